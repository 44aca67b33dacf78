/// Changes that a file takes in place: no byte of it moves, so that offsets stay true.
///
/// Containers that point into themselves (TIFF, HEIF, movies) are edited so. Carried out as the
/// ``Splice`` that they come to, they are no second mechanism.
package struct Patches: Hashable, Sendable {
  /// One change. Patches may come in any order; they must not contradict each other.
  package enum Content: Hashable, Sendable {
    case bytes([UInt8])
    case zeros
    /// Parts of the file and new bytes, as many as there are.
    case splice(Splice)
  }

  private var ranges: [Range<Int>] = []
  private var contents: [Content] = []

  private static let limit = 1 << 20

  package init() {}

  package var isEmpty: Bool { ranges.isEmpty }

  /// Overwrites as many bytes as there are.
  package mutating func write(_ bytes: [UInt8], at position: Int) {
    guard !bytes.isEmpty else { return }
    ranges.append(position..<position + bytes.count)
    contents.append(.bytes(bytes))
  }

  /// Overwrites a range with zeros.
  package mutating func zero(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .zeros = contents.last, let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      return
    }
    ranges.append(range)
    contents.append(.zeros)
  }

  /// Overwrites a range with parts of the file and new bytes, and zeros behind them.
  ///
  /// - Parameters:
  ///   - range: What is overwritten.
  ///   - splice: Of the whole file, and no longer than the range.
  package mutating func replace(_ range: Range<Int>, with splice: Splice) {
    guard !range.isEmpty else { return }
    var splice = splice
    splice.zero(range.count - splice.count)
    ranges.append(range)
    contents.append(.splice(splice))
  }

  /// Takes over the patches of a part of the file, which begins at `start`.
  package mutating func append(_ other: Patches, from start: Int) {
    for (range, content) in zip(other.ranges, other.contents) {
      ranges.append(range.lowerBound + start..<range.upperBound + start)
      guard case .splice(let splice) = content else {
        contents.append(content)
        continue
      }
      var moved = Splice()
      moved.append(splice, from: start)
      contents.append(.splice(moved))
    }
  }
}

extension Patches {
  /// The patched file.
  ///
  /// - Parameters:
  ///   - sourceCount: The length of the source.
  ///   - end: Where the result ends; what stands behind it in the source is left out.
  /// - Returns: The source with the patches in place of what they overwrite.
  /// - Throws: ``MediaFileError`` with `corrupt` where a patch leaves the file or contradicts
  ///   another one (the same bytes may be zeroed twice), `limitExceeded` where there are too many.
  package func splice(ofCount sourceCount: Int, end: Int? = nil) throws(MediaFileError) -> Splice {
    guard ranges.count <= Self.limit else {
      throw MediaFileError(.limitExceeded, "\(ranges.count) edits of one file")
    }
    let end = end ?? sourceCount
    var result = Splice()
    var position = 0
    var last: (range: Range<Int>, content: Content)?
    for index in ranges.indices.sorted(by: { ranges[$0].lowerBound < ranges[$1].lowerBound }) {
      let (range, content) = (ranges[index], contents[index])
      var isOfLength = true
      if case .splice(let splice) = content { isOfLength = splice.count == range.count }
      guard range.lowerBound >= 0, range.upperBound <= end, isOfLength else {
        throw MediaFileError(.corrupt, "an edit that leaves the file", at: range.lowerBound)
      }
      if range.lowerBound < position {
        if let last, last.range == range, last.content == content { continue }
        guard case .zeros = content, case .zeros = last?.content else {
          throw MediaFileError(
            .corrupt, "something that must go shares bytes with something that stays",
            at: range.lowerBound)
        }
        result.zero(max(range.upperBound - position, 0))
        position = max(position, range.upperBound)
        continue
      }
      result.copy(position..<range.lowerBound)
      switch content {
      case .bytes(let bytes): result.insert(bytes)
      case .zeros: result.zero(range.count)
      case .splice(let splice): result.append(splice)
      }
      position = range.upperBound
      last = (range, content)
    }
    result.copy(position..<end)
    return result
  }
}
