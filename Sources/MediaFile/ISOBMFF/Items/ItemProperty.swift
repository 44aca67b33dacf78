/// A property that items share: geometry, colour, how to decode.
package enum ItemProperty: Hashable, Sendable {
  /// Stored size (`ispe`).
  case size(width: Int, height: Int)
  /// Quarter turns against the clock (`irot`).
  case rotation(Int)
  /// `imir`.
  case mirror(MirrorAxis)
  /// `clap`.
  case cleanAperture(CleanAperture)
  /// `pasp`.
  case pixelAspect(horizontal: Int, vertical: Int)
  /// `colr`.
  case color(ColorInformation)
  /// Bits of each channel (`pixi`).
  case channelDepths([Int])
  /// What the decoder is set up with; its content is located (`hvcC`, `av1C`, `avcC` …).
  case decoderConfiguration(FourCC, Range<Int>)
  /// A URN and what may follow it (`auxC`).
  case auxiliaryType(String)
  /// `mdcv`.
  case masteringDisplay(Range<Int>)
  /// `clli`.
  case lightLevel(maximum: Int, average: Int)
  case other(FourCC, Box)

  package enum MirrorAxis: Hashable, Sendable {
    /// Top and bottom change places.
    case horizontal
    /// Left and right change places.
    case vertical
  }
}

extension ItemProperty {
  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 64)
    switch box.type {
    case "ispe":
      try cursor.skip(4)
      self = .size(width: Int(try cursor.u32()), height: Int(try cursor.u32()))
    case "irot": self = .rotation(Int(try cursor.u8() & 3))
    case "imir": self = .mirror(try cursor.u8() & 1 == 0 ? .vertical : .horizontal)
    case "clap": self = .cleanAperture(try CleanAperture(&cursor))
    case "pasp":
      self = .pixelAspect(horizontal: Int(try cursor.u32()), vertical: Int(try cursor.u32()))
    case "colr":
      guard let color = try ColorInformation(box, source) else {
        self = .other(box.type, box)
        return
      }
      self = .color(color)
    case "pixi":
      try cursor.skip(4)
      var depths: [Int] = []
      for _ in 0..<(try cursor.u8()) { depths.append(Int(try cursor.u8())) }
      self = .channelDepths(depths)
    case "hvcC", "av1C", "avcC", "lhvC", "vvcC", "evcC", "jpgC", "j2kH", "uncC":
      self = .decoderConfiguration(box.type, box.content)
    case "auxC":
      try cursor.skip(4)
      self = .auxiliaryType(try cursor.text())
    case "mdcv": self = .masteringDisplay(box.content)
    case "clli": self = .lightLevel(maximum: Int(try cursor.u16()), average: Int(try cursor.u16()))
    default: self = .other(box.type, box)
    }
  }
}
