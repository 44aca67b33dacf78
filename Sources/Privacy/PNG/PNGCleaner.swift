import JobSpec
import MediaFile

/// Cleans a PNG by leaving out and rewriting chunks; no chunk knows where another stands.
struct PNGCleaner {
  let source: any ByteSource
  private let file: PNGFile

  /// - Throws: ``PrivacyError`` where the structure is not whole.
  init(_ source: any ByteSource) throws(PrivacyError) {
    self.source = source
    do { file = try PNGFile(source) } catch { throw PrivacyError(error, in: "png") }
    guard file.isComplete else {
      throw PrivacyError(.truncated, "png: the image has no end.", carriers: ["png"])
    }
  }

  /// The cleaned file in terms of the source.
  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    var result = Splice(copying: 0..<8)
    for chunk in file.chunks {
      switch try clean(chunk, &ledger) {
      case .unchanged: result.copy(chunk.range)
      case .removed: break
      case .replaced(let bytes): result.insert(bytes)
      }
    }
    if let trailer = file.trailer {
      if try ledger.removes(.opaque(nil, costs: "trailer"), in: "png.trailer") {
        // Some writers end a picture twice, and the first end stays.
        ledger.values.keep(PNGChunk.encode("IEND", []))
        try ledger.values.remove(trailer, of: source, from: "png.trailer")
      } else {
        result.copy(trailer)
      }
    }
    return result
  }

  /// What becomes of a chunk; a replacement is a whole chunk.
  private func clean(
    _ chunk: PNGChunk, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    switch chunk.type {
    case "eXIf", "zxIf", "exIf":
      let name = "png.exif"
      let cleaned = try ExifCleaner.clean(try data(chunk), in: name, &ledger)
      guard case .replaced(let bytes) = cleaned else { return cleaned }
      return .replaced(PNGChunk.encode(chunk.type, bytes))
    case "tEXt", "zTXt", "iTXt":
      return try PNGTextCleaner(chunk, in: file).clean(&ledger)
    default:
      let name = "png.\(chunk.type)"
      guard try ledger.removes(try meaning(chunk.type), in: name) else { return .unchanged }
      try ledger.values.remove(chunk.data, of: source, from: name)
      return .removed
    }
  }

  private func data(_ chunk: PNGChunk) throws(PrivacyError) -> [UInt8] {
    guard chunk.data.count <= 1 << 26 else {
      throw PrivacyError(.limitExceeded, "png.\(chunk.type) is too large.")
    }
    do { return try source.bytes(chunk.data) } catch { throw PrivacyError(error, in: "png") }
  }

  private func meaning(_ type: FourCC) throws(PrivacyError) -> Meaning {
    if let meaning = Self.meanings[type] { return meaning }
    // A chunk whose name begins with a capital is needed to show the picture.
    guard type.rawValue >> 24 & 0x20 != 0 else {
      throw PrivacyError(
        .corrupt, "png.\(type): an unknown chunk that the picture needs.",
        carriers: ["png.\(type)"])
    }
    return .unknown
  }

  static let meanings: [FourCC: Meaning] = [
    "IHDR": .structure, "PLTE": .structure, "IDAT": .structure, "IEND": .structure,
    "CgBI": .structure, "hIST": .structure, "sPLT": .structure, "sBIT": .structure,
    "bKGD": .rendering(nil), "pHYs": .rendering(nil), "sTER": .rendering(nil),
    "oFFs": .rendering(nil), "sCAL": .rendering(nil), "tRNS": .rendering(nil),
    "gAMA": .rendering("color"), "cHRM": .rendering("color"), "sRGB": .rendering("color"),
    "cICP": .rendering("color"), "iCCP": .rendering("icc"), "iCCN": .rendering("icc"),
    "mDCV": .rendering("hdr"), "cLLI": .rendering("hdr"), "mDCv": .rendering("hdr"),
    "cLLi": .rendering("hdr"), "gMAP": .rendering("gainMap"), "gDAT": .rendering("gainMap"),
    "acTL": .rendering("animation"), "fcTL": .rendering("animation"),
    "fdAT": .rendering("animation"), "orNT": .rendering("orientation"),
    "vpAg": .rendering(nil), "caNv": .rendering(nil), "gIFg": .rendering(nil),
    "tIME": .tells(.time),
    "caBX": .opaque(.provenance, costs: "provenance"),
    // A distance to pixels that no longer is right when anything before them changes.
    "iDOT": .opaque(nil, costs: "iDOT"),
    "dSIG": .opaque(.provenance, costs: "signature"),
    "gIFt": .tells(.captions), "gIFx": .unknown,
  ]
}
