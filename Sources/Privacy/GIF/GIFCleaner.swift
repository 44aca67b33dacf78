import JobSpec
import MediaFile

/// Cleans a GIF by leaving out blocks; nothing in it knows where anything else stands.
struct GIFCleaner {
  private let source: any ByteSource
  private let file: GIFFile
  private let end: Int

  /// - Throws: ``PrivacyError`` where the structure is not whole.
  init(_ source: any ByteSource) throws(PrivacyError) {
    self.source = source
    do { file = try GIFFile(source) } catch { throw PrivacyError(error, in: "gif") }
    guard let end = file.end else {
      throw PrivacyError(.truncated, "gif: the image has no end.", carriers: ["gif"])
    }
    self.end = end
  }

  /// The cleaned file in terms of the source.
  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    let first = file.blocks.first?.range.lowerBound ?? end - 1
    var pieces = [Splice(copying: 0..<first)]
    var control: Int?
    for block in file.blocks {
      let piece = try clean(block, &ledger)
      // How a text is drawn goes with it: else it would be said of the next image.
      if block.content == .plainText, piece == nil, let control { pieces.remove(at: control) }
      control = nil
      guard let piece else { continue }
      if block.content == .graphicControl { control = pieces.count }
      pieces.append(piece)
    }
    pieces.append(Splice(copying: end - 1..<end))
    var result = Splice()
    for piece in pieces { result.append(piece) }
    if let trailer = file.trailer {
      if try ledger.removes(GIFMeaning.trailer, in: "gif.trailer") {
        try ledger.values.remove(trailer, of: source, from: "gif.trailer")
      } else {
        result.copy(trailer)
      }
    }
    return result
  }

  /// The block as it stays; `nil` where it goes.
  private func clean(
    _ block: GIFFile.Block, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice? {
    if block.content == .application(GIFMeaning.xmp) { return try packet(block, &ledger) }
    let (name, meaning) = GIFMeaning.of(block.content, length: block.range.count)
    guard try ledger.removes(meaning, in: "gif.\(name)") else {
      if block.content == .comment { ledger.values.keep(try text(block)) }
      return Splice(copying: block.range)
    }
    switch block.content {
    case .comment, .plainText: ledger.values.remove(text: try text(block), from: "gif.\(name)")
    default: try ledger.values.remove(block.range, of: source, from: "gif.\(name)")
    }
    return nil
  }

  /// XMP between the block's head and the ramp that ends it.
  private func packet(
    _ block: GIFFile.Block, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice? {
    do {
      let packet = try GIFPacket.source(block, in: source)
      let start = block.range.lowerBound + GIFPacket.headLength
      let bytes = try packet.bytes(0..<packet.count)
      switch try XMPCleaner.clean(bytes, in: "gif.xmp", &ledger) {
      case .unchanged: return Splice(copying: block.range)
      case .removed: return nil
      case .replaced(let new):
        var result = Splice(copying: block.range.lowerBound..<start)
        result.insert(new)
        result.copy(start + packet.count..<block.range.upperBound)
        return result
      }
    } catch let error as MediaFileError {
      throw PrivacyError(error, in: "gif.xmp")
    } catch let error as PrivacyError {
      throw error
    } catch {
      throw PrivacyError(.corrupt, "gif.xmp: cannot be read.", carriers: ["gif.xmp"])
    }
  }

  /// The first piece of a text, of at most 255 letters.
  private func text(_ block: GIFFile.Block) throws(PrivacyError) -> [UInt8] {
    do {
      var start = block.range.lowerBound + 2
      if block.content == .plainText { start += 1 + Int(try source.byte(at: start)) }
      guard start < block.range.upperBound else { return [] }
      let length = Int(try source.byte(at: start))
      return try source.bytes(start + 1..<min(start + 1 + length, block.range.upperBound))
    } catch {
      throw PrivacyError(error, in: "gif")
    }
  }
}
