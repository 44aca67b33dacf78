/// The structure of a TIFF file, or of the block of one that Exif is.
///
/// Offsets are relative to the header throughout. Nothing is read before it is asked for; every
/// offset and count is checked; nothing here traps whatever the bytes are.
package struct TIFFFile {
  package let source: any ByteSource
  /// The block within the source.
  package let range: Range<Int>
  package let byteOrder: ByteOrder
  /// Whether offsets have eight bytes.
  package let isBig: Bool
  package let firstDirectory: Int

  /// Reads the header.
  ///
  /// - Parameters:
  ///   - source: Where the block is.
  ///   - range: The block, header first; the whole source where `nil`.
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` where no TIFF header is there.
  package init(_ source: any ByteSource, in range: Range<Int>? = nil) throws(MediaFileError) {
    let range = range ?? 0..<source.count
    guard range.lowerBound >= 0, range.upperBound <= source.count else {
      throw MediaFileError(.truncated, "a TIFF block that leaves the file", at: range.lowerBound)
    }
    let start = range.lowerBound
    let header = try source.bytes(start..<min(range.upperBound, start + 16))
    guard header.count >= 8 else {
      throw MediaFileError(.truncated, "a TIFF header of \(header.count) bytes", at: start)
    }
    let order: ByteOrder
    switch (header[0], header[1]) {
    case (0x49, 0x49): order = .littleEndian
    case (0x4D, 0x4D): order = .bigEndian
    default: throw MediaFileError(.unsupportedFormat, "not a TIFF header", at: start)
    }
    let big: Bool
    switch order.uint16(header, at: 2) {
    // 0x4F52, 0x5352 and 0x55 are the ORF and RW2 variants, which differ in nothing else.
    case 42, 0x4F52, 0x5352, 0x55: big = false
    case 43: big = true
    default: throw MediaFileError(.unsupportedFormat, "not a TIFF header", at: start)
    }
    let first =
      big
      ? order.unsigned(header, at: 8, width: 8) : order.unsigned(header, at: 4, width: 4)
    guard let first, let offset = Int(exactly: first) else {
      throw MediaFileError(.truncated, "a TIFF header without its first directory", at: start)
    }
    self.source = source
    self.range = range
    self.byteOrder = order
    self.isBig = big
    self.firstDirectory = offset
  }

  /// Reads a block in memory.
  package init(_ block: [UInt8]) throws(MediaFileError) { try self.init(ArraySource(block)) }

  /// Directories without a header of their own, as maker notes have: offsets count from the
  /// source's first byte.
  package init(headless source: any ByteSource, _ byteOrder: ByteOrder, firstDirectory: Int) {
    self.source = source
    range = 0..<source.count
    self.byteOrder = byteOrder
    isBig = false
    self.firstDirectory = firstDirectory
  }

  /// Reads the directory at an offset.
  ///
  /// - Throws: ``MediaFileError`` where it does not fit into the block. Values may still not.
  package func directory(at offset: Int) throws(MediaFileError) -> TIFFDirectory {
    let (countWidth, entrySize, pointerSize) = isBig ? (8, 20, 8) : (2, 12, 4)
    guard offset >= 0, offset <= range.count - countWidth else {
      throw error(.truncated, "a directory that starts outside of its block", at: offset)
    }
    let counted = byteOrder.unsigned(
      try bytes(offset..<offset + countWidth), at: 0, width: countWidth)
    guard let counted, counted <= 0xFFFF else {
      throw error(.limitExceeded, "a directory with too many fields", at: offset)
    }
    let count = Int(counted)
    let start = offset + countWidth
    let end = start + count * entrySize
    guard end <= range.count else {
      throw error(.truncated, "a directory of \(count) fields that ends outside", at: offset)
    }
    // The last four bytes are often forgotten by writers; their absence ends the chain.
    let full = min(end + pointerSize, range.count)
    let table = try bytes(start..<full)
    var entries: [TIFFEntry] = []
    entries.reserveCapacity(count)
    for index in 0..<count {
      if let entry = entry(table, at: index * entrySize, position: start + index * entrySize) {
        entries.append(entry)
      }
    }
    let next = byteOrder.unsigned(table, at: count * entrySize, width: pointerSize)
      .flatMap { Int(exactly: $0) }
    return TIFFDirectory(
      extent: offset..<(next == nil ? end : full), entries: entries, next: next == 0 ? nil : next)
  }

  private func entry(_ table: [UInt8], at offset: Int, position: Int) -> TIFFEntry? {
    let width = isBig ? 8 : 4
    guard let tag = byteOrder.uint16(table, at: offset),
      let type = byteOrder.uint16(table, at: offset + 2),
      let rawCount = byteOrder.unsigned(table, at: offset + 4, width: width)
    else { return nil }
    let fieldType = TIFFFieldType(rawValue: UInt16(type))
    let valueOffset = offset + 4 + width
    let count = Int(exactly: rawCount) ?? Int.max
    return TIFFEntry(
      tag: TIFFTag(rawValue: UInt16(tag)), type: fieldType, count: count,
      position: position..<position + 4 + 2 * width,
      value: value(
        of: fieldType, count: count, inline: position + 4 + width,
        pointer: byteOrder.unsigned(table, at: valueOffset, width: width)))
  }

  private func value(
    of type: TIFFFieldType, count: Int, inline: Int, pointer: UInt64?
  ) -> Range<Int>? {
    guard let size = type.size else { return nil }
    let (total, overflow) = size.multipliedReportingOverflow(by: count)
    guard !overflow else { return nil }
    if total <= (isBig ? 8 : 4) { return inline..<inline + total }
    guard let pointer, let start = Int(exactly: pointer) else { return nil }
    let (end, beyond) = start.addingReportingOverflow(total)
    return beyond ? nil : start..<end
  }

  /// Bytes of the block.
  package func bytes(_ part: Range<Int>) throws(MediaFileError) -> [UInt8] {
    guard part.lowerBound >= 0, part.upperBound <= range.count else {
      throw error(.truncated, "a value outside of its block", at: part.lowerBound)
    }
    return try source.bytes(range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
  }

  func error(
    _ code: MediaFileError.Code, _ message: String, at offset: Int
  ) -> MediaFileError {
    let (position, overflow) = range.lowerBound.addingReportingOverflow(offset)
    return MediaFileError(code, message, at: overflow ? nil : position)
  }
}
