/// A block of the same length in which only what is kept is not zero.
///
/// What is never kept (removed values, what no field refers to, freed entries) is gone by
/// construction, and nothing that stays moves.
struct KeptBytes {
  private let original: [UInt8]
  private(set) var result: [UInt8]
  private var claims: [Range<Int>: Int] = [:]
  private var isKept: [Bool]

  init(_ original: [UInt8]) {
    self.original = original
    result = [UInt8](repeating: 0, count: original.count)
    isKept = [Bool](repeating: false, count: original.count)
  }

  /// Keeps bytes as they are. Values may be shared: the same range may be kept twice.
  ///
  /// - Returns: Whether the range lies within the block and overlaps nothing but its equal.
  mutating func keep(_ range: Range<Int>) -> Bool {
    write(Array(original[range.clamped(to: 0..<original.count)]), at: range)
  }

  /// Keeps a range with other bytes in it, of the same or a smaller number.
  mutating func write(_ bytes: [UInt8], at range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= original.count, bytes.count <= range.count
    else { return false }
    if claims[range] != nil { return result[range].starts(with: bytes) }
    guard !range.contains(where: { isKept[$0] }) else { return false }
    claims[range] = 1
    for index in range { isKept[index] = true }
    result.replaceSubrange(range.lowerBound..<range.lowerBound + bytes.count, with: bytes)
    return true
  }

  /// Whether a range that must go shares bytes with something kept, other than being the same
  /// value.
  func collides(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<original.count)
    return claims[range] == nil && range.contains { isKept[$0] }
  }

  /// Brings back everything that no field refers to.
  ///
  /// - Parameter removed: What fields refer to, but must go.
  mutating func keepUnreferenced(except removed: [Range<Int>]) {
    var isRemoved = [Bool](repeating: false, count: original.count)
    for range in removed {
      for index in range.clamped(to: 0..<original.count) { isRemoved[index] = true }
    }
    for index in original.indices where !isKept[index] && !isRemoved[index] {
      result[index] = original[index]
    }
  }

  /// Whether bytes that no field refers to say anything.
  func hasUnreferenced(except removed: [Range<Int>]) -> Bool {
    var copy = self
    copy.keepUnreferenced(except: removed)
    return copy.result != result
  }

  /// The end of what is kept.
  var end: Int { (isKept.lastIndex(of: true) ?? -1) + 1 }
}
