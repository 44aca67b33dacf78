import JobSpec
import MediaFile

/// Composes a rendition's Exif block.
struct ExifComposer {
  struct Size: Hashable, Sendable {
    var width: Int
    var height: Int
    /// 1…8.
    var orientation: Int
  }

  private let policy: PrivacyPolicy
  private let size: Size
  /// Longer values are not what a field of this list holds.
  private static let limit = 4096

  init(_ policy: PrivacyPolicy, _ size: Size) {
    self.policy = policy
    self.size = size
  }

  /// The block; `nil` where it would say nothing that the picture does not say itself.
  func compose(from source: ExifBlock?) -> [UInt8]? {
    var block = TIFFBlock(byteOrder: source?.file.byteOrder ?? .bigEndian)
    if let source {
      block.main = fields(Self.main, of: source, in: .main(0))
      block.exif = fields(Self.exif, of: source, in: .exif)
      if keeps(.location) { block.gps = gps(of: source) }
    }
    guard !block.isEmpty || size.orientation != 1 else { return nil }
    block.main.append(block.short(.orientation, size.orientation))
    block.exif += [
      TIFFBlock.Field(.exifVersion, .undefined, count: 4, value: Array("0232".utf8)),
      block.long(.pixelXDimension, size.width), block.long(.pixelYDimension, size.height),
    ]
    return block.encode()
  }

  private func keeps(_ group: PrivacyGroup) -> Bool { !policy.remove.contains(group) }

  private func fields(
    _ list: [(PrivacyGroup, [TIFFTag])], of source: ExifBlock, in role: TIFFTree.Role
  ) -> [TIFFBlock.Field] {
    list.filter { keeps($0.0) }.flatMap(\.1).compactMap { field($0, of: source, in: role) }
  }

  private func gps(of source: ExifBlock) -> [TIFFBlock.Field] {
    let times = [TIFFTag.GPS.timeStamp, TIFFTag.GPS.dateStamp]
    return (0...0x1F).map { TIFFTag(rawValue: $0) }
      .filter { keeps(.time) || !times.contains($0) }
      .compactMap { field($0, of: source, in: .gps) }
  }

  /// A field with its value as the source stores it.
  private func field(
    _ tag: TIFFTag, of source: ExifBlock, in role: TIFFTree.Role
  ) -> TIFFBlock.Field? {
    guard let entry = source.entry(tag, in: role), entry.count > 0,
      let value = try? source.file.bytes(of: entry, limit: Self.limit), !value.isEmpty
    else { return nil }
    return TIFFBlock.Field(tag, entry.type, count: entry.count, value: value)
  }
}

// MARK: - The list

extension ExifComposer {
  private static let main: [(PrivacyGroup, [TIFFTag])] = [
    (.camera, [.make, .model]),
    (.time, [.dateTime]),
    (.captions, [.imageDescription, .rating]),
    (.creator, [.artist]),
    (.copyright, [.copyright]),
  ]

  private static let exif: [(PrivacyGroup, [TIFFTag])] = [
    (
      .camera,
      [
        .exposureTime, .fNumber, .exposureProgram, .isoSpeed, .sensitivityType, .shutterSpeedValue,
        .apertureValue, .brightnessValue, .exposureBias, .maxApertureValue, .subjectDistance,
        .meteringMode, .lightSource, .flash, .focalLength, .exposureMode, .whiteBalance,
        .digitalZoomRatio, .focalLengthIn35mm, .sceneCaptureType, .lensSpecification, .lensMake,
        .lensModel,
      ]
    ),
    (
      .time,
      [
        .dateTimeOriginal, .dateTimeDigitized, .offsetTime, .offsetTimeOriginal,
        .offsetTimeDigitized, .subSecTime, .subSecTimeOriginal, .subSecTimeDigitized,
      ]
    ),
    (.creator, [.cameraOwnerName, .photographer]),
    (.captions, [.imageTitle]),
    (.serials, [.bodySerialNumber, .lensSerialNumber]),
    (.identifiers, [.imageUniqueID]),
  ]
}
