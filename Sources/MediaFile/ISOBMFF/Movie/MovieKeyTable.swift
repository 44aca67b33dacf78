/// The keys and values of a `meta` box as they stand, so that some can be taken out.
///
/// QuickTime lists names in `keys` and refers to them by number from `ilst`; iTunes has an `ilst`
/// of types only.
package struct MovieKeyTable {
  /// A value with its name.
  package struct Entry: Hashable, Sendable {
    /// The key; for iTunes' own names what `mean` and `name` say, else the type.
    package var key: String
    /// The type in an iTunes list.
    package var type: FourCC
    package var box: Box
    /// The values behind type and language.
    package var values: [Range<Int>]
    /// From 0, in `keys`.
    var number: Int?
  }

  package let entries: [Entry]
  private let children: [Box]
  private let meta: Box
  private let keys: [Box]

  private static let limit = 4096

  package init(_ meta: Box, _ source: any ByteSource) throws(MediaFileError) {
    self.meta = meta
    children = try meta.metaChildren(source)
    keys =
      try children.first("keys").map { box throws(MediaFileError) in
        try box.children(source, after: 8)
      } ?? []
    var entries: [Entry] = []
    for list in children where list.type == "ilst" {
      for box in try list.children(source) where box.type != "free" {
        guard entries.count < Self.limit else {
          throw MediaFileError(.limitExceeded, "more than \(Self.limit) metadata values")
        }
        entries.append(try Self.entry(box, keys, source))
      }
    }
    self.entries = entries
  }

  private static func entry(
    _ box: Box, _ keys: [Box], _ source: any ByteSource
  ) throws(MediaFileError) -> Entry {
    let number = Int(box.type.rawValue) - 1
    let parts = (try? box.children(source)) ?? []
    var values: [Range<Int>] = []
    for part in parts where part.type == "data" && part.content.count >= 8 {
      values.append(part.content.lowerBound + 8..<part.content.upperBound)
    }
    var entry = Entry(
      key: box.type.description, type: box.type, box: box,
      values: values.isEmpty ? [box.content] : values)
    if keys.indices.contains(number) {
      entry.number = number
      entry.key = String(decoding: try name(keys[number].content, source), as: UTF8.self)
    } else if box.type == "----", let name = parts.first("name"), name.content.count > 4 {
      entry.key = String(
        decoding: try Self.name(name.content.lowerBound + 4..<name.content.upperBound, source),
        as: UTF8.self)
    }
    return entry
  }

  private static func name(
    _ range: Range<Int>, _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt8] {
    try source.bytes(range.lowerBound..<min(range.upperBound, range.lowerBound + 256))
  }

  /// The names that no value has.
  package func unusedKeys(_ source: any ByteSource) throws(MediaFileError) -> [(Int, String)] {
    let used = Set(entries.compactMap(\.number))
    var result: [(Int, String)] = []
    for (number, box) in keys.enumerated() where !used.contains(number) {
      result.append((number, String(decoding: try Self.name(box.content, source), as: UTF8.self)))
    }
    return result
  }
}

extension MovieKeyTable {
  /// The content of the `meta` with entries taken out, exactly as long as before: what becomes free
  /// is a `free` box at its end.
  ///
  /// - Parameters:
  ///   - gone: Places among the entries.
  ///   - unused: Numbers of keys without a value that go too.
  ///   - boxes: Other boxes directly in the `meta` that go.
  ///   - overwritten: Bytes that change, by their place in the file.
  ///   - source: The file.
  /// - Returns: As many bytes as the content has now.
  /// - Throws: ``MediaFileError`` where the box cannot be read.
  package func content(
    without gone: Set<Int>, unused: Set<Int>, boxes: Set<Range<Int>>,
    overwritten: [Range<Int>: [UInt8]], _ source: any ByteSource
  ) throws(MediaFileError) -> [UInt8] {
    let start = meta.content.lowerBound
    var before = try source.bytes(meta.content)
    for (range, bytes) in overwritten where bytes.count == range.count {
      before.replaceSubrange(range.lowerBound - start..<range.upperBound - start, with: bytes)
    }
    func bytes(_ range: Range<Int>) -> ArraySlice<UInt8> {
      before[range.lowerBound - start..<range.upperBound - start]
    }
    let numbers = renumbered(without: gone, unused: unused)
    var after = Array(before[..<((children.first?.range.lowerBound ?? start) - start)])
    for child in children {
      guard child.type != "free", child.type != "skip", !boxes.contains(child.range) else {
        continue
      }
      switch child.type {
      case "keys" where !keys.isEmpty:
        let kept = keys.indices.filter { numbers[$0] != nil }
        let head = bytes(child.content.lowerBound..<child.content.lowerBound + 4)
        after += Box.encode(
          "keys",
          head + ByteOrder.bigEndian.bytes32(kept.count) + kept.flatMap { bytes(keys[$0].range) })
      case "ilst":
        var list: [UInt8] = []
        for (place, entry) in entries.enumerated()
        where !gone.contains(place)
          && child.content.lowerBound <= entry.box.range.lowerBound
          && entry.box.range.upperBound <= child.content.upperBound
        {
          var box = Array(bytes(entry.box.range))
          if let number = entry.number.flatMap({ numbers[$0] }) {
            box.replaceSubrange(4..<8, with: ByteOrder.bigEndian.bytes32(number + 1))
          }
          list += box
        }
        after += Box.encode("ilst", list)
      default: after += bytes(child.range)
      }
    }
    return try after + Box.padding(before.count - after.count, at: start)
  }

  /// The new number of each key that stays.
  private func renumbered(without gone: Set<Int>, unused: Set<Int>) -> [Int: Int] {
    var used: Set<Int> = []
    var wasUsed: Set<Int> = []
    for (place, entry) in entries.enumerated() {
      guard let number = entry.number else { continue }
      wasUsed.insert(number)
      if !gone.contains(place) { used.insert(number) }
    }
    var result: [Int: Int] = [:]
    for number in keys.indices
    where used.contains(number) || (!wasUsed.contains(number) && !unused.contains(number)) {
      result[number] = result.count
    }
    return result
  }
}
