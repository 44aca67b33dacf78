extension Box {
  /// A cursor over what follows the header.
  func cursor(_ source: any ByteSource, fetch: Int = 512) -> ByteCursor {
    ByteCursor(source, in: content, fetch: fetch)
  }

  /// The boxes that this one holds, after some bytes of its own.
  package func children(
    _ source: any ByteSource, after lead: Int = 0
  ) throws(MediaFileError) -> [Box] {
    guard lead <= content.count else {
      throw MediaFileError(
        .corrupt, "a box “\(type)” too small for what it holds", at: range.lowerBound)
    }
    return try BoxReader.boxes(source, in: content.lowerBound + lead..<content.upperBound)
  }

  /// The boxes of a `meta`, which in QuickTime's layout has no version and flags before them.
  package func metaChildren(_ source: any ByteSource) throws(MediaFileError) -> [Box] {
    guard content.count >= 8 else { return [] }
    var cursor = cursor(source, fetch: 16)
    try cursor.skip(4)
    let isQuickTime = try cursor.code().isPlausible
    return try children(source, after: isQuickTime ? 0 : 4)
  }
}

extension ByteCursor {
  /// The version and flags that a full box begins with.
  mutating func versionAndFlags() throws(MediaFileError) -> (version: UInt8, flags: UInt32) {
    let word = try u32()
    return (UInt8(truncatingIfNeeded: word >> 24), word & 0xFF_FFFF)
  }
}

extension Sequence<Box> {
  package func first(_ type: FourCC) -> Box? { first { $0.type == type } }
}
