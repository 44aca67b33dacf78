/// A position in a byte source that moves as it reads.
///
/// It fetches a few hundred bytes at a time, so that small reads cost no call each, and it never
/// leaves its bounds: what a damaged file points to is an error, not a trap.
package struct ByteCursor {
  private let source: any ByteSource
  /// The bytes that may be read.
  package let bounds: Range<Int>
  /// The next byte to be read.
  package private(set) var offset: Int
  package var order: ByteOrder

  private var buffer: [UInt8] = []
  private var bufferStart = 0
  private let fetch: Int

  /// Reads within bounds, clamped to the source, and fetches some bytes ahead.
  package init(
    _ source: any ByteSource, in bounds: Range<Int>? = nil, order: ByteOrder = .bigEndian,
    fetch: Int = 512
  ) {
    self.source = source
    self.bounds = (bounds ?? 0..<source.count).clamped(to: 0..<source.count)
    self.offset = self.bounds.lowerBound
    self.order = order
    self.fetch = fetch
  }

  /// A cursor over bytes in memory.
  package init(_ bytes: [UInt8], order: ByteOrder = .bigEndian) {
    self.init(ArraySource(bytes), order: order, fetch: bytes.count)
  }

  package var remaining: Int { bounds.upperBound - offset }
  package var isAtEnd: Bool { offset >= bounds.upperBound }
}

// MARK: - Moving

extension ByteCursor {
  /// Moves to a position, which may be the end.
  package mutating func seek(to position: Int) throws(MediaFileError) {
    guard position >= bounds.lowerBound, position <= bounds.upperBound else {
      throw end(wanting: position)
    }
    offset = position
  }

  package mutating func skip(_ count: Int) throws(MediaFileError) {
    guard count >= 0, count <= remaining else { throw end(wanting: count) }
    offset += count
  }
}

// MARK: - Reading

extension ByteCursor {
  package mutating func u8() throws(MediaFileError) -> UInt8 {
    let index = try index(of: 1)
    return buffer[index]
  }

  package mutating func u16() throws(MediaFileError) -> UInt16 {
    UInt16(truncatingIfNeeded: try number(bytes: 2))
  }

  package mutating func u24() throws(MediaFileError) -> UInt32 {
    UInt32(truncatingIfNeeded: try number(bytes: 3))
  }

  package mutating func u32() throws(MediaFileError) -> UInt32 {
    UInt32(truncatingIfNeeded: try number(bytes: 4))
  }

  package mutating func u64() throws(MediaFileError) -> UInt64 {
    try number(bytes: 8)
  }

  /// An unsigned number of up to eight bytes; none are 0.
  package mutating func number(bytes count: Int) throws(MediaFileError) -> UInt64 {
    guard count > 0 else { return 0 }
    let first = try index(of: min(count, 8))
    var value: UInt64 = 0
    switch order {
    case .bigEndian:
      for index in first..<first + min(count, 8) { value = value << 8 | UInt64(buffer[index]) }
    case .littleEndian:
      for index in (first..<first + min(count, 8)).reversed() {
        value = value << 8 | UInt64(buffer[index])
      }
    }
    return value
  }

  /// A number of up to eight bytes that stands for a size or a position.
  ///
  /// - Throws: `corrupt` where it is larger than any file.
  package mutating func length(bytes count: Int) throws(MediaFileError) -> Int {
    let start = offset
    guard let value = Int(exactly: try number(bytes: count)) else {
      throw MediaFileError(.corrupt, "a length that no file can have", at: start)
    }
    return value
  }

  /// The next bytes.
  package mutating func bytes(_ count: Int) throws(MediaFileError) -> [UInt8] {
    guard count >= 0, count <= remaining else { throw end(wanting: count) }
    defer { offset += count }
    if offset >= bufferStart, count <= bufferStart + buffer.count - offset {
      let first = offset - bufferStart
      return Array(buffer[first..<first + count])
    }
    return try source.bytes(offset..<offset + count)
  }

  /// Four characters, as in a box or chunk type.
  package mutating func code() throws(MediaFileError) -> FourCC {
    FourCC(rawValue: UInt32(truncatingIfNeeded: try bigEndian(bytes: 4)))
  }

  /// Text up to a zero byte, or to the end of the bounds; the zero is passed over.
  ///
  /// - Throws: `corrupt` where it is longer than `limit`.
  package mutating func text(limit: Int = 4096) throws(MediaFileError) -> String {
    var characters: [UInt8] = []
    let start = offset
    while !isAtEnd {
      let byte = try u8()
      if byte == 0 { break }
      guard characters.count < limit else {
        throw MediaFileError(.corrupt, "a text longer than \(limit) bytes", at: start)
      }
      characters.append(byte)
    }
    return String(decoding: characters, as: UTF8.self)
  }

  private mutating func bigEndian(bytes count: Int) throws(MediaFileError) -> UInt64 {
    let own = order
    order = .bigEndian
    defer { order = own }
    return try number(bytes: count)
  }

  /// Makes sure that the next bytes are in the buffer, passes over them, and says where they are.
  private mutating func index(of count: Int) throws(MediaFileError) -> Int {
    if offset >= bufferStart, offset - bufferStart <= buffer.count - count {
      defer { offset += count }
      return offset - bufferStart
    }
    guard count <= remaining else { throw end(wanting: count) }
    let ahead = min(max(count, fetch), remaining)
    buffer = try source.bytes(offset..<offset + ahead)
    bufferStart = offset
    offset += count
    return 0
  }

  private func end(wanting count: Int) -> MediaFileError {
    bounds.upperBound == source.count
      ? MediaFileError(.truncated, "a file that ends too early", at: offset)
      : MediaFileError(.corrupt, "a block that leaves the one that holds it", at: offset)
  }
}
