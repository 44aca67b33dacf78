import MediaFile

/// What stays of a file in which nothing moves, and what goes.
///
/// Nothing is written before all is known: what must go may be the same bytes as something that
/// stays, but it may never share some of them.
struct KeptBytes {
  private enum Content: Hashable {
    case original
    /// As many bytes or fewer; zeros follow.
    case bytes([UInt8])
    /// Parts of the file itself and new bytes, as many or fewer.
    case splice(Splice)
  }

  private var kept: [(range: Range<Int>, content: Content)] = []
  private var gone: [Range<Int>] = []

  /// Keeps bytes as they are. Values may be shared: the same range may be kept twice.
  mutating func keep(_ range: Range<Int>) { add(range, .original) }

  /// Keeps a range with other bytes in it, of the same or a smaller number.
  mutating func write(_ bytes: [UInt8], at range: Range<Int>) { add(range, .bytes(bytes)) }

  /// Keeps a range with parts of the file in it, of the same or a smaller length.
  mutating func write(_ splice: Splice, at range: Range<Int>) { add(range, .splice(splice)) }

  /// Gives up a range, unless the very same one is kept for another field.
  mutating func remove(_ range: Range<Int>) { if !range.isEmpty { gone.append(range) } }

  private mutating func add(_ range: Range<Int>, _ content: Content) {
    if !range.isEmpty { kept.append((range, content)) }
  }

  /// The end of what is kept.
  var end: Int { kept.map(\.range.upperBound).max() ?? 0 }
}

extension KeptBytes {
  /// The changes that this comes to, and the bytes of which nothing was said.
  ///
  /// - Throws: ``MediaFileError`` with `truncated` where something kept leaves the file, `corrupt`
  ///   where what is kept overlaps without being the same, or shares bytes with what must go.
  func settle(
    in source: any ByteSource
  ) throws(MediaFileError) -> (patches: Patches, unreferenced: [Range<Int>]) {
    var patches = Patches()
    var claims: [(range: Range<Int>, content: Content)] = []
    for claim in kept.sorted(by: Self.isBefore) {
      guard claim.range.lowerBound >= 0, claim.range.upperBound <= source.count else {
        throw MediaFileError(
          .truncated, "a value or picture that leaves the file", at: claim.range.lowerBound)
      }
      let content = try normalized(claim.content, claim.range, source)
      if let last = claims.last, claim.range.lowerBound < last.range.upperBound {
        guard claim.range == last.range, content == last.content else {
          throw MediaFileError(
            .corrupt, "values, pictures or directories that overlap", at: claim.range.lowerBound)
        }
        continue
      }
      claims.append((claim.range, content))
      switch content {
      case .original: break
      case .bytes(let bytes): patches.write(bytes, at: claim.range.lowerBound)
      case .splice(let splice): patches.replace(claim.range, with: splice)
      }
    }
    let freed = try freed(beside: claims.map(\.range), count: source.count)
    for range in freed { patches.zero(range) }
    return (patches, Self.gaps(between: claims.map(\.range), freed, count: source.count))
  }

  private static func isBefore(
    _ a: (range: Range<Int>, content: Content), _ b: (range: Range<Int>, content: Content)
  ) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }

  /// New bytes of full length; the original's where they are the same.
  private func normalized(
    _ content: Content, _ range: Range<Int>, _ source: any ByteSource
  ) throws(MediaFileError) -> Content {
    guard case .bytes(let bytes) = content else { return content }
    guard bytes.count <= range.count else {
      throw MediaFileError(.corrupt, "a value too long for its place", at: range.lowerBound)
    }
    let padded = bytes + [UInt8](repeating: 0, count: range.count - bytes.count)
    return padded == (try source.bytes(range)) ? .original : .bytes(padded)
  }

  /// What goes and is not kept for another reason.
  private func freed(
    beside claims: [Range<Int>], count: Int
  ) throws(MediaFileError) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var index = 0
    for range in gone.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let range = range.clamped(to: 0..<count)
      guard !range.isEmpty else { continue }
      while index < claims.count, claims[index].upperBound <= range.lowerBound { index += 1 }
      guard index < claims.count, claims[index].lowerBound < range.upperBound else {
        result.append(range)
        continue
      }
      guard claims[index] == range else {
        throw MediaFileError(
          .corrupt, "a value that must go shares bytes with one that stays", at: range.lowerBound)
      }
    }
    return result
  }

  private static func gaps(
    between kept: [Range<Int>], _ freed: [Range<Int>], count: Int
  ) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var position = 0
    for range in (kept + freed).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if range.lowerBound > position { result.append(position..<range.lowerBound) }
      position = max(position, range.upperBound)
    }
    if position < count { result.append(position..<count) }
    return result
  }
}
