extension ItemGraph {
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int

    package init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  /// The size of an item as it is stored, before its transformations.
  package func storedSize(of item: UInt32) -> Size? {
    for case .size(let width, let height) in properties(of: item) where width > 0 && height > 0 {
      return Size(width: width, height: height)
    }
    return nil
  }

  /// The size of an item as it is shown: cut by `clap`, turned by `irot`.
  package func uprightSize(of item: UInt32) -> Size? {
    guard var size = storedSize(of: item) else { return nil }
    for property in properties(of: item) {
      switch property {
      case .cleanAperture(let aperture):
        if let part = aperture.size(in: (size.width, size.height)) {
          size = Size(width: part.width, height: part.height)
        }
      case .rotation(let turns) where turns % 2 == 1:
        size = Size(width: size.height, height: size.width)
      default: break
      }
    }
    return size
  }

  /// An item's auxiliary pictures with the URNs that say what they are.
  package func auxiliaries(of item: UInt32) -> [(item: UInt32, type: String)] {
    items("auxl", referringTo: item).compactMap { auxiliary in
      for case .auxiliaryType(let type) in properties(of: auxiliary) { return (auxiliary, type) }
      return nil
    }
  }

  /// Blocks that describe an item: Exif, XMP and others.
  package func descriptions(of item: UInt32) -> [ItemInfo] {
    items("cdsc", referringTo: item).compactMap { items[$0] }
  }

  /// Exif and XMP blocks of which nothing says what they describe.
  package var looseDescriptions: [ItemInfo] {
    let attached = Set(references.filter { $0.type == "cdsc" }.map(\.from))
    return (items(of: "Exif") + items(of: "mime")).filter { !attached.contains($0.id) }
  }

  /// The item that holds the coded picture: the item itself, or the first that it is derived from.
  ///
  /// It has the decoder configuration that grids, overlays and tone maps lack.
  package func codedItem(of item: UInt32) -> UInt32 {
    var current = item
    for _ in 0..<ItemLimits.depth {
      guard let next = inputs(of: current).first, items[next] != nil else { break }
      current = next
    }
    return current
  }
}

/// Tiles that make up one picture (an item of type `grid`).
package struct ItemGrid: Hashable, Sendable {
  package var rows: Int
  package var columns: Int
  /// Of the whole picture; tiles at the right and the bottom may reach past it.
  package var width: Int
  package var height: Int
  /// Items, row by row.
  package var tiles: [UInt32]
}

extension ItemGraph {
  /// The layout of a `grid` item, with every tile's data known to lie in the file.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where tiles are missing, `truncated` where the data
  ///   of one leaves the file.
  package func grid(_ item: UInt32) throws(MediaFileError) -> ItemGrid {
    var cursor = ByteCursor(try data(of: item), fetch: 16)
    try cursor.skip(1)
    let width = try cursor.u8() & 1 == 1 ? 4 : 2
    let rows = Int(try cursor.u8()) + 1
    let columns = Int(try cursor.u8()) + 1
    let grid = ItemGrid(
      rows: rows, columns: columns, width: try cursor.length(bytes: width),
      height: try cursor.length(bytes: width), tiles: inputs(of: item))
    guard grid.tiles.count == rows * columns, grid.tiles.allSatisfy({ items[$0] != nil }) else {
      throw MediaFileError(
        .corrupt, "a grid of \(rows) × \(columns) with \(grid.tiles.count) tiles")
    }
    for tile in grid.tiles { _ = try pieces(of: tile) }
    return grid
  }
}
