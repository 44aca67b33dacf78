/// A `moov` that old QuickTime writers compressed (`cmov`): where its bytes stand, and how large
/// they say they are.
package struct PackedMovie: Hashable, Sendable {
  /// `zlib` in every file that is known.
  package var method: FourCC
  package var packed: Range<Int>
  package var unpackedCount: Int

  /// nil for a movie that is written plainly.
  package init?(of movie: Box, _ source: any ByteSource) throws(MediaFileError) {
    guard let box = try movie.children(source).first("cmov") else { return nil }
    let children = try box.children(source)
    guard let name = children.first("dcom"), let data = children.first("cmvd"),
      data.content.count > 4
    else {
      throw MediaFileError(
        .corrupt, "a compressed movie header without its data", at: box.range.lowerBound)
    }
    var cursor = name.cursor(source, fetch: 4)
    method = try cursor.code()
    cursor = data.cursor(source, fetch: 4)
    unpackedCount = Int(try cursor.u32())
    packed = data.content.lowerBound + 4..<data.content.upperBound
  }
}
