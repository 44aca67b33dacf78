/// The directory of a maker note whose layout is TIFF's: Sony's, Panasonic's, Samsung's,
/// Olympus' and Casio's.
package struct MakerNoteDirectory {
  package enum Maker: Hashable, Sendable { case sony, panasonic, samsung, olympus, casio }

  package let maker: Maker
  private let file: TIFFFile
  private let directory: TIFFDirectory

  /// nil where the note is another maker's or its directory cannot be read.
  package init?(_ note: MakerNoteBlock, in exif: ExifBlock) {
    let make = exif.make?.lowercased() ?? ""
    if note.begins(with: "SONY DSC ") || note.begins(with: "SONY CAM ") {
      self.init(.sony, exif.file, at: note.offset + 12)
    } else if note.begins(with: "Panasonic\0") {
      self.init(.panasonic, exif.file, at: note.offset + 12)
    } else if note.begins(with: "QVC\0") {
      self.init(.casio, exif.file, at: note.offset + 6)
    } else if note.begins(with: "OLYMPUS\0") || note.begins(with: "OM SYSTEM\0") {
      // The header ends in a byte order and a version, as in `II 03 00`.
      let header = note.begins(with: "OM") ? 16 : 12
      let isBig = note.bytes.dropFirst(header - 4).starts(with: Array("MM".utf8))
      self.init(.olympus, note, isBig ? .bigEndian : .littleEndian, at: header)
    } else if make.hasPrefix("samsung") {
      self.init(.samsung, note, note.byteOrder, at: 0)
    } else if make.hasPrefix("sony") {
      // Phones leave the signature out.
      self.init(.sony, exif.file, at: note.offset)
    } else {
      return nil
    }
  }

  private init?(_ maker: Maker, _ file: TIFFFile, at offset: Int) {
    guard let directory = try? file.directory(at: offset) else { return nil }
    (self.maker, self.file, self.directory) = (maker, file, directory)
  }

  /// Of a note whose offsets count from its own first byte.
  private init?(_ maker: Maker, _ note: MakerNoteBlock, _ order: ByteOrder, at offset: Int) {
    let source = ArraySource(note.bytes)
    self.init(
      maker, TIFFFile(headless: source, order, firstDirectory: offset), at: offset)
  }

  /// Another directory of the note, to which a field points.
  package func directory(at tag: UInt16) -> MakerNoteDirectory? {
    integer(tag).flatMap { MakerNoteDirectory(maker, file, at: $0) }
  }

  package func has(_ tag: UInt16) -> Bool { directory[TIFFTag(rawValue: tag)] != nil }

  package func text(_ tag: UInt16) -> String? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.text(of: $0) }
  }

  package func integer(_ tag: UInt16) -> Int? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.integer(of: $0) }
  }
}
