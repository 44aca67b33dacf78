import JobSpec
import MediaFile

/// Looks at the metadata of a HEIF file without changing it.
enum HEIFCarriers {
  /// Asks the ledger about each item and box that is not picture.
  ///
  /// - Throws: ``PrivacyError`` where a block cannot be read.
  static func visit(
    _ source: any ByteSource, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let file: HEIFFile
    do { file = try HEIFFile(source) } catch { throw PrivacyError(error, in: "heif") }
    for box in file.boxes where !["ftyp", "meta", "mdat", "free", "skip"].contains(box.type) {
      _ = try ledger.removes(.opaque(nil, costs: "heif.\(box.type)"), in: "heif.\(box.type)")
    }
    if file.trailer != nil {
      _ = try ledger.removes(.opaque(nil, costs: "trailer"), in: "heif.trailer")
    }
    for item in file.graph.items.values.sorted(by: { $0.id < $1.id }) {
      try visit(item, file.graph, &ledger)
    }
  }

  private static func visit(
    _ item: ItemInfo, _ graph: ItemGraph, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    switch item.type {
    case "Exif":
      let data = try data(item, graph)
      guard let offset = ByteOrder.bigEndian.uint32(data, at: 0), offset <= data.count - 4 else {
        guard data.isEmpty else {
          throw PrivacyError(.corrupt, "heif.exif: no block.", carriers: ["heif.exif"])
        }
        return
      }
      _ = try ExifCleaner.clean(Array(data[(4 + offset)...]), in: "heif.exif", &ledger)
    case "mime" where item.contentType == "application/rdf+xml":
      _ = try XMPCleaner.clean(try data(item, graph), in: "heif.xmp", &ledger)
    case "mime", "uri ":
      _ = try ledger.removes(.unknown, in: "heif.\(item.contentType ?? "uri")")
    default: break
    }
  }

  private static func data(
    _ item: ItemInfo, _ graph: ItemGraph
  ) throws(PrivacyError) -> [UInt8] {
    do throws(MediaFileError) {
      let data = try graph.data(of: item.id)
      guard data.count <= 1 << 24 else {
        throw MediaFileError(.limitExceeded, "an item of \(data.count) bytes")
      }
      return try data.bytes(0..<data.count)
    } catch { throw PrivacyError(error, in: "heif") }
  }

  /// Where the colour profiles stand.
  static func profiles(of file: HEIFFile) -> [Range<Int>] {
    file.graph.items.keys.flatMap { item in
      file.graph.properties(of: item).compactMap { property in
        guard case .color(.profile(let range)) = property else { return nil }
        return range
      }
    }
  }
}
