/// The boxes at the top of a file, and what stands behind the last of them.
package struct TopLevelBoxes {
  package private(set) var boxes: [Box] = []
  /// Bytes at the end that form no box.
  package private(set) var trailer: Range<Int>?

  private static let limit = 65_536

  /// - Throws: ``MediaFileError`` with `truncated` where the file ends inside a box.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var reader = BoxReader(source)
    while true {
      let start = reader.offset
      guard try Self.looksLikeBox(source, at: start), let box = try reader.next() else {
        trailer = start < source.count ? start..<source.count : nil
        return
      }
      boxes.append(box)
      guard boxes.count < Self.limit else {
        throw MediaFileError(.limitExceeded, "more than \(Self.limit) boxes", at: start)
      }
    }
  }

  /// Whether a type that types are made of stands where one would.
  private static func looksLikeBox(
    _ source: any ByteSource, at offset: Int
  ) throws(MediaFileError) -> Bool {
    guard offset + 8 <= source.count else { return false }
    var cursor = ByteCursor(source, in: offset + 4..<offset + 8, fetch: 4)
    return try cursor.code().isPlausible
  }
}
