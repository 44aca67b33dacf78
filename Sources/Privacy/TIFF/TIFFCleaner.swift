import JobSpec
import MediaFile

/// Cleans a TIFF file or block in its own extent: entries go, directories are compacted where they
/// stand, what is freed is zeroed. No offset moves, so that maker notes stay readable and pixels
/// stay where they are.
struct TIFFCleaner {
  enum Outcome: Hashable, Sendable {
    case unchanged
    /// Nothing that says anything would be left.
    case removed
    case patched(Patches)
  }

  /// A field that stays, with its value's new bytes where they change.
  struct Entry {
    var entry: TIFFEntry
    var replacement: [UInt8]?
    var newCount: Int?
  }

  let vocabulary: TIFFVocabulary
  let file: TIFFFile
  let nodes: [TIFFTree.Node]
  /// The directories that each one's fields point to.
  let children: [[Int]]
  var kept = KeptBytes()
  var hasForeignNote = false

  var source: any ByteSource { file.source }

  /// - Parameters:
  ///   - source: The block or file, header first.
  ///   - vocabulary: What its fields mean.
  /// - Throws: ``PrivacyError`` where it cannot be read whole.
  init(_ source: any ByteSource, _ vocabulary: TIFFVocabulary) throws(PrivacyError) {
    self.vocabulary = vocabulary
    do { file = try TIFFFile(source) } catch { throw PrivacyError(error, in: vocabulary.name) }
    let tree = TIFFTree(file, limit: vocabulary.directoryLimit)
    if let problem = tree.problems.first { throw PrivacyError(problem, in: vocabulary.name) }
    nodes = tree.nodes
    var children = [[Int]](repeating: [], count: nodes.count)
    for (index, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(index) }
    }
    self.children = children
    guard vocabulary.isFile else { return }
    for node in nodes where node.role == .sub && node.directory.next != nil {
      throw doubt("a chain of directories below another one")
    }
  }

  /// Cleans it.
  ///
  /// - Throws: ``PrivacyError`` for any doubt about what stays.
  mutating func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Outcome {
    let gate = try directoriesThatStay(&ledger)
    var entries: [[Entry]] = []
    for (index, node) in nodes.enumerated() {
      entries.append(gate[index] ? try self.entries(of: node, &ledger) : try forget(node, &ledger))
    }
    var stays = directoriesThatSay(entries)
    guard stays.contains(true) else { return .removed }
    // The header points to the first directory, empty or not.
    stays[0] = true
    kept.keep(0..<(file.isBig ? 16 : vocabulary.headerLength))
    for (index, node) in nodes.enumerated() {
      if stays[index] {
        write(entries[index], of: index, stays)
      } else {
        kept.remove(node.directory.extent)
      }
    }
    return try finish(&ledger)
  }

  /// A cleaned block without the zeros at its end.
  var trimmedEnd: Int { hasForeignNote ? source.count : max(kept.end, 8) }

  func doubt(_ message: String) -> PrivacyError {
    PrivacyError(.corrupt, "\(vocabulary.name): \(message).", carriers: [vocabulary.name])
  }

  /// What no field refers to may be what earlier directories said. A maker note that cannot be
  /// read may refer to it, and keeps it.
  private func finish(_ ledger: inout Ledger) throws(PrivacyError) -> Outcome {
    do {
      var (patches, gaps) = try kept.settle(in: source)
      var telling: [Range<Int>] = []
      for gap in gaps where try source.hasContent(in: gap) { telling.append(gap) }
      if !telling.isEmpty, !hasForeignNote,
        try ledger.removes(vocabulary.unreferenced, in: "\(vocabulary.name).unreferenced")
      {
        for gap in telling { patches.zero(gap) }
      }
      return patches.isEmpty ? .unchanged : .patched(patches)
    } catch let error as MediaFileError {
      throw PrivacyError(error, in: vocabulary.name)
    } catch let error as PrivacyError {
      throw error
    } catch {
      throw doubt("cannot be read")
    }
  }
}

extension ByteSource {
  /// Whether anything but zeros stands in a range.
  func hasContent(in range: Range<Int>) throws(MediaFileError) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + 65_536, range.upperBound)
      if try bytes(position..<end).contains(where: { $0 != 0 }) { return true }
      position = end
    }
    return false
  }

  /// Where the zeros at the end of a range begin.
  func endOfContent(in range: Range<Int>) throws(MediaFileError) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = max(end - 4096, range.lowerBound)
      if let last = try bytes(start..<end).lastIndex(where: { $0 != 0 }) { return start + last + 1 }
      end = start
    }
    return end
  }
}
