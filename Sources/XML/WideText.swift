/// Turns a document in UTF-16 that comes in pieces into UTF-8, so that its values can be cut like
/// any other's; other documents pass as they are.
struct WideText {
  private enum Order { case unknown, narrow, big, little }

  private var order = Order.unknown
  /// Bytes that wait for what follows: of the first two, or of one unit.
  private var waiting: [UInt8] = []
  /// The first half of a character outside the basic plane.
  private var high: UInt16?

  /// Whether the document is in UTF-16, as far as it has come.
  var isWide: Bool { order == .big || order == .little }

  /// Half characters become a byte that no UTF-8 has, so that they stay damage.
  mutating func narrow(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    if order == .narrow { return bytes }
    let given = waiting + bytes
    waiting = []
    if order == .unknown {
      guard given.count >= 2 || isLast else {
        waiting = given
        return []
      }
      order = Self.order(of: given)
      if order == .narrow { return given }
    }
    var text: [UInt8] = []
    text.reserveCapacity(given.count)
    for start in stride(from: 0, to: given.count - 1, by: 2) {
      let (first, second) = (UInt16(given[start]), UInt16(given[start + 1]))
      add(order == .big ? first << 8 | second : second << 8 | first, to: &text)
    }
    if !given.count.isMultiple(of: 2) { waiting = given.suffix(1) }
    if isLast, high != nil || !waiting.isEmpty { text.append(Self.damage) }
    return text
  }

  /// By the byte order mark, or by the first “<” (XML 1.0, appendix F).
  private static func order(of head: [UInt8]) -> Order {
    switch Array(head.prefix(2)) {
    case [0xFE, 0xFF], [0, UInt8(ascii: "<")]: .big
    case [0xFF, 0xFE], [UInt8(ascii: "<"), 0]: .little
    default: .narrow
    }
  }

  private mutating func add(_ unit: UInt16, to text: inout [UInt8]) {
    if let first = high {
      high = nil
      if UTF16.isTrailSurrogate(unit) {
        let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        return Self.append(value, to: &text)
      }
      text.append(Self.damage)
    }
    if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      Self.append(UInt32(unit), to: &text)
    }
  }

  private static func append(_ value: UInt32, to text: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return text.append(damage) }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private static let damage: UInt8 = 0xFF
}
