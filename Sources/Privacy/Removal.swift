package import JobSpec
package import MediaFile

/// How a file becomes one that tells nothing of what a policy removes: a splice, and what it costs.
package struct Removal: Hashable, Sendable {
  /// The cleaned file in terms of the source.
  package var splice: Splice
  /// Groups of which something was found and removed.
  package var removed: [PrivacyGroup]
  /// What stays because the picture would not look the same without it, as `icc`, `gainMap`.
  package var kept: [String]
  /// Carriers of which nobody can say what they tell.
  package var unknown: [String]
  /// What goes although no group asked for it, as `motionPhoto`.
  package var invalidated: [String]
  /// Entropy-coded data of the source, which the splice copies as it is.
  package var scans: [Range<Int>]
  /// What the removed fields said, for ``Proof`` to search for in the result.
  package var values: PrivateValues
}

extension Removal {
  /// Plans the removal; reads structure and metadata, never pixels.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - format: What it is.
  ///   - policy: What must go.
  ///   - pairing: What becomes of the identifier that pairs a Live Photo with its movie.
  /// - Returns: A plan, to be proved on its result by ``Proof``.
  /// - Throws: ``PrivacyError``; any doubt about a carrier is one.
  package static func plan(
    of source: any ByteSource, format: FileFormat, policy: PrivacyPolicy,
    pairing: LivePhotoPairing
  ) throws(PrivacyError) -> Removal {
    var ledger = Ledger(policy: policy, pairing: pairing)
    let splice =
      ledger.isActive
      ? try Cleaner.clean(source, format: format, &ledger) : Splice(copying: 0..<source.count)
    return Removal(
      splice: splice, removed: ledger.removed.sorted(), kept: ledger.kept.sorted(),
      unknown: ledger.unknown.sorted(), invalidated: ledger.invalidated.sorted(),
      scans: ledger.scans, values: ledger.values)
  }
}

/// Finds the cleaner of a container.
enum Cleaner {
  static let formats: [FileFormat] =
    [.jpeg, .png, .webP, .gif, .jpegXL, xmp] + TIFFFileCleaner.formats + pictures + movies

  static let xmp = MediaFormat.xmp.fileFormat

  /// HEIF of any codec, and sequences of such pictures.
  static let pictures = [
    FileFormat.heic, .heif, .avif, MediaFormat.heicSequence.fileFormat,
    MediaFormat.heifSequence.fileFormat, MediaFormat.avci.fileFormat,
    MediaFormat.avifSequence.fileFormat,
  ]

  /// QuickTime and its descendants.
  static let movies = [
    FileFormat.quickTimeMovie, .mpeg4Movie, MediaFormat.m4v.fileFormat,
    MediaFormat.threeGPP.fileFormat, MediaFormat.threeGPP2.fileFormat,
    MediaFormat.mpeg4Audio.fileFormat,
  ]

  static func clean(
    _ source: any ByteSource, format: FileFormat, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice {
    switch format {
    case .jpeg: try JPEGCleaner(source).clean(&ledger)
    case .png: try PNGCleaner(source).clean(&ledger)
    case .webP: try WebPCleaner(source).clean(&ledger)
    case .gif: try GIFCleaner(source).clean(&ledger)
    case .jpegXL: try JPEGXLCleaner(source).clean(&ledger)
    case xmp: try SidecarCleaner.clean(source, &ledger)
    case _ where TIFFFileCleaner.formats.contains(format):
      try TIFFFileCleaner.clean(source, &ledger)
    case _ where pictures.contains(format): try cleanBoxes(source, "heif", &ledger)
    case _ where movies.contains(format): try cleanBoxes(source, "movie", &ledger)
    default: throw .unsupported(format)
    }
  }

  private static func cleanBoxes(
    _ source: any ByteSource, _ name: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Splice {
    var cleaner = try BoxFileCleaner(source, name: name)
    return try cleaner.clean(&ledger)
  }
}

extension MediaFormat {
  fileprivate var fileFormat: FileFormat { FileFormat(rawValue: uniformTypeIdentifier) }
}
