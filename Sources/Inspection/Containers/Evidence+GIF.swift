import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ gif: GIFFile) throws(MediaFileError) {
    guard gif.frames > 0 else {
      throw MediaFileError(gif.end == nil ? .truncated : .corrupt, "a GIF without a picture")
    }
    facts.bitDepth = 8
    facts.channels = .palette
    facts.codec = "gif"
    facts.frames = gif.frames
    facts.hasAlpha = gif.hasTransparency
    setSize(width: gif.width, height: gif.height)
    for block in gif.blocks {
      switch block.content {
      case .comment: found(.captions, in: "gif.comment")
      case .plainText: found(.captions, in: "gif.plainText")
      case .application("XMP DataXMP"):
        guard let packet = try? GIFPacket.source(block, in: gif.source) else {
          warn("its XMP cannot be read")
          continue
        }
        try gather(xmp: packet)
      case .application("C2PA_GIF"): found(.provenance, in: "c2pa")
      default: break
      }
    }
    if gif.end == nil { warn("its end is missing") }
    if let trailer = gif.trailer { warn("\(trailer.count) bytes follow the end of the picture") }
  }
}
