import MediaFile

/// Files that libheif up to 1.15 refuses as a whole, though it decodes their pictures.
enum LibheifLimits {
  /// The coded data that is held in memory for it.
  private static let byteLimit = 128 << 20

  /// The picture alone, where the file binds blocks and auxiliary pictures to two items at once, as iOS 18
  /// does to the picture and its tone map; `nil` where libheif reads the file as it is.
  static func readablePart(of bytes: SourceBytes) -> SourceBytes? {
    guard bytes.count <= byteLimit, let graph = try? HEIFFile(bytes.window()).graph,
      graph.references.contains(where: {
        ["auxl", "cdsc", "thmb"].contains($0.type) && $0.to.count > 1
      }),
      !graph.auxiliaries(of: graph.primary).contains(where: { AuxiliaryPicture($0.type) == .alpha }
      ),
      let file = try? HEIFExtract.file(of: graph.primary, in: graph)
    else { return nil }
    return try? SourceBytes(holding: file)
  }
}
