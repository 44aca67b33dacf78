import JobSpec
import MediaFile

// MARK: - Pixels, thumbnails and previews

extension TIFFCleaner {
  /// What a directory's pairs of fields point to.
  struct Picture {
    var range: Range<Int>
    /// The field that says where.
    var tag: TIFFTag
    var lengthTag: TIFFTag
  }

  /// The strips, tiles and thumbnails that a directory describes.
  ///
  /// - Throws: ``PrivacyError`` where a file does not say how long one is, or it leaves the file.
  ///   A thumbnail that leaves an Exif block is none.
  func pictures(of directory: TIFFDirectory) throws(PrivacyError) -> [Picture] {
    var result: [Picture] = []
    for (tag, lengthTag) in TIFFDirectory.pictureFields {
      guard let offset = directory[tag] else { continue }
      guard let length = directory[lengthTag],
        let starts = try? file.integers(of: offset, limit: 1 << 20), starts.count == offset.count,
        let counts = try? file.integers(of: length, limit: 1 << 20), counts.count == length.count,
        starts.count == counts.count
      else {
        guard vocabulary.isFile else { continue }
        throw doubt("nobody can say where the pixels of \(tag.hex) end")
      }
      for (start, count) in zip(starts, counts) where count > 0 {
        guard start >= 0, start <= source.count, count <= source.count - start else {
          guard vocabulary.isFile else { continue }
          throw PrivacyError(
            .truncated, "\(vocabulary.name): pixels are missing.", carriers: [vocabulary.name])
        }
        result.append(Picture(range: start..<start + count, tag: tag, lengthTag: lengthTag))
      }
    }
    return result
  }

  /// Keeps what the directory's fields point to; a preview is a picture with metadata of its own.
  mutating func withPictures(
    _ entries: [Entry], of directory: TIFFDirectory, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Entry] {
    var entries = entries
    let compression = directory[.compression].flatMap { file.integer(of: $0) } ?? 1
    for picture in try pictures(of: directory) {
      guard entries.contains(where: { $0.entry.tag == picture.tag }) else {
        kept.remove(picture.range)
        continue
      }
      guard try isWithMetadata(picture, compression) else {
        kept.keep(picture.range)
        continue
      }
      let length = try clean(picture, &ledger)
      if picture.tag == .thumbnailOffset, let length,
        let index = entries.firstIndex(where: { $0.entry.tag == picture.lengthTag })
      {
        let size = entries[index].entry.type.size ?? 4
        entries[index].replacement = file.byteOrder.bytes(UInt64(length), width: size)
      }
    }
    return entries
  }

  /// Cleans a JPEG in its place; zeros follow it.
  ///
  /// - Returns: Its new length, where that changes.
  private mutating func clean(
    _ picture: Picture, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Int? {
    let name =
      picture.tag == .thumbnailOffset
      ? "\(vocabulary.name).thumbnail" : "\(vocabulary.name).preview"
    do {
      let start = picture.range.lowerBound
      let range = start..<(try source.endOfContent(in: picture.range))
      let block = try PieceSource(of: source, range)
      let splice = try JPEGCleaner(block, name: name, depth: 2).clean(&ledger)
      guard !splice.isIdentity(ofCount: block.count) else {
        kept.keep(picture.range)
        return nil
      }
      var inFile = Splice()
      inFile.append(splice, from: start)
      kept.write(inFile, at: picture.range)
      return splice.count
    } catch let error as MediaFileError {
      throw PrivacyError(error, in: name)
    } catch let error as PrivacyError {
      throw error
    } catch {
      throw doubt("a preview cannot be read")
    }
  }

  /// Whether a picture is a JPEG that could say anything besides its pixels.
  ///
  /// Thumbnails are whole files; strips and tiles of the JPEG family may be, and are if anything
  /// stands before the scan that only a file has.
  private func isWithMetadata(
    _ picture: Picture, _ compression: Int
  ) throws(PrivacyError) -> Bool {
    do {
      guard picture.range.count > 4 else { return false }
      let start = picture.range.lowerBound
      let head = try source.bytes(start..<start + 4)
      if compression == 52_546, head == [0, 0, 0, 12] {
        throw doubt("a tile that is a JPEG XL file of its own")
      }
      guard head.starts(with: [0xFF, 0xD8, 0xFF]) else { return false }
      if picture.tag == .thumbnailOffset { return true }
      guard [6, 7, 34_892].contains(compression) else { return false }
      return try hasApplicationData(in: picture.range)
    } catch let error as MediaFileError {
      throw PrivacyError(error, in: vocabulary.name)
    } catch let error as PrivacyError {
      throw error
    } catch {
      throw doubt("a picture cannot be read")
    }
  }

  func isJPEG(_ picture: Picture) throws(PrivacyError) -> Bool {
    let start = picture.range.lowerBound
    do {
      let head = try source.bytes(start..<min(start + 3, picture.range.upperBound))
      return head == [0xFF, 0xD8, 0xFF]
    } catch { throw PrivacyError(error, in: vocabulary.name) }
  }

  private func hasApplicationData(in range: Range<Int>) throws(MediaFileError) -> Bool {
    var position = range.lowerBound + 2
    while position + 4 <= range.upperBound {
      let head = try source.bytes(position..<position + 4)
      // What is no segment is pixels.
      guard head[0] == 0xFF, head[1] != 0xDA, head[1] >= 0xC0 else { return false }
      if (0xE0...0xEF).contains(head[1]) || head[1] == 0xFE { return true }
      position += 2 + (Int(head[2]) << 8 | Int(head[3]))
    }
    return false
  }
}

extension TIFFDirectory {
  /// The pairs of fields that say where pixels are and how many bytes they have.
  static let pictureFields: [(TIFFTag, TIFFTag)] = [
    (.thumbnailOffset, .thumbnailLength), (.stripOffsets, .stripByteCounts),
    (.tileOffsets, .tileByteCounts),
  ]
}
