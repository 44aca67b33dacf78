import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ picture: JPEG2000File) throws(MediaFileError) {
    facts.codec = "jp2k"
    facts.bitDepth = picture.bitDepth
    facts.hasAlpha = picture.hasAlpha
    facts.channels =
      if picture.hasPalette { .palette } else if picture.colorSpace == 12 {
        .cmyk
      } else if picture
        .components < 3
      { .gray } else { .rgb }
    switch picture.colorSpace {
    case 16: facts.colorProfile = "sRGB"
    case 18: facts.colorProfile = "sYCC"
    default: break
    }
    if let profile = picture.profile {
      describeColor(try PieceSource(of: picture.source, profile))
    }
    for box in picture.boxes { try gather(box, of: picture) }
    setSize(width: picture.width, height: picture.height)
  }

  private mutating func gather(_ box: Box, of picture: JPEG2000File) throws(MediaFileError) {
    let content = try PieceSource(of: picture.source, box.content)
    switch box.type {
    case "xml ": found(.captions, in: "jp2.xml")
    case "jumb": found(.provenance, in: "c2pa")
    case "uuid" where box.isXMP: try gather(xmp: content)
    case "uuid" where box.isC2PA: found(.provenance, in: "c2pa")
    case "uuid" where box.userType.map { $0.elementsEqual("JpgTiffExif->JP2".utf8) } ?? false:
      guard let exif = try? ExifBlock(content) else { return warn("its Exif cannot be read") }
      gather(exif)
    case "uuid" where box.userType?.prefix(4) == [0xB1, 0x4B, 0xF8, 0xBD]:
      found(.location, in: "jp2.geotiff")
    case "uuid" where box.userType?.prefix(4) == [0x33, 0xC7, 0xA4, 0xD2]:
      found(.captions, in: "jp2.iptc")
      gather(photoshop: content)
    default: break
    }
  }
}
