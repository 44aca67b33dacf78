import JobSpec

/// Every word that a filter may begin with, as specs spell them.
enum FilterWords {
  static let all: [String] =
    AssetKind.allCases.map(\.rawValue) + ["any", "all", "not"]
    + AssetFilter.Measure.allCases.map(\.rawValue) + AssetFilter.TextField.allCases.map(\.rawValue)
    + ["captured", "format", "orientation", "path", "playbackStyle"]

  /// Formats that have a name of their own in specs.
  static let formats: [(name: String, format: FileFormat)] = [
    ("jpeg", .jpeg), ("png", .png), ("gif", .gif), ("webP", .webP), ("tiff", .tiff),
    ("heic", .heic), ("heif", .heif), ("avif", .avif), ("jpegXL", .jpegXL), ("dng", .dng),
    ("quickTimeMovie", .quickTimeMovie), ("mpeg4Movie", .mpeg4Movie),
  ]

  static let byteUnits: [(name: String, count: @Sendable (Double) -> ByteCount)] = [
    ("bytes", { ByteCount(bytes: Int($0)) }), ("kilobytes", ByteCount.kilobytes),
    ("megabytes", ByteCount.megabytes), ("gigabytes", ByteCount.gigabytes),
    ("kibibytes", ByteCount.kibibytes), ("mebibytes", ByteCount.mebibytes),
    ("gibibytes", ByteCount.gibibytes),
  ]
}
