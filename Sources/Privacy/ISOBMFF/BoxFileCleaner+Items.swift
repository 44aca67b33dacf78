import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans the items of a `meta` box, whatever picture they belong to.
  mutating func cleanItems(
    _ meta: Box, _ children: [Box], isPicture: Bool, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let graph = try reading { () throws(MediaFileError) in
      try ItemGraph(meta, source, hasPicture: isPicture)
    }
    try checkEntries(children, graph)
    var edits = ItemTableEdits()
    edits.items = try itemsThatGo(graph, &ledger)
    try cleanProperties(graph, &edits, &ledger)
    var changed: [Range<Int>: [UInt8]] = [:]
    for item in graph.items.values.sorted(by: { $0.id < $1.id })
    where !edits.items.contains(item.id) {
      guard let new = try cleanItem(item, graph, &ledger) else { continue }
      guard let bytes = new.bytes else {
        edits.items.insert(item.id)
        continue
      }
      try distribute(bytes, over: try pieces(of: item.id, graph), &changed)
    }
    try cleanNames(graph, &edits, &ledger)
    try cleanMetaBoxes(children, &edits, &ledger)
    try settle(meta, graph, &edits, changed, &ledger)
  }

  /// Old entries have no type, and what cannot be told apart cannot be cleaned.
  private func checkEntries(_ children: [Box], _ graph: ItemGraph) throws(PrivacyError) {
    if children.first("ipro") != nil {
      throw PrivacyError(
        .unsupportedFormat, "\(name): its items are protected, and cannot be looked into.",
        carriers: ["\(name).ipro"])
    }
    for type in ["iinf", "iloc", "iref", "iprp", "idat"] as [FourCC]
    where children.filter({ $0.type == type }).count > 1 {
      throw PrivacyError(
        .corrupt, "\(name): there are two “\(type)” boxes.", carriers: ["\(name).\(type)"])
    }
    guard let table = children.first("iinf") else { return }
    let entries = try reading { () throws(MediaFileError) in try ItemInfo.count(table, source) }
    guard entries == graph.items.count else {
      throw PrivacyError(
        .corrupt, "\(name): \(entries) items are promised, but \(graph.items.count) can be read.",
        carriers: ["\(name).iinf"])
    }
  }

  func pieces(of item: UInt32, _ graph: ItemGraph) throws(PrivacyError) -> [Range<Int>] {
    guard graph.locations[item] != nil else { return [] }
    return try reading { () throws(MediaFileError) in try graph.pieces(of: item) }
  }

  private func data(of item: ItemInfo, _ graph: ItemGraph) throws(PrivacyError) -> [UInt8] {
    guard graph.locations[item.id] != nil else { return [] }
    return try reading { () throws(MediaFileError) in
      let data = try graph.data(of: item.id)
      guard data.count <= Self.metadataLimit else {
        throw MediaFileError(.limitExceeded, "an item of \(data.count) bytes")
      }
      return try data.bytes(0..<data.count)
    }
  }
}

// MARK: - Blocks

extension BoxFileCleaner {
  /// What becomes of an item: other bytes, or none at all.
  private struct NewItem {
    var bytes: [UInt8]?
  }

  /// - Returns: `nil` where the item stays as it is.
  private func cleanItem(
    _ item: ItemInfo, _ graph: ItemGraph, _ ledger: inout Ledger
  ) throws(PrivacyError) -> NewItem? {
    let kind: Meaning.Nested
    switch ItemMeaning.of(item) {
    case .nested(let nested): kind = nested
    case .structure where item.type == "jpeg":
      let picture = try data(of: item, graph)
      let cleaned = try JPEGCleaner.cleanEmbedded(picture, in: "\(name).jpeg", &ledger)
      return cleaned == picture ? nil : NewItem(bytes: cleaned)
    default: return nil
    }
    let block = try data(of: item, graph)
    guard !block.allSatisfy({ $0 == 0 }) else { return nil }
    if kind == .exif { return try cleanExif(block, &ledger) }
    let carrier = "\(name).\(kind == .xmp ? "xmp" : "iptc")"
    let cleaned =
      kind == .xmp
      ? try XMPCleaner.clean(block, in: carrier, claims: claims, &ledger)
      : try NestedBlock.clean(block, kind, in: carrier, &ledger)
    switch cleaned {
    case .unchanged: return nil
    case .removed: return NewItem(bytes: nil)
    case .replaced(let bytes):
      guard let padded = kind == .xmp ? XMPPadding.pad(bytes, to: block.count) : bytes else {
        throw PrivacyError(
          .corrupt, "\(carrier): the packet does not fit where it stood.", carriers: [carrier])
      }
      return NewItem(bytes: padded)
    }
  }

