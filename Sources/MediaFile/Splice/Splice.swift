/// A file described as parts of another one and new bytes between them.
///
/// Making one reads structure only; carrying it out moves the copied ranges without looking at
/// them. What an edit overwrites in place is one too: see ``Patches``.
package struct Splice: Hashable, Sendable {
  package enum Piece: Hashable, Sendable {
    /// This range of the source.
    case copy(Range<Int>)
    case bytes([UInt8])
    /// So many zeros, however many.
    case zeros(Int)

    package var count: Int {
      switch self {
      case .copy(let range): range.count
      case .bytes(let bytes): bytes.count
      case .zeros(let count): count
      }
    }
  }

  /// In order; no two neighbours could be one, none is empty.
  package private(set) var pieces: [Piece] = []
  /// The length of the result.
  package private(set) var count = 0

  package init() {}

  /// A part of the source, and nothing else.
  package init(copying range: Range<Int>) { copy(range) }

  /// Appends a range of the source.
  package mutating func copy(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    count += range.count
    guard case .copy(let last) = pieces.last, last.upperBound == range.lowerBound else {
      pieces.append(.copy(range))
      return
    }
    pieces[pieces.count - 1] = .copy(last.lowerBound..<range.upperBound)
  }

  /// Appends new bytes.
  package mutating func insert(_ bytes: [UInt8]) {
    guard !bytes.isEmpty else { return }
    count += bytes.count
    guard case .bytes(let last) = pieces.last else {
      pieces.append(.bytes(bytes))
      return
    }
    pieces[pieces.count - 1] = .bytes(last + bytes)
  }

  /// Appends zeros.
  package mutating func zero(_ number: Int) {
    guard number > 0 else { return }
    count += number
    guard case .zeros(let last) = pieces.last else {
      pieces.append(.zeros(number))
      return
    }
    pieces[pieces.count - 1] = .zeros(last + number)
  }

  /// Appends the pieces of a splice of a part of the source, which begins at `start`.
  package mutating func append(_ other: Splice, from start: Int = 0) {
    for piece in other.pieces {
      switch piece {
      case .copy(let range): copy(range.lowerBound + start..<range.upperBound + start)
      case .bytes(let bytes): insert(bytes)
      case .zeros(let number): zero(number)
      }
    }
  }

  /// Whether the result is the source itself, of `sourceCount` bytes.
  package func isIdentity(ofCount sourceCount: Int) -> Bool {
    switch pieces.first {
    case .none: sourceCount == 0
    case .copy(0..<sourceCount): pieces.count == 1
    default: false
    }
  }

  /// Where the first byte of a copied source position lands; `nil` where it was not copied.
  package func destination(of position: Int) -> Int? {
    var start = 0
    for piece in pieces {
      if case .copy(let range) = piece, range.contains(position) {
        return start + position - range.lowerBound
      }
      start += piece.count
    }
    return nil
  }
}
