/// Samsung's directory of extras at the end of a file, or in the `sefd` box of a HEIC.
///
/// It is read from its end: `SEFH`, version, count, entries, length, `SEFT`.
package struct SamsungTrailer: Hashable, Sendable {
  package struct Block: Hashable, Sendable {
    /// 0A30 motion photo, 08E0 panorama, 0AB1 depth map, 0C21 portrait …
    package var type: UInt16
    package var range: Range<Int>
    /// Its entry in the directory: two bytes of zero, type, distance, size.
    package var entry: Range<Int>
  }

  package var blocks: [Block]
  package var range: Range<Int>

  private static let limit = 1024

  /// nil where the range does not end in a directory, or the directory contradicts itself.
  package init?(_ source: any ByteSource, in holder: Range<Int>) {
    guard holder.count >= 20,
      let tail = try? source.bytes(holder.upperBound - 8..<holder.upperBound),
      tail.suffix(4).elementsEqual("SEFT".utf8),
      let length = ByteOrder.littleEndian.uint32(tail, at: 0), length >= 12,
      length <= holder.count - 8
    else { return nil }
    let start = holder.upperBound - 8 - length
    var cursor = ByteCursor(source, in: start..<holder.upperBound - 8, order: .littleEndian)
    guard (try? cursor.code()) == "SEFH", (try? cursor.skip(4)) != nil,
      let count = try? cursor.u32(), count <= Self.limit
    else { return nil }
    blocks = []
    var first = start
    for _ in 0..<count {
      let place = cursor.offset
      guard (try? cursor.skip(2)) != nil, let type = try? cursor.u16(),
        let distance = try? cursor.u32(), let size = try? cursor.u32(),
        Int(distance) <= start - holder.lowerBound, size <= distance
      else { return nil }
      let begin = start - Int(distance)
      blocks.append(
        Block(type: type, range: begin..<begin + Int(size), entry: place..<cursor.offset))
      first = min(first, begin)
    }
    range = first..<holder.upperBound
  }
}
