import MediaFile

// MARK: - Writing directories where they stood

extension TIFFCleaner {
  /// Which directories keep a field, or a directory that does.
  func directoriesThatSay(_ entries: [[Entry]]) -> [Bool] {
    var counts = entries.indices.map { index in
      entries[index].count { targets(of: $0.entry, of: index).isEmpty }
    }
    // Children stand behind their parents.
    for index in nodes.indices.reversed() where counts[index] > 0 {
      if let parent = nodes[index].parent { counts[parent] += 1 }
    }
    return counts.map { $0 > 0 }
  }

  /// The directories that a field points to.
  private func targets(of entry: TIFFEntry, of index: Int) -> [Int] {
    guard let role = TIFFTree.role(of: entry, in: nodes[index].role) else { return [] }
    return children[index].filter { nodes[$0].role == role }
  }

  mutating func write(_ entries: [Entry], of index: Int, _ stays: [Bool]) {
    let order = file.byteOrder
    let (countWidth, width) = file.isBig ? (8, 8) : (2, 4)
    var table: [UInt8] = []
    var count = 0
    for var item in entries {
      guard retarget(&item, of: index, stays) else {
        if let value = item.entry.value, !item.entry.isInline { kept.remove(value) }
        continue
      }
      var bytes = entryBytes(item.entry)
      if let newCount = item.newCount {
        bytes.replaceSubrange(4..<4 + width, with: order.bytes(UInt64(newCount), width: width))
      }
      if let value = item.entry.value {
        place(item, value, in: &bytes)
      }
      table += bytes
      count += 1
    }
    let directory = nodes[index].directory
    let size = file.isBig ? 20 : 12
    let hasNext = directory.extent.count >= countWidth + size * directory.entries.count + width
    let next = hasNext ? order.bytes(UInt64(nextThatStays(after: index, stays)), width: width) : []
    kept.write(
      order.bytes(UInt64(count), width: countWidth) + table + next, at: directory.extent)
  }

  private mutating func place(_ item: Entry, _ value: Range<Int>, in bytes: inout [UInt8]) {
    let room = file.isBig ? 8 : 4
    switch (item.entry.isInline, item.replacement) {
    case (true, let replacement?):
      let start = bytes.count - room
      bytes.replaceSubrange(start..<start + min(replacement.count, room), with: replacement)
    case (true, nil): break
    case (false, let replacement?) where replacement.count <= room:
      // So short that it stands in the entry itself now.
      let start = bytes.count - room
      let padded = replacement + [UInt8](repeating: 0, count: room - replacement.count)
      bytes.replaceSubrange(start..., with: padded)
      kept.remove(value)
    case (false, let replacement?): kept.write(replacement, at: value)
    case (false, nil): kept.keep(value)
    }
  }

  private func entryBytes(_ entry: TIFFEntry) -> [UInt8] {
    // The directory was read from there.
    (try? file.bytes(entry.position)) ?? []
  }

  /// Leaves out of a field the directories that go.
  ///
  /// - Returns: Whether anything is left that it points to.
  private func retarget(_ item: inout Entry, of index: Int, _ stays: [Bool]) -> Bool {
    let targets = targets(of: item.entry, of: index)
    guard !targets.isEmpty else { return true }
    let left = targets.filter { stays[$0] }
    guard !left.isEmpty, left.count < targets.count else { return !left.isEmpty }
    let size = item.entry.type.size ?? 4
    item.replacement = left.flatMap {
      file.byteOrder.bytes(UInt64(nodes[$0].directory.extent.lowerBound), width: size)
    }
    item.newCount = left.count
    return true
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
}
