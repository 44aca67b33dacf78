/// The fields that JPEG XL headers are made of (ISO/IEC 18181-1, annex B).
struct JPEGXLFields {
  /// One of the four ways in which a number may be written.
  enum Choice {
    case `is`(Int)
    /// A number of so many bits, and what is added to it.
    case plus(Int, Int)
  }

  private var cursor: BitCursor

  init(_ bytes: [UInt8]) { cursor = BitCursor(bytes, first: .lowest) }

  mutating func flag() throws(MediaFileError) -> Bool { try cursor.bit() }
  mutating func bits(_ count: Int) throws(MediaFileError) -> Int { try cursor.bits(count) }
  mutating func skip(_ count: Int) throws(MediaFileError) { try cursor.skip(count) }

  mutating func number(
    _ a: Choice, _ b: Choice, _ c: Choice, _ d: Choice
  ) throws(MediaFileError) -> Int {
    switch [a, b, c, d][try cursor.bits(2)] {
    case .is(let value): return value
    case .plus(let base, let count): return base + (try cursor.bits(count))
    }
  }

  mutating func enumeration() throws(MediaFileError) -> Int {
    try number(.is(0), .is(1), .plus(2, 4), .plus(18, 6))
  }

  /// SizeHeader.
  mutating func size() throws(MediaFileError) -> (width: Int, height: Int) {
    let isSmall = try flag()
    let height = try side(isSmall)
    let ratio = try bits(3)
    return (ratio == 0 ? try side(isSmall) : Self.width(height, ratio), height)
  }

  private mutating func side(_ isSmall: Bool) throws(MediaFileError) -> Int {
    isSmall
      ? 8 * (1 + (try bits(5))) : try number(.plus(1, 9), .plus(1, 13), .plus(1, 18), .plus(1, 30))
  }

  private static func width(_ height: Int, _ ratio: Int) -> Int {
    let (over, under) = [(1, 1), (1, 1), (6, 5), (4, 3), (3, 2), (16, 9), (5, 4), (2, 1)][ratio]
    return height * over / under
  }

  /// PreviewHeader.
  mutating func skipPreview() throws(MediaFileError) {
    let isSmall = try flag()
    try skipPreviewSide(isSmall)
    if try bits(3) == 0 { try skipPreviewSide(isSmall) }
  }

  private mutating func skipPreviewSide(_ isSmall: Bool) throws(MediaFileError) {
    _ =
      isSmall
      ? try number(.is(16), .is(32), .plus(1, 5), .plus(33, 9))
      : try number(.plus(1, 6), .plus(65, 8), .plus(321, 10), .plus(1345, 12))
  }

  /// AnimationHeader: ticks a second, loops, time codes.
  mutating func skipAnimation() throws(MediaFileError) {
    _ = try number(.is(100), .is(1000), .plus(1, 10), .plus(1, 30))
    _ = try number(.is(1), .is(1001), .plus(1, 8), .plus(1, 10))
    _ = try number(.is(0), .plus(0, 3), .plus(0, 16), .plus(0, 32))
    try skip(1)
  }

  mutating func bitDepth() throws(MediaFileError) -> (bits: Int, isFloat: Bool) {
    guard try flag() else {
      return (try number(.is(8), .is(10), .is(12), .plus(1, 6)), false)
    }
    let bits = try number(.is(32), .is(16), .is(24), .plus(1, 6))
    try skip(4)
    return (bits, true)
  }

  /// ExtraChannelInfo; says the channel's type: 0 alpha, 1 depth, 2 spot colour, 5 colour filter …
  mutating func extraChannel() throws(MediaFileError) -> Int {
    if try flag() { return 0 }
    let type = try enumeration()
    _ = try bitDepth()
    _ = try number(.is(0), .is(3), .is(4), .plus(1, 3))
    try skip(8 * (try number(.is(0), .plus(0, 4), .plus(16, 5), .plus(48, 10))))
    switch type {
    case 0: try skip(1)
    case 2: try skip(64)
    case 5: _ = try number(.is(1), .plus(0, 2), .plus(3, 4), .plus(19, 8))
    default: break
    }
    return type
  }

  /// Chromaticities of custom colours, two numbers each.
  mutating func skipPoints(_ count: Int) throws(MediaFileError) {
    for _ in 0..<2 * count {
      _ = try number(.plus(0, 19), .plus(524_288, 19), .plus(1_048_576, 20), .plus(2_097_152, 21))
    }
  }
}
