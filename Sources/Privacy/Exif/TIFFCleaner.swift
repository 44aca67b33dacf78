import JobSpec
import MediaFile

/// What became of a carrier.
enum Cleaned: Hashable, Sendable {
  case unchanged
  case replaced([UInt8])
  case removed
}

/// Cleans a TIFF block in its own extent: entries go, directories are compacted where they stand,
/// what is freed is zeroed. No offset moves, so maker notes stay readable.
struct TIFFCleaner {
  /// What the fields of this kind of block mean.
  struct Vocabulary: Sendable {
    var name: String
    /// Bytes before the first directory that belong to the notation.
    var headerLength = 8
    var meaning: @Sendable (TIFFTag, TIFFTree.Role) -> Meaning
    /// Meanings of whole directories, where they have one.
    var directory: @Sendable (TIFFTree.Role) -> Meaning = { _ in .structure }
  }

  let vocabulary: Vocabulary
  private let block: [UInt8]
  private let file: TIFFFile
  private let nodes: [TIFFTree.Node]
  private var kept: KeptBytes
  /// Values and directories that must go.
  private var gone: [Range<Int>] = []
  private var hasForeignNote = false

  /// - Throws: ``PrivacyError`` where the block cannot be read whole.
  init(_ block: [UInt8], _ vocabulary: Vocabulary) throws(PrivacyError) {
    self.vocabulary = vocabulary
    self.block = block
    do { file = try TIFFFile(block) } catch {
      throw PrivacyError(error, in: vocabulary.name)
    }
    let tree = TIFFTree(file, limit: 256)
    if let problem = tree.problems.first { throw PrivacyError(problem, in: vocabulary.name) }
    guard !file.isBig else {
      throw PrivacyError(.unsupportedFormat, "\(vocabulary.name) is a BigTIFF block.")
    }
    nodes = tree.nodes
    kept = KeptBytes(block)
  }

  /// Cleans the block.
  ///
  /// - Throws: ``PrivacyError`` for any doubt about what stays.
  mutating func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Cleaned {
    let gate = try directoriesThatStay(&ledger)
    var entries: [[Entry]] = []
    for (index, node) in nodes.enumerated() {
      entries.append(gate[index] ? try self.entries(of: node, &ledger) : forget(node))
    }
    var stays = Self.withoutEmptyDirectories(entries, nodes)
    guard stays.contains(true) else { return .removed }
    // The header points to the first directory, empty or not.
    stays[0] = true
    try claim(0..<vocabulary.headerLength)
    for (index, node) in nodes.enumerated() {
      if stays[index] {
        try write(entries[index], of: node, index: index, stays)
      } else {
        gone.append(node.directory.extent)
      }
    }
    guard !gone.contains(where: { kept.collides($0) }) else {
      throw doubt("a value that must go shares bytes with one that stays")
    }
    try judgeUnreferenced(&ledger)
    guard kept.result != block else { return .unchanged }
    return .replaced(kept.result)
  }

  /// A cleaned block without the zeros at its end.
  var trimmedEnd: Int { hasForeignNote ? block.count : max(kept.end, 8) }
}

// MARK: - Deciding

extension TIFFCleaner {
  /// A field that stays, with its value's new bytes where they change.
  private struct Entry {
    var entry: TIFFEntry
    var replacement: [UInt8]?
    /// Pixels or a thumbnail that the field's directory points to.
    var data: Range<Int>?
    var newCount: Int?
  }

  private func directoriesThatStay(
    _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Bool] {
    var result: [Bool] = []
    for node in nodes {
      let meaning = vocabulary.directory(node.role)
      let isGone = try ledger.removes(
        meaning, in: "\(vocabulary.name).\(Self.name(node.role))")
      let isOrphan = node.parent.map { !result[$0] } ?? false
      result.append(!isGone && !isOrphan)
    }
    return result
  }

  /// Forgets a directory with all its values.
  private mutating func forget(_ node: TIFFTree.Node) -> [Entry] {
    for entry in node.directory.entries {
      if let value = entry.value, !entry.isInline { gone.append(value) }
    }
    gone += thumbnails(of: node.directory).map(\.range)
    return []
  }

  private mutating func entries(
    of node: TIFFTree.Node, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Entry] {
    var result: [Entry] = []
    for entry in node.directory.entries {
      let meaning = vocabulary.meaning(entry.tag, node.role)
      let carrier = "\(vocabulary.name).\(Self.name(node.role)).\(Self.hex(entry.tag))"
      if let cleaned = try clean(entry, meaning, carrier, &ledger) {
        result.append(cleaned)
      } else if let value = entry.value, !entry.isInline {
        gone.append(value)
      }
    }
    return try withThumbnail(result, of: node.directory, &ledger)
  }

