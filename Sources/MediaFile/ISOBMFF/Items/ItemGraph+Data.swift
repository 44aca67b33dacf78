extension ItemGraph {
  /// An item's bytes, wherever its extents are.
  ///
  /// - Throws: ``MediaFileError`` with `truncated` where an extent leaves the file, `corrupt` where
  ///   the item is located nowhere or in itself, `unsupportedFormat` where it is in another file.
  package func data(of item: UInt32) throws(MediaFileError) -> PieceSource {
    try PieceSource(of: source, pieces: try pieces(of: item, depth: 0))
  }

  /// The ranges of the file that make up an item.
  package func pieces(of item: UInt32) throws(MediaFileError) -> [Range<Int>] {
    try pieces(of: item, depth: 0)
  }

  private func pieces(of item: UInt32, depth: Int) throws(MediaFileError) -> [Range<Int>] {
    guard let location = locations[item] else {
      throw MediaFileError(.corrupt, "an item \(item) that is located nowhere")
    }
    guard depth < ItemLimits.depth else {
      throw MediaFileError(.limitExceeded, "items that are built of each other too deeply")
    }
    guard location.dataReference == 0 else {
      throw MediaFileError(.unsupportedFormat, "an item \(item) that is kept in another file")
    }
    var pieces: [Range<Int>] = []
    for extent in location.extents {
      switch location.construction {
      case .file:
        pieces.append(try piece(extent, in: 0..<source.count, of: item))
      case .itemData:
        guard let itemData else {
          throw MediaFileError(.corrupt, "an item \(item) without the “idat” that holds it")
        }
        pieces.append(try piece(extent, in: itemData, of: item))
      case .item:
        pieces += try parts(extent, of: item, depth: depth)
      }
    }
    return pieces
  }

  private func piece(
    _ extent: ItemLocation.Extent, in holder: Range<Int>, of item: UInt32
  ) throws(MediaFileError) -> Range<Int> {
    guard extent.start <= holder.count else { throw outside(item, holder.lowerBound) }
    let length = extent.length ?? holder.count - extent.start
    guard length <= holder.count - extent.start else { throw outside(item, holder.lowerBound) }
    let start = holder.lowerBound + extent.start
    return start..<start + length
  }

  private func outside(_ item: UInt32, _ offset: Int) -> MediaFileError {
    MediaFileError(.truncated, "data of item \(item) past the end of the file", at: offset)
  }

  /// A part of another item's data, which may itself be in pieces.
  private func parts(
    _ extent: ItemLocation.Extent, of item: UInt32, depth: Int
  ) throws(MediaFileError) -> [Range<Int>] {
    let sources = references.first { $0.type == "iloc" && $0.from == item }?.to ?? []
    let index = max(extent.index, 1) - 1
    guard index < sources.count else {
      throw MediaFileError(.corrupt, "an item \(item) without the item that it is built of")
    }
    var skip = extent.start
    var left = extent.length ?? Int.max
    var parts: [Range<Int>] = []
    for piece in try pieces(of: sources[index], depth: depth + 1) where left > 0 {
      guard skip < piece.count else {
        skip -= piece.count
        continue
      }
      let count = min(piece.count - skip, left)
      parts.append(piece.lowerBound + skip..<piece.lowerBound + skip + count)
      left -= count
      skip = 0
    }
    guard extent.length == nil || left == 0 else { throw outside(item, 0) }
    return parts
  }
}
