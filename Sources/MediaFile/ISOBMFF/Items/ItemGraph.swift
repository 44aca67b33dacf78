/// The items of a HEIF file: pictures, what they are made of, and what is said of them.
package struct ItemGraph {
  package let source: any ByteSource
  package let items: [UInt32: ItemInfo]
  /// The item that is shown; 0 where items only describe a track.
  package let primary: UInt32
  package let locations: [UInt32: ItemLocation]
  package let references: [ItemReference]
  package let groups: [EntityGroup]
  let propertyTable: PropertyTable
  /// What stands in the `meta` box itself.
  package let itemData: Range<Int>?

  /// Reads the tables of a `meta` box.
  ///
  /// - Parameters:
  ///   - meta: The box that holds them.
  ///   - source: The file.
  ///   - hasPicture: Whether one of the items must be the picture that is shown.
  /// - Throws: ``MediaFileError`` with `corrupt` where the tables contradict each other,
  ///   `limitExceeded` where they are larger than any honest file's.
  package init(
    _ meta: Box, _ source: any ByteSource, hasPicture: Bool = true
  ) throws(MediaFileError) {
    let boxes = try meta.metaChildren(source)
    self.source = source
    items = try Self.itemsByIdentifier(boxes.first("iinf"), source)
    locations =
      try boxes.first("iloc").map { box throws(MediaFileError) in
        try ItemLocation.table(box, source)
      } ?? [:]
    references =
      try boxes.first("iref").map { box throws(MediaFileError) in
        try ItemReference.table(box, source)
      } ?? []
    groups =
      try boxes.first("grpl").map { box throws(MediaFileError) in
        try EntityGroup.table(box, source)
      } ?? []
    propertyTable =
      try boxes.first("iprp").map { box throws(MediaFileError) in
        try PropertyTable(box, source)
      } ?? PropertyTable()
    itemData = boxes.first("idat")?.content
    guard hasPicture || boxes.first("pitm") != nil else {
      primary = 0
      return
    }
    primary = try Self.primary(boxes.first("pitm"), source, at: meta)
    guard items[primary] != nil else {
      throw MediaFileError(
        .corrupt, "a primary item \(primary) that is not there", at: meta.range.lowerBound)
    }
  }

  private static func itemsByIdentifier(
    _ box: Box?, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt32: ItemInfo] {
    guard let box else { return [:] }
    var items: [UInt32: ItemInfo] = [:]
    for item in try ItemInfo.table(box, source) {
      guard items.updateValue(item, forKey: item.id) == nil else {
        throw MediaFileError(
          .corrupt, "two items with the number \(item.id)", at: box.range.lowerBound)
      }
    }
    return items
  }

  private static func primary(
    _ box: Box?, _ source: any ByteSource, at meta: Box
  ) throws(MediaFileError) -> UInt32 {
    guard let box else {
      throw MediaFileError(.corrupt, "no primary item", at: meta.range.lowerBound)
    }
    var cursor = box.cursor(source, fetch: 8)
    let version = try cursor.versionAndFlags().version
    return UInt32(truncatingIfNeeded: try cursor.number(bytes: version == 0 ? 2 : 4))
  }
}

extension ItemGraph {
  /// The properties as boxes, in the order in which they are counted.
  package var propertyBoxes: [Box] { propertyTable.boxes }

  /// Which of the property boxes an item has, counted from 0.
  package func propertyIndices(of item: UInt32) -> [Int] { propertyTable.associations[item] ?? [] }

  /// An item's properties in the order in which they apply.
  package func properties(of item: UInt32) -> [ItemProperty] {
    (propertyTable.associations[item] ?? []).map { propertyTable.properties[$0] }
  }

  /// What an item is made of, in order: the tiles of a grid, the base and gain map of a tone map.
  package func inputs(of item: UInt32) -> [UInt32] {
    references.first { $0.type == "dimg" && $0.from == item }?.to ?? []
  }

  /// Items that refer to an item by a type: its thumbnails, auxiliary pictures, descriptions.
  package func items(_ type: FourCC, referringTo item: UInt32) -> [UInt32] {
    references.filter { $0.type == type && $0.to.contains(item) }.map(\.from)
  }

  package func items(of type: FourCC) -> [ItemInfo] {
    items.values.filter { $0.type == type }.sorted { $0.id < $1.id }
  }
}