  /// The field as it stays, or `nil` where it goes.
  private mutating func clean(
    _ entry: TIFFEntry, _ meaning: Meaning, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Entry? {
    let value = bytes(of: entry)
    if case .nested(let nested) = meaning {
      return try clean(entry, nested, value, carrier, &ledger)
    }
    if try ledger.removes(meaning, in: carrier) {
      ledger.values.remove(entry, value ?? [], byteOrder: file.byteOrder, from: carrier)
      return nil
    }
    guard let value else { throw doubt("\(carrier) stays but lies outside of its block") }
    if case .pairing = meaning, ledger.pairing == .replace {
      let replacement = PairingIdentifier.replacement(for: value)
      return Entry(entry: entry, replacement: replacement == value ? nil : replacement)
    }
    ledger.values.keep(value)
    return Entry(entry: entry)
  }

  private mutating func clean(
    _ entry: TIFFEntry, _ nested: Meaning.Nested, _ value: [UInt8]?, _ carrier: String,
    _ ledger: inout Ledger
  ) throws(PrivacyError) -> Entry? {
    guard let value else { throw doubt("\(carrier) lies outside of its block") }
    guard nested != .profile else {
      ledger.keep("icc")
      return Entry(entry: entry)
    }
    guard nested != .makerNote || AppleNote.matches(value) else {
      if try ledger.removes(.opaque(.makerNotes, costs: "makerNotes"), in: carrier) {
        ledger.values.remove(block: value, from: carrier)
        return nil
      }
      hasForeignNote = true
      return Entry(entry: entry)
    }
    switch try NestedBlock.clean(value, nested, in: carrier, &ledger) {
    case .unchanged: return Entry(entry: entry)
    case .removed: return nil
    case .replaced(let bytes):
      guard bytes.count > 4, bytes.count <= value.count, !entry.isInline else {
        throw doubt("\(carrier) does not fit where it stood")
      }
      // Text is padded, so that its field stays as long as it was; other blocks say their length.
      let padded =
        nested == .xmp
        ? bytes + [UInt8](repeating: 0x20, count: value.count - bytes.count) : bytes
      let unit = max(value.count / max(entry.count, 1), 1)
      guard padded.count.isMultiple(of: unit) else {
        return Entry(
          entry: entry,
          replacement: padded + [UInt8](repeating: 0, count: unit - padded.count % unit),
          newCount: padded.count / unit + 1)
      }
      return Entry(entry: entry, replacement: padded, newCount: padded.count / unit)
    }
  }

  /// What no field refers to is an unknown carrier: earlier directories live on there. A maker
  /// note that cannot be read may refer to it, and keeps it.
  private mutating func judgeUnreferenced(_ ledger: inout Ledger) throws(PrivacyError) {
    guard kept.hasUnreferenced(except: gone) else { return }
    if !hasForeignNote,
      try ledger.removes(.unknown, in: "\(vocabulary.name).unreferenced")
    {
      return
    }
    kept.keepUnreferenced(except: gone)
  }
}

// MARK: - Thumbnails

extension TIFFCleaner {
  /// The JPEG that a directory's thumbnail fields describe, where it lies within the block.
  private func thumbnails(
    of directory: TIFFDirectory
  ) -> [(range: Range<Int>, tag: TIFFTag)] {
    var result: [(Range<Int>, TIFFTag)] = []
    let pairs = [
      (TIFFTag.thumbnailOffset, TIFFTag.thumbnailLength), (.stripOffsets, .stripByteCounts),
      (.tileOffsets, .tileByteCounts),
    ]
    for (offsetTag, lengthTag) in pairs {
      guard let offset = directory[offsetTag], let length = directory[lengthTag],
        let offsets = try? file.integers(of: offset), let lengths = try? file.integers(of: length)
      else { continue }
      for (start, count) in zip(offsets, lengths)
      where start >= 0 && count > 0 && start <= block.count && count <= block.count - start {
        result.append((start..<start + count, offsetTag))
      }
    }
    return result
  }

