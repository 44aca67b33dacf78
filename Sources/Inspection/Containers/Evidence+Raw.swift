import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ raw: RAFFile) {
    if let preview = raw.preview { gather(previewOf: raw.source, preview) }
    facts.codec = "raf"
    guard let size = raw.size else { return warn("the size of its picture cannot be told") }
    setSize(width: size.width, height: size.height)
  }

  /// Takes the size that Panasonic keeps as the borders of what the sensor saw.
  mutating func gather(panasonicSizeOf tiff: ExifBlock) {
    let borders = [0x04, 0x05, 0x06, 0x07].compactMap {
      tiff.integer(TIFFTag(rawValue: $0))
    }
    facts.codec = format == .rw2 ? "rw2" : nil
    guard format == .rw2, borders.count == 4, borders[2] > borders[0], borders[3] > borders[1],
      borders.allSatisfy({ (0...1 << 20).contains($0) })
    else { return warn("the size of its picture cannot be told") }
    setSize(width: borders[3] - borders[1], height: borders[2] - borders[0])
  }

  mutating func gather(_ raw: X3FFile) {
    for preview in raw.previews { gather(previewOf: raw.source, preview) }
    facts.codec = "x3f"
    let isTurned = raw.rotation == 90 || raw.rotation == 270
    facts.orientation = [90: 6, 180: 3, 270: 8][raw.rotation] ?? 1
    facts.width = isTurned ? raw.height : raw.width
    facts.height = isTurned ? raw.width : raw.height
  }

  mutating func gather(_ raw: CR3File) {
    facts.codec = "CRAW"
    if let main = raw.exif("CMT1", as: .main(0)) {
      gather(main)
      if let width = main.integer(.imageWidth), let height = main.integer(.imageLength) {
        setSize(width: width, height: height)
      }
    } else {
      warn("its Exif cannot be read")
    }
    if facts.width == nil, let size = raw.movie.videoTrack?.uprightSize {
      setSize(width: size.width, height: size.height)
    }
    if let settings = raw.exif("CMT2", as: .exif) { gather(settings: settings) }
    if let place = raw.exif("CMT4", as: .gps), place.hasLocation {
      found(.location, in: "exif.gps")
    }
    if raw.directories["CMT3"] != nil { found(.makerNotes, in: "exif.makerNote") }
    if raw.hasThumbnail { found(.thumbnails, in: "exif.thumbnail") }
    for box in raw.movie.boxes where box.isXMP {
      if let packet = try? PieceSource(of: raw.movie.source, box.content) {
        try? gather(xmp: packet)
      }
    }
  }

  /// Takes what the Exif directory tells where it is a block of its own.
  private mutating func gather(settings: ExifBlock) {
    var part = Evidence(format: format, bytes: facts.bytes, name: name)
    part.gather(settings)
    facts.captured = part.facts.captured ?? facts.captured
    facts.lens = part.facts.lens ?? facts.lens
    facts.sensitive += part.facts.sensitive
    lensModel = part.lensModel
    exposureTime = part.exposureTime
    customRendered = part.customRendered
    userComment = part.userComment
    hasCameraSettings = part.hasCameraSettings
  }

  /// Takes the Exif that a raw file keeps in its preview.
  private mutating func gather(previewOf source: any ByteSource, _ range: Range<Int>) {
    guard let window = try? PieceSource(of: source, range), let jpeg = try? JPEGFile(window),
      let part = jpeg.first(.exif), let exif = try? ExifBlock(window, in: part.body)
    else { return }
    gather(exif)
  }
}
