/// What Apple's cameras note beside Exif.
///
/// The note is a directory of its own, always big-endian, whose offsets count from its first byte.
package struct AppleMakerNote {
  private let file: TIFFFile
  private let directory: TIFFDirectory

  private static let headerLength = 14

  /// nil where the block's maker note is absent or another maker's.
  package init?(_ exif: ExifBlock) {
    guard let note = MakerNoteBlock(exif) else { return nil }
    self.init(note)
  }

  /// nil where the note is another maker's.
  package init?(_ note: MakerNoteBlock) {
    guard note.begins(with: "Apple iOS\0") else { return nil }
    file = TIFFFile(
      headless: ArraySource(note.bytes), .bigEndian, firstDirectory: Self.headerLength)
    guard let directory = try? file.directory(at: file.firstDirectory) else { return nil }
    self.directory = directory
  }

  /// What pairs a Live Photo's still with its movie.
  package var contentIdentifier: String? { text(0x0011) }
  package var burstIdentifier: String? { text(0x000B) }
  /// One picture, whatever is made of it.
  package var imageIdentifier: String? { text(0x0015) }
  package var photoIdentifier: String? { text(0x002B) }
  /// 3 HDR, 4 the original of one.
  package var hdrImageType: Int? { integer(0x000A) }
  /// 1 ProRAW, 2 portrait, 10 photo, 11 manual focus, 12 scene.
  package var captureType: Int? { integer(0x0014) }
  /// 0 the back's wide camera, 1 the back's, 6 the front's.
  package var cameraType: Int? { integer(0x002E) }
  package var isFrontFacing: Bool { integer(0x0045) == 1 }
  package var colorTemperature: Int? { integer(0x002D) }
  /// How much brighter than white the gain map makes it, see ``hdrGain``.
  package var hdrHeadroom: Double? { number(0x0021) }
  package var hdrGain: Double? { number(0x0030) }
  /// Time since the camera was started, in seconds.
  package var runTime: Double? { timeScale?.seconds }

  /// Where in the movie of a Live Photo the still was taken, in seconds. Ordinary photos carry it
  /// too, and there it means nothing.
  package var livePhotoVideoTime: Double? {
    guard contentIdentifier != nil, let index = integer(0x0017), let scale = timeScale?.scale,
      index >= 0
    else { return nil }
    return Double(index) / scale
  }

  /// The property list of tag 3: a count, how many of it make a second, an epoch, flags.
  private var timeScale: (seconds: Double, scale: Double)? {
    guard let entry = directory[TIFFTag(rawValue: 0x0003)],
      let bytes = try? file.bytes(of: entry, limit: 4096),
      let values = BinaryPropertyList(bytes)?.integers, let scale = values["timescale"], scale > 0,
      let value = values["value"]
    else { return nil }
    return (Double(value) / Double(scale), Double(scale))
  }

  /// Whether nothing is in it but what its gain map's rendering and the pair's movie need.
  package var isBare: Bool {
    directory.entries.allSatisfy { [0x0001, 0x0011, 0x0021, 0x0030].contains($0.tag.rawValue) }
  }

  private func text(_ tag: UInt16) -> String? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.text(of: $0) }
  }

  private func integer(_ tag: UInt16) -> Int? {
    directory[TIFFTag(rawValue: tag)].flatMap { file.integer(of: $0) }
  }

  private func number(_ tag: UInt16) -> Double? {
    guard let entry = directory[TIFFTag(rawValue: tag)] else { return nil }
    return (try? file.rationals(of: entry, limit: 1))?.first?.double
  }
}