  /// Keeps what the directory's fields point to; a thumbnail is a picture with metadata of its own.
  private mutating func withThumbnail(
    _ entries: [Entry], of directory: TIFFDirectory, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Entry] {
    var entries = entries
    for (range, tag) in thumbnails(of: directory) {
      guard let index = entries.firstIndex(where: { $0.entry.tag == tag }) else {
        gone.append(range)
        continue
      }
      let data = Array(block[range])
      guard tag == .thumbnailOffset, data.starts(with: [0xFF, 0xD8]) else {
        try claim(range)
        continue
      }
      let cleaned = try JPEGCleaner.cleanEmbedded(data, in: "\(vocabulary.name).thumbnail", &ledger)
      guard kept.write(cleaned, at: range) else { throw doubt("a thumbnail overlaps a field") }
      if cleaned.count != data.count,
        let length = entries.firstIndex(where: { $0.entry.tag == .thumbnailLength })
      {
        let size = entries[length].entry.type.size ?? 4
        entries[length].replacement = file.byteOrder.bytes(UInt64(cleaned.count), width: size)
      }
      entries[index].data = range
    }
    return entries
  }
}

// MARK: - Writing

extension TIFFCleaner {
  /// Which directories keep a field, or a directory that does.
  private static func withoutEmptyDirectories(
    _ entries: [[Entry]], _ nodes: [TIFFTree.Node]
  ) -> [Bool] {
    var counts = entries.map { own in own.filter { !isPointer($0.entry, nodes) }.count }
    // Children stand behind their parents.
    for index in nodes.indices.reversed() where counts[index] > 0 {
      if let parent = nodes[index].parent { counts[parent] += 1 }
    }
    return counts.map { $0 > 0 }
  }

  private static func isPointer(_ entry: TIFFEntry, _ nodes: [TIFFTree.Node]) -> Bool {
    nodes.contains { node in
      node.parent.map { nodes[$0].directory.entries.contains(entry) } == true
        && TIFFTree.role(of: entry, in: nodes[node.parent ?? 0].role) == node.role
    }
  }

  private mutating func write(
    _ entries: [Entry], of node: TIFFTree.Node, index: Int, _ stays: [Bool]
  ) throws(PrivacyError) {
    let order = file.byteOrder
    var table: [UInt8] = []
    var count = 0
    for item in entries {
      guard pointsToWhatStays(item.entry, of: index, stays) else {
        if let value = item.entry.value, !item.entry.isInline { gone.append(value) }
        continue
      }
      var bytes = Array(block[item.entry.position])
      if let newCount = item.newCount {
        bytes.replaceSubrange(4..<8, with: order.bytes32(newCount))
      }
      if item.entry.isInline {
        if let replacement = item.replacement {
          bytes.replaceSubrange(8..<8 + replacement.count, with: replacement)
        }
      } else if let value = item.entry.value {
        let isPlaced = item.replacement.map { kept.write($0, at: value) } ?? kept.keep(value)
        guard isPlaced else { throw doubt("\(Self.hex(item.entry.tag)) overlaps what stays") }
      }
      table += bytes
      count += 1
    }
    let extent = node.directory.extent
    let hasNext = extent.count >= 2 + 12 * node.directory.entries.count + 4
    let next = hasNext ? order.bytes32(nextThatStays(after: index, stays)) : []
    guard kept.write(order.bytes16(count) + table + next, at: extent) else {
      throw doubt("directories overlap")
    }
  }

  private func pointsToWhatStays(_ entry: TIFFEntry, of index: Int, _ stays: [Bool]) -> Bool {
    guard let role = TIFFTree.role(of: entry, in: nodes[index].role) else { return true }
    let children = nodes.indices.filter {
      nodes[$0].parent == index && nodes[$0].role == role
    }
    return children.isEmpty || children.contains { stays[$0] }
  }

  /// The offset of the next directory of the chain; 0 at its end.
  private func nextThatStays(after index: Int, _ stays: [Bool]) -> Int {
    guard case .main(let number) = nodes[index].role else { return 0 }
    for (other, node) in nodes.enumerated() where stays[other] {
      if case .main(let candidate) = node.role, candidate > number {
        return node.directory.extent.lowerBound
      }
    }
    return 0
  }

  private mutating func claim(_ range: Range<Int>) throws(PrivacyError) {
    guard kept.keep(range) else { throw doubt("values overlap") }
  }

  private func bytes(of entry: TIFFEntry) -> [UInt8]? { try? file.bytes(of: entry) }

  private func doubt(_ message: String) -> PrivacyError {
    PrivacyError(.corrupt, "\(vocabulary.name): \(message).", carriers: [vocabulary.name])
  }

  private static func name(_ role: TIFFTree.Role) -> String {
    switch role {
    case .main(0): "main"
    case .main(1): "thumbnail"
    case .main(let number): "page\(number)"
    case .exif: "exif"
    case .gps: "gps"
    case .interoperability: "interoperability"
    case .sub: "sub"
    }
  }

  private static func hex(_ tag: TIFFTag) -> String {
    let digits = String(tag.rawValue, radix: 16, uppercase: true)
    return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
