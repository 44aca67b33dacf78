import AssetFacts
import Compression
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ picture: JPEGXLFile) throws(MediaFileError) {
    for box in picture.boxes { try gather(box, of: picture.source) }
    let header = picture.header
    // The orientation is part of the picture, as in HEIF; Exif's only repeats it.
    facts.orientation = 1
    let isTurned = header.orientation >= 5
    facts.width = isTurned ? header.height : header.width
    facts.height = isTurned ? header.width : header.height
    facts.bitDepth = header.bitDepth
    facts.channels = header.isGray ? .gray : .rgb
    facts.hasAlpha = header.hasAlpha
    facts.codec = "jxl"
    if header.hasDepth { found(.depth, in: "jxl.depth") }
    if let color = header.color { describeColor(color) }
    if header.isAnimation {
      facts.frames = max(2, picture.indexedFrames ?? 2)
      if picture.indexedFrames == nil {
        warn("an animation without a frame index: of its frames only two are counted")
      }
    }
    if let trailer = picture.trailer { warn("\(trailer.count) bytes follow the last box") }
  }

  /// Bytes of a packed box, which is unpacked in memory.
  private static let packedLimit = 2 << 20

  private mutating func gather(_ box: Box, of source: any ByteSource) throws(MediaFileError) {
    switch box.type {
    case "jhgm": facts.hdr = facts.hdr ?? "isoGainMap"
    case "brob":
      guard box.content.count >= 4, box.content.count <= Self.packedLimit,
        let bytes = try? source.bytes(box.content),
        let content = try? Brotli.decompress(Array(bytes.dropFirst(4)), limit: Self.packedLimit)
      else { return warn("a packed box cannot be read") }
      let type = FourCC(rawValue: UInt32(ByteOrder.bigEndian.uint32(bytes, at: 0) ?? 0))
      try gather(type, ArraySource(content))
    default: try gather(box.type, PieceSource(of: source, box.content))
    }
  }

  private mutating func gather(
    _ type: FourCC, _ content: any ByteSource
  ) throws(MediaFileError) {
    switch type {
    case "Exif":
      // The first four bytes say how far on the block begins.
      guard let head = try? content.bytes(0..<4),
        let skip = ByteOrder.bigEndian.uint32(head, at: 0), skip <= content.count - 4,
        let exif = try? ExifBlock(content, in: 4 + skip..<content.count)
      else { return warn("its Exif cannot be read") }
      gather(exif)
    case "xml ": try gather(xmp: content)
    case "jumb": found(.provenance, in: "c2pa")
    default: break
    }
  }
}
