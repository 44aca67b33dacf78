/// What Apple's cameras note beside Exif.
///
/// The note is a directory of its own, always big-endian, whose offsets count from its first byte.
package struct AppleMakerNote {
  private let file: TIFFFile
  private let directory: TIFFDirectory

  private static let headerLength = 14
  private static let sizeLimit = 1 << 20

  /// nil where the block's maker note is absent or another maker's.
  package init?(_ exif: ExifBlock) {
    guard let entry = exif.entry(.makerNote, in: .exif),
      let note = try? exif.file.bytes(of: entry, limit: Self.sizeLimit),
      note.count > Self.headerLength, note.starts(with: Array("Apple iOS\0".utf8))
    else { return nil }
    // The note's header gives way to one that points behind it, so that it reads as a TIFF block.
    let header: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, UInt8(Self.headerLength)]
    guard let file = try? TIFFFile(header + note.dropFirst(header.count)),
      let directory = try? file.directory(at: file.firstDirectory)
    else { return nil }
    self.file = file
    self.directory = directory
  }

  /// What pairs a Live Photo's still with its movie.
  package var contentIdentifier: String? { text(0x0011) }
  package var burstIdentifier: String? { text(0x000B) }
  /// 1 ProRAW, 2 portrait, 10 photo, 12 scene.
  package var captureType: Int? { integer(0x0014) }
  /// 6 is the front camera.
  package var cameraType: Int? { integer(0x002E) }
  package var isFrontFacing: Bool { integer(0x0045) == 1 }

  private func text(_ tag: UInt16) -> String? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.text(of: $0) }
  }

  private func integer(_ tag: UInt16) -> Int? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.integer(of: $0) }
  }
}
