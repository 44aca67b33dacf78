/// What is to be changed in the tables of a `meta` box that describes items.
///
/// The box keeps its length, and with it every offset of the file: what becomes free is a `free`
/// box at its end.
package struct ItemTableEdits: Hashable, Sendable {
  /// Items that are no more: their entries, locations, references, properties, memberships.
  package var items: Set<UInt32> = []
  /// Items whose names are emptied.
  package var names: Set<UInt32> = []
  /// Properties that are no more, by their place in `ipco`, from 0.
  package var properties: Set<Int> = []
  /// Boxes directly in the `meta` that are no more.
  package var boxes: Set<Range<Int>> = []
  /// Bytes within the box that are overwritten, by their place in the file.
  package var overwritten: [Range<Int>: [UInt8]] = [:]

  private static let limit = 1 << 26

  package init() {}

  package var isEmpty: Bool {
    items.isEmpty && names.isEmpty && properties.isEmpty && boxes.isEmpty && overwritten.isEmpty
  }

  /// The content of the box after the edits, exactly as long as before.
  ///
  /// - Throws: ``MediaFileError`` where the tables cannot be read.
  package func content(
    of meta: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt8] {
    guard meta.content.count <= Self.limit else {
      throw MediaFileError(
        .limitExceeded, "item tables of \(meta.content.count) bytes", at: meta.range.lowerBound)
    }
    var before = try source.bytes(meta.content)
    let start = meta.content.lowerBound
    for (range, bytes) in overwritten {
      guard range.lowerBound >= start, range.upperBound <= meta.content.upperBound,
        bytes.count == range.count
      else { throw MediaFileError(.corrupt, "an edit that leaves its box", at: start) }
      before.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: bytes)
    }
    let edited = ArraySource(before)
    let own = Box(type: meta.type, range: 0..<before.count, content: 0..<before.count)
    let children = try own.metaChildren(edited)
    var after = Array(before[..<(children.first?.range.lowerBound ?? before.count)])
    for child in children {
      let place = child.range.lowerBound + start..<child.range.upperBound + start
      guard !boxes.contains(place), child.type != "free", child.type != "skip" else { continue }
      after += try encode(child, edited)
    }
    return try after + Box.padding(before.count - after.count, at: start)
  }

  private func encode(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    switch box.type {
    case "iinf": try entries(box, source)
    case "iloc": try locations(box, source)
    case "iref": try references(box, source)
    case "iprp": try propertyTable(box, source)
    case "grpl": try groups(box, source)
    default: try source.bytes(box.range)
    }
  }
}

// MARK: - Items

extension ItemTableEdits {
  private func entries(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    guard !(items.isEmpty && names.isEmpty) else { return try source.bytes(box.range) }
    var cursor = box.cursor(source, fetch: 16)
    let version = try cursor.versionAndFlags().version
    let width = version == 0 ? 2 : 4
    let head = try source.bytes(box.content.lowerBound..<box.content.lowerBound + 4)
    var kept: [UInt8] = []
    var count = 0
    for entry in try box.children(source, after: 4 + width) {
      if let id = try Self.identifier(of: entry, source) {
        if items.contains(id) { continue }
        if names.contains(id) {
          kept += try Self.unnamed(entry, source)
          count += 1
          continue
        }
      }
      kept += try source.bytes(entry.range)
      if entry.type == "infe" { count += 1 }
    }
    return Box.encode(
      box.type, head + ByteOrder.bigEndian.bytes(UInt64(count), width: width) + kept)
  }

  private static func identifier(
    of entry: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> UInt32? {
    guard entry.type == "infe" else { return nil }
    var cursor = entry.cursor(source, fetch: 16)
    let version = try cursor.versionAndFlags().version
    return UInt32(truncatingIfNeeded: try cursor.number(bytes: version == 3 ? 4 : 2))
  }

  /// The entry without its name, as long as before: zeros behind what follows the name.
  private static func unnamed(
    _ entry: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt8] {
    let bytes = try source.bytes(entry.range)
    let header = entry.content.lowerBound - entry.range.lowerBound
    guard bytes.count > header + 4, bytes[header] >= 2 else { return bytes }
    let name = header + 4 + (bytes[header] == 2 ? 2 : 4) + 2 + 4
    guard name < bytes.count, let end = bytes[name...].firstIndex(of: 0) else {
      return bytes.prefix(name) + [UInt8](repeating: 0, count: max(bytes.count - name, 0))
    }
    return bytes[..<name] + bytes[end...] + [UInt8](repeating: 0, count: end - name)
  }

  private func locations(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    guard !items.isEmpty else { return try source.bytes(box.range) }
    var cursor = box.cursor(source, fetch: 16)
    let width = try cursor.versionAndFlags().version < 2 ? 2 : 4
    let head = try source.bytes(box.content.lowerBound..<box.content.lowerBound + 6)
    var kept: [UInt8] = []
    var count = 0
    for entry in try ItemLocation.entries(box, source) where !items.contains(entry.location.id) {
      kept += try source.bytes(entry.range)
      count += 1
    }
    return Box.encode(
      box.type, head + ByteOrder.bigEndian.bytes(UInt64(count), width: width) + kept)
  }

  private func references(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    guard !items.isEmpty else { return try source.bytes(box.range) }
    var cursor = box.cursor(source, fetch: 16)
    let width = try cursor.versionAndFlags().version == 0 ? 2 : 4
    let order = ByteOrder.bigEndian
    var result = try source.bytes(box.content.lowerBound..<box.content.lowerBound + 4)
    for reference in try ItemReference.table(box, source) where !items.contains(reference.from) {
      let to = reference.to.filter { !items.contains($0) }
      guard !to.isEmpty else { continue }
      let identifiers = to.flatMap { order.bytes(UInt64($0), width: width) }
      result += Box.encode(
        reference.type,
        order.bytes(UInt64(reference.from), width: width) + order.bytes16(to.count) + identifiers)
    }
    return Box.encode(box.type, result)
  }

  private func groups(_ box: Box, _ source: any ByteSource) throws(MediaFileError) -> [UInt8] {
    guard !items.isEmpty else { return try source.bytes(box.range) }
    var result: [UInt8] = []
    for group in try box.children(source) {
      var cursor = group.cursor(source)
      try cursor.skip(8)
      let count = Int(try cursor.u32())
      try ItemLimits.check(count, within: ItemLimits.references, "group members", at: box)
      let start = cursor.offset
      var members: [UInt8] = []
      for _ in 0..<count {
        let member = try cursor.u32()
        if !items.contains(member) { members += ByteOrder.bigEndian.bytes32(Int(member)) }
      }
      guard !members.isEmpty else { continue }
      let head = try source.bytes(group.content.lowerBound..<start - 4)
      let tail = try source.bytes(cursor.offset..<group.content.upperBound)
      result += Box.encode(
        group.type, head + ByteOrder.bigEndian.bytes32(members.count / 4) + members + tail)
    }
    return Box.encode(box.type, result)
  }
}
