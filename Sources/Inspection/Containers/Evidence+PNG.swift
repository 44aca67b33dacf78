import AssetFacts
import Compression
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
    case "iCCP":
      // A name, a method, a zlib stream.
      var cursor = ByteCursor(png.source, in: chunk.data, fetch: 128)
      guard (try? cursor.text(limit: 79)) != nil, (try? cursor.skip(1)) != nil,
        let packed = try? cursor.bytes(cursor.remaining),
        let profile = try? Zlib.inflate(packed, limit: Self.profileLimit)
      else { return warn("its colour profile cannot be read") }
      describeColor(ArraySource(profile))
    case "sRGB": facts.colorProfile = facts.colorProfile ?? "sRGB"
    case "cICP" where chunk.data.count >= 3:
      describeColor(try CodePoints(png: chunk, in: png.source))
    case "pHYs" where chunk.data.count == 9:
      let density = try png.source.bytes(chunk.data)
      // The last byte says whether the unit is known to be the metre.
      if density[8] == 1 { pixelsPerMeter = ByteOrder.bigEndian.uint32(density, at: 0) }
    case "tIME": found(.time, in: "png.time")
    case "caBX": found(.provenance, in: "c2pa")
    case "tEXt", "zTXt", "iTXt": try gather(try png.text(chunk), of: png)
    default: break
    }
  }

  private mutating func gather(_ text: PNGText?, of png: PNGFile) throws(MediaFileError) {
    guard let text else { return }
    if text.keyword == PNGText.xmpKeyword {
      if text.storage == .utf8 { return try gather(xmp: PieceSource(of: png.source, text.text)) }
      guard let packet = try unpacked(text, of: png) else { return warn("its XMP cannot be read") }
      return gather(XMPPacket(packet))
    }
    if text.keyword.hasPrefix("Raw profile type ") { return try gather(rawProfile: text, of: png) }
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

  private static let profileLimit = 16 << 20

  /// Texts are unpacked in memory.
  private static let textLimit = 2 << 20

  /// The bytes of a text; nil where they do not unpack.
  private func unpacked(
    _ text: PNGText, of png: PNGFile
  ) throws(MediaFileError) -> [UInt8]? {
    guard text.text.count <= Self.textLimit else { return nil }
    let stored = try png.source.bytes(text.text)
    switch text.storage {
    case .latin1, .utf8: return stored
    case .compressedLatin1, .compressedUTF8:
      return try? Zlib.inflate(stored, limit: Self.textLimit)
    }
  }

  /// Takes a block that ImageMagick and exiv2 keep as a text of hexadecimal digits.
  private mutating func gather(rawProfile text: PNGText, of png: PNGFile) throws(MediaFileError) {
    guard let block = try unpacked(text, of: png).flatMap({ RawProfile($0)?.block }) else {
      return warn("its text “\(text.keyword)” cannot be read")
    }
    switch text.keyword.dropFirst("Raw profile type ".count).lowercased() {
    case "exif", "app1":
      let xmpSignature = Array("http://ns.adobe.com/xap/1.0/\0".utf8)
      if block.starts(with: xmpSignature) {
        gather(XMPPacket(Array(block.dropFirst(xmpSignature.count))))
      } else if let exif = try? ExifBlock(ArraySource(block)) {
        gather(exif)
      }
    case "xmp": gather(XMPPacket(block))
    case "iptc", "8bim": gather(photoshop: ArraySource(block))
    default: break
    }
  }
}
