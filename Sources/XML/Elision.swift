/// Cuts the ends of long values and texts from a document; it stays as well-formed as it is.
///
/// expat keeps a whole start tag in memory, and some cameras put megabytes of base 64 into one.
struct Elision {
  private enum Place { case text, tag, value(quote: UInt8), reference }

  private let limit: Int
  private var place = Place.text
  /// Where a reference goes back to.
  private var outer = Place.text
  /// Bytes since the text or value began.
  private var length = 0
  private var isCutting = false

  init(keeping limit: Int) { self.limit = limit }

  mutating func shorten(_ bytes: [UInt8]) -> [UInt8] {
    var kept: [UInt8] = []
    kept.reserveCapacity(bytes.count)
    for byte in bytes where keeps(byte) { kept.append(byte) }
    return kept
  }

  private mutating func keeps(_ byte: UInt8) -> Bool {
    switch (place, byte) {
    case (_, .less):
      // It stands in no value; so whatever was taken for one, as in a comment, ends here.
      place = .tag
    case (.reference, .semicolon): place = outer
    case (.reference, _): break
    case (.text, .ampersand), (.value, .ampersand): (outer, place) = (place, .reference)
    case (.tag, .greater): (place, length) = (.text, 0)
    case (.tag, .quote), (.tag, .apostrophe): (place, length) = (.value(quote: byte), 0)
    case (.value(let quote), _) where byte == quote: place = .tag
    case (.text, _), (.value, _):
      length += 1
      // Cut between characters; the ends of comments, sections and instructions stay.
      if length <= limit {
        isCutting = false
      } else if byte & 0xC0 != 0x80 {
        isCutting = true
      }
      return !isCutting || [.greater, .hyphen, .bracket, .question].contains(byte)
    default: break
    }
    return true
  }
}

extension UInt8 {
  fileprivate static let less = UInt8(ascii: "<")
  fileprivate static let greater = UInt8(ascii: ">")
  fileprivate static let ampersand = UInt8(ascii: "&")
  fileprivate static let semicolon = UInt8(ascii: ";")
  fileprivate static let quote = UInt8(ascii: "\"")
  fileprivate static let apostrophe = UInt8(ascii: "'")
  fileprivate static let hyphen = UInt8(ascii: "-")
  fileprivate static let bracket = UInt8(ascii: "]")
  fileprivate static let question = UInt8(ascii: "?")
}
