/// Finds where the attributes of a start tag are, which expat does not say.
///
/// It looks only at tags that expat has found well-formed, so anything unexpected ends the search, and the
/// caller sees by the number of attributes that the two disagree.
struct TagScanner {
  struct Place {
    let whole: Range<Int>
    let value: Range<Int>
  }

  private let document: [UInt8]
  private let width: Int
  /// Where in a code unit its low byte is.
  private let lowByte: Int

  init(document: [UInt8]) {
    self.document = document
    switch (document.first ?? 0, document.dropFirst().first ?? 0) {
    case (0xff, 0xfe), (0x3c, 0): (width, lowByte) = (2, 0)
    case (0xfe, 0xff), (0, 0x3c): (width, lowByte) = (2, 1)
    default: (width, lowByte) = (1, 0)
    }
  }

  /// The attributes in order, without the declarations of namespaces.
  func attributes(ofTagAt range: Range<Int>) -> [Place] {
    var places: [Place] = []
    var position = skip(from: range.lowerBound, to: range.upperBound) {
      !$0.isSpace && $0 != .slash
    }
    while position < range.upperBound {
      let start = position
      let name = skip(from: start, to: range.upperBound) { $0.isSpace }
      let nameEnd = skip(from: name, to: range.upperBound) { !$0.isSpace && $0 != .equals }
      let open = skip(from: nameEnd, to: range.upperBound) { $0.isSpace || $0 == .equals }
      guard nameEnd > name, let quote = unit(at: open, before: range.upperBound), quote.isQuote
      else { break }
      let close = skip(from: open + width, to: range.upperBound) { $0 != quote }
      guard close < range.upperBound else { break }
      position = close + width
      if !isDeclaration(name..<nameEnd) {
        places.append(Place(whole: start..<position, value: (open + width)..<close))
      }
    }
    return places
  }

  /// `xmlns` or `xmlns:…`.
  private func isDeclaration(_ name: Range<Int>) -> Bool {
    let units = stride(from: name.lowerBound, to: name.upperBound, by: width).prefix(6)
      .compactMap { unit(at: $0, before: name.upperBound) }
    let word = Array("xmlns:".utf8)
    return units == word || (units == word.dropLast() && name.count == 5 * width)
  }

  private func skip(from start: Int, to end: Int, while test: (UInt8) -> Bool) -> Int {
    var position = start
    while let unit = unit(at: position, before: end), test(unit) { position += width }
    return position
  }

  /// The code unit at an offset, 0 for one beyond ASCII, `nil` at the end.
  private func unit(at offset: Int, before end: Int) -> UInt8? {
    guard offset + width <= end else { return nil }
    if width == 2 && document[offset + 1 - lowByte] != 0 { return 0 }
    return document[offset + lowByte]
  }
}

extension UInt8 {
  fileprivate static let slash = UInt8(ascii: "/")
  fileprivate static let equals = UInt8(ascii: "=")

  fileprivate var isSpace: Bool { [0x20, 0x09, 0x0a, 0x0d].contains(self) }
  fileprivate var isQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