  /// The block begins with the place of its TIFF header.
  private func cleanExif(
    _ block: [UInt8], _ ledger: inout Ledger
  ) throws(PrivacyError) -> NewItem? {
    let carrier = "\(name).exif"
    switch try ExifItem.clean(block, in: carrier, &ledger) {
    case .unchanged: return nil
    case .removed: return NewItem(bytes: nil)
    case .replaced(let bytes):
      let rest = [UInt8](repeating: 0, count: max(block.count - bytes.count, 0))
      return NewItem(bytes: bytes + rest)
    }
  }

  /// Lays an item's new bytes over its extents; what is left of them is zeroed.
  private func distribute(
    _ bytes: [UInt8], over pieces: [Range<Int>], _ changed: inout [Range<Int>: [UInt8]]
  ) throws(PrivacyError) {
    guard bytes.count <= pieces.reduce(0, { $0 + $1.count }) else {
      throw PrivacyError(.corrupt, "\(name): an item does not fit where it stood.")
    }
    var position = 0
    for piece in pieces {
      let end = min(position + piece.count, bytes.count)
      let part = position < end ? Array(bytes[position..<end]) : []
      let new = part + [UInt8](repeating: 0, count: piece.count - part.count)
      if let other = changed.updateValue(new, forKey: piece), other != new {
        throw PrivacyError(.corrupt, "\(name): items share bytes, but not what they mean.")
      }
      position = end
    }
  }
}

// MARK: - Writing

extension BoxFileCleaner {
  /// Turns decisions into patches: of the data, and of the tables.
  private mutating func settle(
    _ meta: Box, _ graph: ItemGraph, _ edits: inout ItemTableEdits,
    _ changed: [Range<Int>: [UInt8]], _ ledger: inout Ledger
  ) throws(PrivacyError) {
    var stay: [Range<Int>] = []
    var go: [Range<Int>] = []
    for id in graph.locations.keys.sorted() {
      let pieces = try pieces(of: id, graph)
      if edits.items.contains(id) { go += pieces } else { stay += pieces }
    }
    var own: [Range<Int>] = []
    for range in stay where changed[range] == nil { own.append(range) }
    try check(changed: Array(changed.keys), against: own)
    for (range, bytes) in changed {
      if meta.content.contains(range.lowerBound) {
        edits.overwritten[range] = bytes
      } else {
        patches.write(bytes, at: range.lowerBound)
      }
    }
    let inTables = { (range: Range<Int>) in range.overlaps(meta.content) }
    for range in go where inTables(range) {
      guard !stay.contains(where: { $0.overlaps(range) }), meta.content.contains(range.lowerBound),
        range.upperBound <= meta.content.upperBound
      else { throw PrivacyError(.corrupt, "\(name): items share bytes.") }
      edits.overwritten[range] = [UInt8](repeating: 0, count: range.count)
    }
    referred += stay.filter { !inTables($0) }
    gone += go.filter { !inTables($0) }
    try cleanItemData(graph, stay + go, &edits, &ledger)
    try write(meta, graph, edits)
  }

  private mutating func write(
    _ meta: Box, _ graph: ItemGraph, _ edits: ItemTableEdits
  ) throws(PrivacyError) {
    guard !edits.isEmpty else { return }
    // Tables that close up move what stands in them: only `idat` is found by its own place.
    let points = graph.locations.filter { id, location in
      location.construction == .file && !edits.items.contains(id)
        && location.extents.contains { meta.range.contains($0.start) }
    }
    guard points.isEmpty else {
      throw PrivacyError(
        .unsupportedFormat, "\(name): items point into their own tables.", carriers: [name])
    }
    let content = try reading { () throws(MediaFileError) in try edits.content(of: meta, source) }
    patches.write(content, at: meta.content.lowerBound)
  }

  /// What no item refers to within `idat` is an unknown carrier, as it is in media data.
  private func cleanItemData(
    _ graph: ItemGraph, _ referred: [Range<Int>], _ edits: inout ItemTableEdits,
    _ ledger: inout Ledger
  ) throws(PrivacyError) {
    guard let holder = graph.itemData else { return }
    var gaps: [Range<Int>] = []
    do throws(MediaFileError) {
      var coverage = MediaCoverage()
      try coverage.add(referred.map { $0.clamped(to: holder) }.filter { !$0.isEmpty })
      try coverage.gaps(in: [holder]) { gap throws(MediaFileError) in gaps.append(gap) }
    } catch { throw PrivacyError(error, in: name) }
    for gap in gaps {
      guard try !isBlank(gap), try ledger.removes(.unknown, in: "\(name).idat.unreferenced")
      else { continue }
      edits.overwritten[gap] = [UInt8](repeating: 0, count: gap.count)
    }
  }

  private func check(
    changed: [Range<Int>], against own: [Range<Int>]
  ) throws(PrivacyError) {
    let sorted = own.sorted { $0.lowerBound < $1.lowerBound }
    for range in changed {
      for other in sorted where other.overlaps(range) {
        throw PrivacyError(
          .corrupt, "\(name): a block that must change shares bytes with one that stays (\(other))."
        )
      }
    }
  }
}
