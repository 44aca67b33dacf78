import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ jpeg: JPEGFile) throws(MediaFileError) {
    let frame = jpeg.frame
    facts.bitDepth = frame.precision
    facts.codec = "jpeg"
    switch frame.components.count {
    case 1, 2: facts.channels = .gray
    case 3: facts.channels = .rgb
    default: facts.channels = .cmyk
    }
    for part in jpeg.parts { try gather(part, of: jpeg) }
    // After Exif, wherever the segments stand: Exif speaks first.
    for part in jpeg.parts(.xmp) { try gather(xmp: PieceSource(of: jpeg.source, part.body)) }
    for extended in try jpeg.extendedXMP() { try gather(xmp: extended.packet) }
    if let profile = try jpeg.iccProfile() { describeColor(profile) }
    setSize(width: frame.width, height: frame.height)
    let index = try? MultiPicture(jpeg)
    try gather(index, of: jpeg)
    gatherGainMap(of: jpeg, index)
    gatherClip(of: jpeg.source)
    if FLIRRecords(jpeg)?.hasLocation == true { found(.location, in: "jpeg.flir.gps") }
    if !jpeg.strays.isEmpty { warn("bytes between its segments belong to none") }
    try judgeEnd(of: jpeg)
  }

  private mutating func gather(_ part: JPEGPart, of jpeg: JPEGFile) throws(MediaFileError) {
    switch part.content {
    case .exif:
      guard let exif = try? ExifBlock(jpeg.source, in: part.body) else {
        return warn("its Exif cannot be read")
      }
      gather(exif)
    case .jfxx: found(.thumbnails, in: "jfxx")
    case .photoshop: gather(photoshop: try PieceSource(of: jpeg.source, part.body))
    case .c2pa: found(.provenance, in: "c2pa")
    case .comment: found(.captions, in: "jpeg.comment")
    case .application(let name): found(.makerNotes, in: "jpeg." + name)
    default: break
    }
  }
}
