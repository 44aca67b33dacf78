/// Where an item's data stands.
package struct ItemLocation: Hashable, Sendable {
  package enum Construction: UInt8, Hashable, Sendable {
    /// Extents count from the beginning of the file.
    case file = 0
    /// From the beginning of `idat`.
    case itemData = 1
    /// From the beginning of another item's data.
    case item = 2
  }
  package struct Extent: Hashable, Sendable {
    /// Which of the item's `iloc` references, from 1.
    package var index: Int
    package var start: Int
    /// nil where the extent is all there is.
    package var length: Int?
  }

  package var id: UInt32
  package var construction: Construction
  /// 0 for this file.
  package var dataReference: Int
  package var extents: [Extent]

  static func table(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt32: ItemLocation] {
    var locations: [UInt32: ItemLocation] = [:]
    for entry in try entries(box, source) {
      guard locations.updateValue(entry.location, forKey: entry.location.id) == nil else {
        throw MediaFileError(
          .corrupt, "an item \(entry.location.id) that is located twice",
          at: box.range.lowerBound)
      }
    }
    return locations
  }

  /// All entries of an `iloc`, and where each stands.
  static func entries(
    _ box: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [(location: ItemLocation, range: Range<Int>)] {
    var cursor = box.cursor(source, fetch: 2048)
    let version = try cursor.versionAndFlags().version
    let sizes = try cursor.u16()
    let widths = Widths(
      offset: Int(sizes >> 12), length: Int(sizes >> 8 & 15), base: Int(sizes >> 4 & 15),
      index: version == 0 ? 0 : Int(sizes & 15))
    guard [widths.offset, widths.length, widths.base, widths.index].allSatisfy({ $0 <= 8 }) else {
      throw MediaFileError(.corrupt, "an “iloc” with impossible fields", at: box.range.lowerBound)
    }
    let count = Int(try cursor.number(bytes: version < 2 ? 2 : 4))
    try ItemLimits.check(count, within: ItemLimits.items, "item locations", at: box)
    var entries: [(location: ItemLocation, range: Range<Int>)] = []
    var extents = 0
    for _ in 0..<count {
      let start = cursor.offset
      let location = try ItemLocation(&cursor, version: version, widths: widths)
      extents += location.extents.count
      try ItemLimits.check(extents, within: ItemLimits.extents, "extents", at: box)
      entries.append((location, start..<cursor.offset))
    }
    return entries
  }

  private struct Widths {
    var offset, length, base, index: Int
  }

  private init(
    _ cursor: inout ByteCursor, version: UInt8, widths: Widths
  ) throws(MediaFileError) {
    let start = cursor.offset
    id = UInt32(truncatingIfNeeded: try cursor.number(bytes: version < 2 ? 2 : 4))
    let method = version == 0 ? 0 : UInt8(truncatingIfNeeded: try cursor.u16() & 15)
    guard let construction = Construction(rawValue: method) else {
      throw MediaFileError(.corrupt, "an item built by an unknown method", at: start)
    }
    self.construction = construction
    dataReference = Int(try cursor.u16())
    let base = try cursor.length(bytes: widths.base)
    extents = []
    for _ in 0..<(try cursor.u16()) {
      let index = try cursor.length(bytes: widths.index)
      let offset = try cursor.length(bytes: widths.offset)
      let length = widths.length == 0 ? nil : try cursor.length(bytes: widths.length)
      let (sum, overflow) = base.addingReportingOverflow(offset)
      guard !overflow else {
        throw MediaFileError(.corrupt, "an extent beyond any file", at: start)
      }
      extents.append(Extent(index: index, start: sum, length: length))
    }
  }
}
