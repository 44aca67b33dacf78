import JobSpec
import MediaFile

// MARK: - Deciding, directory by directory and field by field

extension TIFFCleaner {
  /// Longer values are no texts: the proof searches for their beginning.
  private static let wholeLimit = 65_536

  func directoriesThatStay(_ ledger: inout Ledger) throws(PrivacyError) -> [Bool] {
    var result: [Bool] = []
    for node in nodes {
      let type = node.directory[.newSubfileType].flatMap { file.integer(of: $0) } ?? 0
      let isGone = try ledger.removes(
        vocabulary.directory(node.role, type),
        in: "\(vocabulary.name).\(vocabulary.name(of: node.role))")
      let isOrphan = node.parent.map { !result[$0] } ?? false
      result.append(!isGone && !isOrphan)
    }
    return result
  }

  /// Forgets a directory with all its values and pictures.
  mutating func forget(
    _ node: TIFFTree.Node, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Entry] {
    let carrier = "\(vocabulary.name).\(vocabulary.name(of: node.role))"
    for entry in node.directory.entries {
      if let value = entry.value, !entry.isInline { kept.remove(value) }
    }
    for picture in try pictures(of: node.directory) {
      kept.remove(picture.range)
      // Tables of JPEG are the same in many pictures, and no evidence.
      guard vocabulary.isFile, try !isJPEG(picture) else { continue }
      try ledger.values.remove(picture.range, of: source, from: carrier)
    }
    return []
  }

  mutating func entries(
    of node: TIFFTree.Node, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Entry] {
    var result: [Entry] = []
    for entry in node.directory.entries {
      let carrier = vocabulary.carrier(entry.tag, in: node.role)
      try refuseHiddenPointers(entry, node.role, carrier)
      let meaning = vocabulary.meaning(entry.tag, node.role)
      if let cleaned = try clean(entry, meaning, carrier, &ledger) {
        result.append(cleaned)
      } else if let value = entry.value, !entry.isInline {
        kept.remove(value)
      }
    }
    return try withPictures(result, of: node.directory, &ledger)
  }

  /// Fields that point to bytes in a way that is not followed here: what they point to would pass
  /// for bytes that nobody needs.
  private func refuseHiddenPointers(
    _ entry: TIFFEntry, _ role: TIFFTree.Role, _ carrier: String
  ) throws(PrivacyError) {
    guard vocabulary.isFile, TIFFTree.role(of: entry, in: role) == nil else { return }
    let isDirectory = entry.type == .directory || entry.type == .directory8
    // Tables of old JPEG in TIFF, and DNG's tables outside of their fields.
    let isTable =
      (0x0207...0x0209).contains(entry.tag.rawValue)
      || (0xCD3B...0xCD3D).contains(entry.tag.rawValue)
    guard !isDirectory, !isTable else {
      throw doubt("\(carrier) points to something that cannot be followed")
    }
  }

  /// The field as it stays, or `nil` where it goes.
  private mutating func clean(
    _ entry: TIFFEntry, _ meaning: Meaning, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Entry? {
    if case .nested(let nested) = meaning {
      return try clean(entry, nested, carrier, &ledger)
    }
    if try ledger.removes(meaning, in: carrier) {
      try collect(entry, carrier, &ledger)
      return nil
    }
    guard let value = entry.value, value.upperBound <= source.count else {
      throw doubt("\(carrier) stays but lies outside of its block")
    }
    guard value.count <= Self.wholeLimit, !meaning.isPixelLayout else { return Entry(entry: entry) }
    let bytes = try self.bytes(of: entry, carrier)
    if case .pairing = meaning, ledger.pairing == .replace {
      let replacement = PairingIdentifier.replacement(for: bytes)
      return Entry(entry: entry, replacement: replacement == bytes ? nil : replacement)
    }
    ledger.values.keep(bytes)
    return Entry(entry: entry)
  }

  /// Notes what a removed field said.
  private func collect(
    _ entry: TIFFEntry, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    guard let value = entry.value, value.upperBound <= source.count else { return }
    guard value.count <= Self.wholeLimit else {
      return try ledger.values.remove(value, of: source, from: carrier)
    }
    let bytes = try self.bytes(of: entry, carrier)
    ledger.values.remove(entry, bytes, byteOrder: file.byteOrder, from: carrier)
  }

  private mutating func clean(
    _ entry: TIFFEntry, _ nested: Meaning.Nested, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Entry? {
    guard nested != .profile else {
      guard let value = entry.value, value.upperBound <= source.count else {
        throw doubt("\(carrier) lies outside of its block")
      }
      ledger.keep("icc")
      return Entry(entry: entry)
    }
    let value = try bytes(of: entry, carrier)
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
    case .replaced(let bytes): return try fit(bytes, nested, into: entry, value.count, carrier)
    }
  }

  /// A smaller block in the place of the one that it was.
  private func fit(
    _ bytes: [UInt8], _ nested: Meaning.Nested, into entry: TIFFEntry, _ room: Int,
    _ carrier: String
  ) throws(PrivacyError) -> Entry {
    // Text is padded, so that its field stays as long as it was; other blocks say their length.
    let text = [UInt8](repeating: 0x20, count: nested == .xmp ? max(room - bytes.count, 0) : 0)
    let unit = max(room / max(entry.count, 1), 1)
    let zeros = (unit - (bytes.count + text.count) % unit) % unit
    let padded = bytes + text + [UInt8](repeating: 0, count: zeros)
    guard padded.count > (file.isBig ? 8 : 4), padded.count <= room, !entry.isInline else {
      throw doubt("\(carrier) does not fit where it stood")
    }
    return Entry(entry: entry, replacement: padded, newCount: padded.count / unit)
  }

  private func bytes(of entry: TIFFEntry, _ carrier: String) throws(PrivacyError) -> [UInt8] {
    do { return try file.bytes(of: entry) } catch { throw PrivacyError(error, in: carrier) }
  }
}

extension Meaning {
  /// Says how pixels lie, and no more.
  fileprivate var isPixelLayout: Bool {
    switch self {
    case .structure, .rendering(nil): true
    default: false
    }
  }
}
