/// Looks for many byte strings at once.
struct NeedleSearch {
  typealias Needle = PrivateValues.Needle

  /// By their first four bytes; shorter ones are not searched for.
  private var starts: [UInt32: [Needle]] = [:]
  /// Which first two bytes occur, so that most positions cost one look.
  private var pairs = [Bool](repeating: false, count: 65_536)
  let longest: Int

  init(_ needles: [Needle]) {
    longest = needles.map(\.bytes.count).max() ?? 0
    for needle in needles where needle.bytes.count >= 4 {
      starts[Self.key(needle.bytes, at: 0), default: []].append(needle)
      pairs[Int(needle.bytes[0]) << 8 | Int(needle.bytes[1])] = true
    }
  }

  var isEmpty: Bool { starts.isEmpty }

  /// The needles that occur in a haystack.
  func matches(in haystack: [UInt8]) -> Set<Needle> {
    var result: Set<Needle> = []
    guard !isEmpty, haystack.count >= 4 else { return result }
    for index in 0...haystack.count - 4 {
      guard pairs[Int(haystack[index]) << 8 | Int(haystack[index + 1])],
        let candidates = starts[Self.key(haystack, at: index)]
      else { continue }
      for needle in candidates where needle.bytes.count <= haystack.count - index {
        let part = haystack[index..<index + needle.bytes.count]
        if part.elementsEqual(needle.bytes) { result.insert(needle) }
      }
    }
    return result
  }

  private static func key(_ bytes: [UInt8], at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[index + $1]) }
  }
}
