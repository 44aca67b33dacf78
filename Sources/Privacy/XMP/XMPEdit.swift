/// One change of a packet.
struct XMPEdit: Hashable, Sendable {
  var range: Range<Int>
  var text: String

  static func cut(_ range: Range<Int>) -> XMPEdit { XMPEdit(range: range, text: "") }
  static func replace(_ range: Range<Int>, _ text: String) -> XMPEdit {
    XMPEdit(range: range, text: text)
  }

  func covers(_ other: Range<Int>) -> Bool {
    range.lowerBound <= other.lowerBound && other.upperBound <= range.upperBound
  }

  /// The packet with all edits made; a cut takes the blanks before it along.
  static func apply(_ edits: [XMPEdit], to packet: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      var start = edit.range.lowerBound
      if edit.text.isEmpty {
        while start > position, [0x20, 0x09, 0x0A, 0x0D].contains(packet[start - 1]) { start -= 1 }
      }
      result += packet[position..<start]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + packet[position...]
  }
}
