extension TIFFFile {
  /// The bytes of a field's value, as stored; more than `limit` are refused.
  ///
  /// - Throws: ``MediaFileError`` where the value lies outside of the block or is too large.
  package func bytes(
    of entry: TIFFEntry, limit: Int = 1 << 26
  ) throws(MediaFileError) -> [UInt8] {
    guard let value = entry.value else {
      throw error(.corrupt, "a field of unknown type or size", at: entry.position.lowerBound)
    }
    guard value.count <= limit else {
      throw error(.limitExceeded, "a field of \(value.count) bytes", at: entry.position.lowerBound)
    }
    return try bytes(value)
  }

  /// A field's value to be read piece by piece, however long it is.
  ///
  /// - Throws: ``MediaFileError`` where the value lies outside of the block.
  package func source(of entry: TIFFEntry) throws(MediaFileError) -> PieceSource {
    guard let value = entry.value, value.upperBound <= range.count else {
      throw error(.corrupt, "a field outside of its block", at: entry.position.lowerBound)
    }
    let start = range.lowerBound
    return try PieceSource(of: source, start + value.lowerBound..<start + value.upperBound)
  }

  /// The numbers of an integer field; at most `limit` of them.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where the field holds no integers.
  package func integers(
    of entry: TIFFEntry, limit: Int = 65_536
  ) throws(MediaFileError) -> [Int] {
    let type = entry.type
    guard let size = type.size, type.isUnsignedInteger || type.isSignedInteger else {
      throw error(.corrupt, "a field that holds no integers", at: entry.position.lowerBound)
    }
    let data = try firstBytes(of: entry, count: min(entry.count, limit), size: size)
    return (0..<data.count / size).map { index in
      let raw = byteOrder.unsigned(data, at: index * size, width: size) ?? 0
      guard type.isSignedInteger else { return Int(exactly: raw) ?? Int.max }
      let unused = UInt64(64 - 8 * size)
      return Int(Int64(bitPattern: raw << unused) >> Int64(unused))
    }
  }

  /// The first number of an integer field, or `nil` where there is none.
  package func integer(of entry: TIFFEntry) -> Int? {
    guard let values = try? integers(of: entry, limit: 1) else { return nil }
    return values.first
  }

  /// The fractions of a rational field; integers count as fractions of one.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where the field holds neither.
  package func rationals(
    of entry: TIFFEntry, limit: Int = 4096
  ) throws(MediaFileError) -> [TIFFRational] {
    guard entry.type == .rational || entry.type == .signedRational else {
      return try integers(of: entry, limit: limit).map { TIFFRational($0, 1) }
    }
    let data = try firstBytes(of: entry, count: min(entry.count, limit), size: 8)
    return (0..<data.count / 8).map { index in
      let top = byteOrder.unsigned(data, at: index * 8, width: 4) ?? 0
      let bottom = byteOrder.unsigned(data, at: index * 8 + 4, width: 4) ?? 0
      guard entry.type == .signedRational else { return TIFFRational(Int(top), Int(bottom)) }
      return TIFFRational(
        Int(Int32(truncatingIfNeeded: top)), Int(Int32(truncatingIfNeeded: bottom)))
    }
  }

  /// The text of a field up to its first NUL, without surrounding blanks; invalid UTF-8 is
  /// replaced. `nil` where there is none.
  package func text(of entry: TIFFEntry, limit: Int = 1 << 16) -> String? {
    guard let data = try? bytes(of: entry, limit: limit) else { return nil }
    var text = data.prefix { $0 != 0 }
    while let last = text.last, last == 0x20 { text.removeLast() }
    while let first = text.first, first == 0x20 { text.removeFirst() }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }

  private func firstBytes(
    of entry: TIFFEntry, count: Int, size: Int
  ) throws(MediaFileError) -> [UInt8] {
    guard let value = entry.value else {
      throw error(.corrupt, "a field of unknown type or size", at: entry.position.lowerBound)
    }
    return try bytes(value.lowerBound..<value.lowerBound + count * size)
  }
}
