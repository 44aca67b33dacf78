import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Reads a HEIF file of either layout.
  mutating func gather(heif source: any ByteSource) throws(MediaFileError) {
    let boxes = try TopLevelBoxes(source).boxes
    guard let box = boxes.first("mini"), boxes.first("meta") == nil else {
      return try gather(HEIFFile(source))
    }
    let picture = try MinimizedPicture(box, source)
    facts.orientation = picture.orientation
    setSize(width: picture.width, height: picture.height)
    // The orientation is part of the picture, as in the other layout.
    facts.orientation = 1
    facts.bitDepth = picture.bitDepth
    facts.channels = picture.isMonochrome ? .gray : .rgb
    facts.hasAlpha = picture.hasAlpha
    facts.codec =
      picture.codec?.description ?? (format == .avif ? "av01" : format == .heic ? "hvc1" : nil)
    if let color = picture.color { describeColor(color) }
    if picture.hasGainMap { facts.hdr = facts.hdr ?? "isoGainMap" }
    if picture.hasExif || picture.hasXMP {
      // What stands in them is not read, so each of them may tell anything.
      if picture.hasExif { found(.makerNotes, in: "heif.mini.exif") }
      if picture.hasXMP { found(.history, in: "heif.mini.xmp") }
      warn("its Exif and XMP stand in the low-overhead layout, and are not read")
    }
  }
}
