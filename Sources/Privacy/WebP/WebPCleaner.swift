import JobSpec
import MediaFile

/// Cleans a WebP by leaving out and rewriting chunks; flags and sizes follow what is left.
struct WebPCleaner {
  let source: any ByteSource
  private let file: RIFFChunks
  private var header: WebPHeader

  /// - Throws: ``PrivacyError`` where the structure is not whole.
  init(_ source: any ByteSource) throws(PrivacyError) {
    self.source = source
    do throws(MediaFileError) {
      file = try RIFFChunks(source)
      guard file.form == "WEBP" else {
        throw MediaFileError(.unsupportedFormat, "a RIFF file that is no WebP", at: 8)
      }
      header = try WebPHeader(source, file.chunks)
    } catch { throw PrivacyError(error, in: "webp") }
  }

  /// The cleaned file in terms of the source.
  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    var body = Splice()
    var flags = header.flags.subtracting([.exif, .xmp])
    for chunk in file.chunks where chunk.id != "VP8X" {
      guard try append(chunk, to: &body, &ledger) else { continue }
      if chunk.id == "EXIF" { flags.insert(.exif) }
      if chunk.id == "XMP " { flags.insert(.xmp) }
    }
    if file.end < source.count {
      _ = try ledger.removes(.opaque(nil, costs: "trailer"), in: "webp.trailer")
    }
    var result = Splice()
    if let extended = file.chunks.first(where: { $0.id == "VP8X" }) {
      if flags == header.flags {
        result.copy(extended.range)
      } else {
        var changed = header
        changed.flags = flags
        result.insert(RIFFChunk.encode("VP8X", changed.encode()))
      }
    }
    result.append(body)
    do throws(MediaFileError) {
      let whole = try result.asWebP()
      // An equal header is copied, so that a file in which nothing changed stays itself.
      let head = try source.bytes(0..<12)
      guard case .bytes(let written) = whole.pieces.first, written.prefix(12) == head[...] else {
        return whole
      }
      var same = Splice(copying: 0..<12)
      same.append(result)
      return same
    } catch { throw PrivacyError(error, in: "webp") }
  }

  /// Appends a chunk as it stays.
  ///
  /// - Returns: Whether anything of it stays.
  private func append(
    _ chunk: RIFFChunk, to body: inout Splice, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Bool {
    let name = Self.name(chunk.id)
    switch try clean(chunk, name, &ledger) {
    case .removed: return false
    case .replaced(let bytes): body.insert(RIFFChunk.encode(chunk.id, bytes))
    case .unchanged:
      if chunk.id == "ANMF" { return try appendFrame(chunk, to: &body, &ledger) }
      body.copy(chunk.range)
      if !chunk.range.count.isMultiple(of: 2) { body.insert([0]) }
    }
    return true
  }

  private func clean(
    _ chunk: RIFFChunk, _ name: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    switch chunk.id {
    case "EXIF": return try ExifCleaner.clean(try data(chunk), in: name, &ledger)
    case "XMP ": return try XMPCleaner.clean(try data(chunk), in: name, &ledger)
    default:
      guard try ledger.removes(Self.meaning(chunk.id), in: name) else { return .unchanged }
      try ledger.values.remove(chunk.data, of: source, from: name)
      return .removed
    }
  }

  /// An animation's frame holds chunks of its own.
  private func appendFrame(
    _ frame: RIFFChunk, to body: inout Splice, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Bool {
    let geometry = 16
    guard frame.data.count >= geometry else {
      throw PrivacyError(.corrupt, "webp.ANMF: a frame without a size.", carriers: ["webp"])
    }
    let start = frame.data.lowerBound
    let chunks: [RIFFChunk]
    do {
      chunks = try RIFFChunk.list(source, in: start + geometry..<frame.data.upperBound)
    } catch { throw PrivacyError(error, in: "webp.ANMF") }
    var content = Splice(copying: start..<start + geometry)
    for chunk in chunks {
      if !["ALPH", "VP8 ", "VP8L"].contains(chunk.id),
        try ledger.removes(.unknown, in: "webp.ANMF.\(chunk.id)")
      {
        continue
      }
      content.copy(chunk.range)
      if !chunk.range.count.isMultiple(of: 2) { content.insert([0]) }
    }
    if content.count == frame.data.count {
      body.copy(frame.range)
    } else {
      body.insert(Array("ANMF".utf8) + ByteOrder.littleEndian.bytes32(content.count))
      body.append(content)
    }
    return true
  }

  private func data(_ chunk: RIFFChunk) throws(PrivacyError) -> [UInt8] {
    guard chunk.data.count <= 1 << 26 else {
      throw PrivacyError(.limitExceeded, "\(Self.name(chunk.id)) is too large.")
    }
    do { return try source.bytes(chunk.data) } catch { throw PrivacyError(error, in: "webp") }
  }

  static func meaning(_ id: FourCC) -> Meaning {
    switch id {
    case "VP8 ", "VP8L", "ALPH", "ANMF": .structure
    case "ANIM": .rendering("animation")
    case "ICCP": .rendering("icc")
    case "C2PA": .opaque(.provenance, costs: "provenance")
    default: .unknown
    }
  }

  private static func name(_ id: FourCC) -> String {
    switch id {
    case "EXIF": "webp.exif"
    case "XMP ": "webp.xmp"
    default: "webp.\(id)"
    }
  }
}
