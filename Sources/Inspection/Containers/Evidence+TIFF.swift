import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Takes the directories of a TIFF or of a camera raw file written as one.
  mutating func gather(tiff: ExifBlock) throws(MediaFileError) {
    guard let first = tiff.tree[.main(0)] else {
      throw tiff.tree.problems.first
        ?? MediaFileError(.corrupt, "a TIFF without a directory", at: 0)
    }
    gather(tiff)
    for node in tiff.tree.nodes {
      if let entry = node.directory[.xmp], let packet = try? tiff.file.source(of: entry) {
        try gather(xmp: packet)
      }
      if let entry = node.directory[.iptc],
        let block = try? tiff.file.bytes(of: entry, limit: 1 << 20)
      {
        gather(photoshop: ArraySource(block))
      }
    }
    let picture = Self.mainPicture(of: tiff) ?? first
    let number = { (tag: TIFFTag) in picture[tag].flatMap { tiff.file.integer(of: $0) } }
    guard let width = number(.imageWidth), let height = number(.imageLength), width > 0, height > 0
    else {
      // What cannot be told of a raw file is left open.
      if format.isRaw {
        gather(panasonicSizeOf: tiff)
        if facts.width == nil { gather(exifSizeOf: tiff) }
        return
      }
      throw MediaFileError(.corrupt, "a TIFF picture without a size", at: picture.extent.lowerBound)
    }
    setSize(width: width, height: height)
    facts.bitDepth = number(.bitsPerSample) ?? 1
    let samples = number(.samplesPerPixel) ?? 1
    switch number(.photometricInterpretation) {
    case 0, 1: facts.channels = .gray
    case 3: facts.channels = .palette
    case 5: facts.channels = .cmyk
    case 2, 6, 8, 9, 10, 32803, 34892: facts.channels = .rgb
    default: facts.channels = samples == 1 ? .gray : nil
    }
    facts.hasAlpha =
      picture[.extraSamples].flatMap { tiff.file.integer(of: $0) }.map { $0 > 0 } ?? false
    facts.frames = format.isRaw ? 1 : max(1, Self.pages(of: tiff))
    if let profile = picture[.iccProfile] ?? first[.iccProfile],
      let bytes = try? tiff.file.bytes(of: profile, limit: 1 << 24)
    {
      describeColor(ArraySource(bytes))
    }
  }

  /// Takes the size that Exif repeats, where the directory of the picture itself cannot be read.
  private mutating func gather(exifSizeOf tiff: ExifBlock) {
    let number = { (tag: TIFFTag) in
      tiff.entry(tag, in: .exif).flatMap { tiff.file.integer(of: $0) }
    }
    guard let width = number(.pixelXDimension), let height = number(.pixelYDimension), width > 0,
      height > 0
    else { return }
    setSize(width: width, height: height)
    warn("the directory of its picture cannot be read: the size is what Exif says")
  }

  /// The full-size picture: not a reduced one, and the largest of what is left.
  private static func mainPicture(of tiff: ExifBlock) -> TIFFDirectory? {
    let pictures = tiff.tree.nodes.filter { node in
      switch node.role {
      case .main, .sub: node.directory[.imageWidth] != nil
      default: false
      }
    }.map(\.directory)
    let number = { (tag: TIFFTag, picture: TIFFDirectory) in
      picture[tag].flatMap { tiff.file.integer(of: $0) } ?? 0
    }
    let whole = pictures.filter { number(.newSubfileType, $0) & 1 == 0 }
    // In plain files the first page is the picture; raw files keep previews before it.
    guard tiff.entry(.subDirectories, in: .main(0)) != nil else { return whole.first }
    return whole.max { number(.imageWidth, $0) < number(.imageWidth, $1) }
  }

  private static func pages(of tiff: ExifBlock) -> Int {
    tiff.tree.nodes.count { node in
      guard case .main = node.role else { return false }
      let kind = node.directory[.newSubfileType].flatMap { tiff.file.integer(of: $0) } ?? 0
      return kind & 1 == 0
    }
  }
}
