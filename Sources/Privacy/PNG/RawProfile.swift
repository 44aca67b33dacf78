import MediaFile

/// A metadata block as a hex dump in a text chunk, as ImageMagick and exiv2 write it.
struct RawProfile: Hashable, Sendable {
  /// `exif`, `APP1`, `iptc`, `8bim`, `xmp`, `icc`, `icm`.
  let name: String

  private static let keyword = "Raw profile type "

  init?(keyword: String) {
    guard keyword.hasPrefix(Self.keyword) else { return nil }
    name = String(keyword.dropFirst(Self.keyword.count))
  }

  /// What the block is; `nil` for what nobody knows.
  func kind(of content: [UInt8]) -> Meaning.Nested? {
    switch name.lowercased() {
    // `APP1` holds either; Exif says so by its first letters.
    case "exif", "app1": .exif
    case "xmp": .xmp
    // Bare datasets, or Photoshop's resources around them.
    case "iptc": Self.decode(content)?.first == 0x1C ? .iptc : .photoshop
    case "8bim": .photoshop
    case "icc", "icm": .profile
    default: nil
    }
  }

  /// A block without what a JPEG's segment would have before it.
  func unwrapped(_ block: [UInt8]) -> [UInt8] { Array(block.dropFirst(wrapping(of: block).count)) }

  /// A cleaned block with what stood before it.
  func wrapped(_ block: [UInt8], like original: [UInt8]) -> [UInt8] {
    wrapping(of: original) + block
  }

  private func wrapping(of block: [UInt8]) -> [UInt8] {
    [JPEGSignature.photoshop, .xmp].map(\.prefix).first { block.starts(with: $0) } ?? []
  }

  /// The bytes of a dump: a name and a length on lines of their own, then hex digits.
  static func decode(_ text: [UInt8]) -> [UInt8]? {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard lines.count >= 2,
      let length = Int(String(decoding: lines[1].filter { $0 != 0x20 }, as: UTF8.self))
    else { return nil }
    var digits: [UInt8] = []
    for line in lines.dropFirst(2) {
      for character in line where character > 0x20 {
        guard let value = Character(Unicode.Scalar(character)).hexDigitValue else { return nil }
        digits.append(UInt8(value))
      }
    }
    guard digits.count == 2 * length else { return nil }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  func encode(_ block: [UInt8]) -> [UInt8] {
    let digits = Array("0123456789abcdef".utf8)
    var text = Array("\n\(name)\n\(block.count)".utf8)
    for (index, byte) in block.enumerated() {
      if index.isMultiple(of: 36) { text.append(UInt8(ascii: "\n")) }
      text += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
    return text + [UInt8(ascii: "\n")]
  }
}
