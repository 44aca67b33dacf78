/// The headers of an AVI: its streams and what its information list holds.
package struct AVIFile {
  package struct Stream: Hashable, Sendable {
    /// `vids`, `auds`, `txts`.
    package var type: FourCC
    package var codec: FourCC
    /// Units a second: frames, for pictures.
    package var rate: Double?
    package var length: Int
    package var width = 0
    package var height = 0
  }

  package private(set) var streams: [Stream] = []
  /// `ICRD`, `ISFT`, `INAM` … and `IDIT` of the header list, where cameras put the time.
  package private(set) var information: [FourCC: String] = [:]
  /// Frames of the whole movie, where it has more parts than one.
  package private(set) var allFrames: Int?

  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where it is no AVI, `corrupt` where it
  ///   has no headers, `truncated` where it ends before them.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var position = 12
    // Chunks are walked one by one, since a cut recording is shorter than its header says.
    for _ in 0..<1024 {
      guard position <= source.count - 12 else { break }
      let head = try source.bytes(position..<position + 12)
      let size = ByteOrder.littleEndian.uint32(head, at: 4) ?? 0
      let end = min(position + 8 + size, source.count)
      guard RIFFChunk.code(head, at: 0) == "LIST", end >= position + 12 else {
        position += 8 + size + size % 2
        continue
      }
      switch RIFFChunk.code(head, at: 8) {
      case "hdrl": try readHeaders(source, position + 12..<end)
      case "INFO": readInformation(source, position + 12..<end)
      default: break
      }
      position += 8 + size + size % 2
    }
    guard !streams.isEmpty else {
      throw MediaFileError(
        source.count < 2048 ? .truncated : .corrupt, "an AVI without headers of streams", at: 12)
    }
  }

  package var video: Stream? { streams.first { $0.type == "vids" } }

  private mutating func readHeaders(
    _ source: any ByteSource, _ range: Range<Int>
  ) throws(MediaFileError) {
    for chunk in try RIFFChunk.list(source, in: range).prefix(256) {
      if chunk.id == "IDIT" { information["IDIT"] = Self.text(source, chunk.data) }
      guard chunk.id == "LIST", chunk.data.count >= 4 else { continue }
      let inside = try RIFFChunk.list(
        source, in: chunk.data.lowerBound + 4..<chunk.data.upperBound)
      let head = try source.bytes(chunk.data.lowerBound..<chunk.data.lowerBound + 4)
      switch RIFFChunk.code(head, at: 0) {
      case "strl": try readStream(source, inside)
      case "odml":
        if let total = inside.first(where: { $0.id == "dmlh" && $0.data.count >= 4 }) {
          var cursor = ByteCursor(source, in: total.data, order: .littleEndian, fetch: 4)
          allFrames = Int(try cursor.u32())
        }
      default: break
      }
    }
  }

  private mutating func readStream(
    _ source: any ByteSource, _ chunks: [RIFFChunk]
  ) throws(MediaFileError) {
    guard let header = chunks.first(where: { $0.id == "strh" }) else { return }
    var cursor = ByteCursor(source, in: header.data, order: .littleEndian, fetch: 64)
    let type = try cursor.code()
    let handler = try cursor.code()
    try cursor.skip(12)
    let scale = try cursor.u32()
    let rate = try cursor.u32()
    try cursor.skip(4)
    var stream = Stream(
      type: type, codec: handler, rate: scale > 0 ? Double(rate) / Double(scale) : nil,
      length: Int(try cursor.u32()))
    if type == "vids", let format = chunks.first(where: { $0.id == "strf" }),
      format.data.count >= 20
    {
      var cursor = ByteCursor(source, in: format.data, order: .littleEndian, fetch: 40)
      try cursor.skip(4)
      stream.width = Int(try cursor.u32() & 0x7FFF_FFFF)
      stream.height = abs(Int(Int32(bitPattern: try cursor.u32())))
      try cursor.skip(4)
      stream.codec = try cursor.code()
    }
    streams.append(stream)
  }

  private mutating func readInformation(_ source: any ByteSource, _ range: Range<Int>) {
    for chunk in ((try? RIFFChunk.list(source, in: range)) ?? []).prefix(256) {
      information[chunk.id] = Self.text(source, chunk.data)
    }
  }

  private static func text(_ source: any ByteSource, _ range: Range<Int>) -> String? {
    let range = range.lowerBound..<min(range.upperBound, range.lowerBound + 4096)
    guard let bytes = try? source.bytes(range) else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 && $0 != 0x0A }, as: UTF8.self)
  }
}
