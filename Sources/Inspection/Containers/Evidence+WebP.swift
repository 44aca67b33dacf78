import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ webP: WebPFile) throws(MediaFileError) {
    facts.bitDepth = 8
    facts.channels = .rgb
    facts.codec = webP.isLossless ? "vp8l" : "vp8"
    facts.frames = webP.frames
    facts.hasAlpha = webP.header.flags.contains(.alpha)
    for chunk in webP.chunks {
      switch chunk.id {
      case "EXIF":
        guard let exif = try? ExifBlock(webP.source, in: chunk.data) else {
          warn("its Exif cannot be read")
          continue
        }
        gather(exif)
      case "XMP ": try gather(xmp: PieceSource(of: webP.source, chunk.data))
      case "ICCP": describeColor(try PieceSource(of: webP.source, chunk.data))
      case "C2PA": found(.provenance, in: "c2pa")
      default: break
      }
    }
    setSize(width: webP.header.width, height: webP.header.height)
    if let trailer = webP.trailer { warn("\(trailer.count) bytes follow the end of the picture") }
  }
}
