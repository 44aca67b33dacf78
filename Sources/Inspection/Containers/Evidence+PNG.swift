import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ png: PNGFile) throws(MediaFileError) {
    let header = png.header
    facts.bitDepth = header.bitDepth
    facts.codec = "png"
    facts.frames = try png.frames()
    facts.hasAlpha =
      [.grayAlpha, .rgbAlpha].contains(header.colorType) || png.first("tRNS") != nil
    facts.channels =
      switch header.colorType {
      case .gray, .grayAlpha: .gray
      case .rgb, .rgbAlpha: .rgb
      case .palette: .palette
      }
    for chunk in png.chunks { try gather(chunk, of: png) }
    setSize(width: header.width, height: header.height)
    if !png.isComplete { warn("its end is missing") }
    if let trailer = png.trailer { warn("\(trailer.count) bytes follow the end of the picture") }
  }

  private mutating func gather(_ chunk: PNGChunk, of png: PNGFile) throws(MediaFileError) {
    switch chunk.type {
    case "eXIf":
      guard let exif = try? ExifBlock(png.source, in: chunk.data) else {
        return warn("its Exif cannot be read")
      }
      gather(exif)
    case "sRGB": facts.colorProfile = facts.colorProfile ?? "sRGB"
    case "cICP" where chunk.data.count >= 3:
      let codes = try png.source.bytes(chunk.data.lowerBound..<chunk.data.lowerBound + 3)
      describeColor(
        CodePoints(primaries: Int(codes[0]), transfer: Int(codes[1]), matrix: Int(codes[2])))
    case "tIME": found(.time, in: "png.time")
    case "caBX": found(.provenance, in: "c2pa")
    case "tEXt", "zTXt", "iTXt": try gather(try png.text(chunk), of: png)
    default: break
    }
  }

  private mutating func gather(_ text: PNGText?, of png: PNGFile) throws(MediaFileError) {
    guard let text, text.keyword != PNGText.xmpKeyword else { return }
    let group: PrivacyGroup =
      switch text.keyword.lowercased() {
      case "author", "artist": .creator
      case "copyright": .copyright
      case "creation time": .time
      case "software", "source", "parameters", "prompt", "workflow": .history
      case "location": .location
      default: .captions
      }
    found(group, in: "png.text." + text.keyword)
  }
}
