/// Steps from marker to marker.
struct JPEGWalker {
  let source: any ByteSource
  private(set) var position: Int

  mutating func startOfImage() throws(MediaFileError) {
    guard position >= 0, position <= source.count - 3,
      try source.bytes(position..<position + 3) == [0xFF, 0xD8, 0xFF]
    else { throw MediaFileError(.unsupportedFormat, "not a JPEG", at: position) }
    position += 2
  }

  /// The next segment; `nil` at the end of the source.
  mutating func nextSegment() throws(MediaFileError) -> JPEGSegment? {
    let start = position
    guard start < source.count else { return nil }
    var head = try source.bytes(start..<min(start + 4, source.count))
    guard head[0] == 0xFF else {
      throw MediaFileError(.corrupt, "a JPEG segment without a marker", at: start)
    }
    var marker = start + 1
    while head.count > 1, head[1] == 0xFF {
      marker += 1
      guard marker - start < 65_536 else {
        throw MediaFileError(.corrupt, "too many fill bytes", at: start)
      }
      head = try source.bytes(marker - 1..<min(marker + 3, source.count))
    }
    guard head.count > 1 else { return nil }
    let kind = JPEGMarker(rawValue: head[1])
    guard kind.rawValue != 0 else {
      throw MediaFileError(.corrupt, "a JPEG segment without a marker", at: start)
    }
    guard !kind.hasNoLength else {
      position = marker + 1
      return JPEGSegment(
        marker: kind, range: start..<position, payload: position..<position)
    }
    guard let length = ByteOrder.bigEndian.uint16(head, at: 2) else {
      throw MediaFileError(.truncated, "a JPEG segment without its length", at: start)
    }
    let end = marker + 1 + length
    guard length >= 2 else {
      throw MediaFileError(.corrupt, "a JPEG segment of \(length) bytes", at: start)
    }
    guard end <= source.count else {
      throw MediaFileError(.truncated, "a JPEG segment that leaves the file", at: start)
    }
    position = end
    return JPEGSegment(marker: kind, range: start..<end, payload: marker + 3..<end)
  }

  /// Passes over bytes that begin no segment, and says where they are; `nil` where there are none.
  mutating func skipStrays() throws(MediaFileError) -> Range<Int>? {
    let start = position
    guard start < source.count - 1, try source.bytes(start..<start + 1) != [0xFF] else {
      return nil
    }
    try skipScan()
    return start..<position
  }

  /// Passes over entropy-coded data, up to the next marker or to the end of the source.
  mutating func skipScan() throws(MediaFileError) {
    if let end = source.knownScanEnd(from: position) {
      position = end
      return
    }
    let end = source.count
    while let escape = try source.firstIndex(of: 0xFF, in: position..<end) {
      guard escape + 1 < end else { break }
      let next = try source.byte(at: escape + 1)
      if next == 0xFF {
        position = escape + 1
      } else if next == 0 || JPEGMarker(rawValue: next).isRestart {
        position = escape + 2
      } else {
        position = escape
        return
      }
    }
    position = end
  }
}
