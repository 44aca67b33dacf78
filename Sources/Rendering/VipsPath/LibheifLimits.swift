import Heif
import MediaFile

/// Files that libheif up to 1.15 refuses as a whole, though it decodes their pictures.
enum LibheifLimits {
  /// The coded data that is held in memory for it.
  private static let byteLimit = 128 << 20

  /// The picture alone, where libheif does not open the file: one that binds blocks and auxiliary pictures
  /// to two items at once, as iOS 18 does to the picture and its tone map, or whose transformations are not
  /// marked as essential. `nil` where it opens, or nothing helps.
  static func readablePart(of bytes: SourceBytes) -> SourceBytes? {
    guard bytes.count <= byteLimit, !opens(bytes),
      let graph = try? HEIFFile(bytes.window()).graph,
      !graph.auxiliaries(of: graph.primary).contains(where: { AuxiliaryPicture($0.type) == .alpha }
      ),
      let file = try? HEIFExtract.file(of: graph.primary, in: graph)
    else { return nil }
    return try? SourceBytes(holding: file)
  }

  /// Reads structure only.
  private static func opens(_ bytes: SourceBytes) -> Bool {
    let context = try? HeifContext(count: bytes.count) { offset, count in
      try bytes.read(at: offset, count: count)
    }
    guard let context else { return false }
    return (try? context.primaryImage()) != nil
  }
}
