import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans what follows the picture in boxes of its own: a clip (`mpvd`), Samsung's blocks (`sefd`).
  mutating func cleanExtras(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    if box.type == "mpvd" {
      guard try !cleanClip(box.content, in: "\(name).mpvd", &ledger) else { return }
      claims.dropsMotion = true
      return drop(box)
    }
    guard let directory = SamsungTrailer(source, in: box.content) else {
      return try dropExtras(box, &ledger)
    }
    // What no entry of the directory covers would be missed.
    guard directory.range == box.content else { return try dropExtras(box, &ledger) }
    for block in directory.blocks { try cleanBlock(block, &ledger) }
  }

  private mutating func dropExtras(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let meaning = Meaning.opaque(.makerNotes, costs: "samsungTrailer")
    guard try !isBlank(box.content), try ledger.removes(meaning, in: "\(name).sefd") else {
      return
    }
    try noteBlock(box.content, "\(name).sefd", &ledger)
    drop(box)
  }

  /// A clip is a movie of its own, cleaned where it stands; one that cannot be goes whole.
  ///
  /// - Returns: Whether it stays.
  private mutating func cleanClip(
    _ range: Range<Int>, in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Bool {
    guard try !ledger.removes(.tells(.motion), in: carrier) else {
      try noteBlock(range, carrier, &ledger)
      return false
    }
    var attempt = ledger
    do throws(PrivacyError) {
      let part = try reading { () throws(MediaFileError) in
        try PieceSource(of: source, range)
      }
      var clip = try BoxFileCleaner(part, name: "\(carrier).movie", depth: depth + 1)
      _ = try clip.collect(&attempt)
      patches.append(clip.patches, from: range.lowerBound)
      ledger = attempt
      return true
    } catch {
      guard try ledger.removes(.opaque(.motion, costs: "motionPhoto"), in: carrier) else {
        return true
      }
      try noteBlock(range, carrier, &ledger)
      return false
    }
  }

  private mutating func cleanBlock(
    _ block: SamsungTrailer.Block, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let digits = String(block.type, radix: 16, uppercase: true)
    let carrier = "\(name).sefd.0x" + String(repeating: "0", count: 4 - digits.count) + digits
    // Two bytes of zero, the type, the length of the name, the name.
    let head = try bytes(
      block.range.lowerBound..<min(block.range.lowerBound + 8, block.range.upperBound), carrier)
    guard let length = ByteOrder.littleEndian.uint32(head, at: 4),
      length <= block.range.count - 8
    else { throw PrivacyError(.corrupt, "\(carrier): a block without a name.") }
    let data = block.range.lowerBound + 8 + length..<block.range.upperBound
    // Some blocks only repeat their names.
    ledger.values.keep(
      try bytes(block.range.lowerBound + 8..<data.lowerBound, carrier))
    guard try !isBlank(data) else { return }
    let meaning = SamsungMeaning.of(block.type)
    if meaning == .tells(.motion), data.count > 64 {
      if try !cleanClip(data, in: carrier, &ledger) {
        claims.dropsMotion = true
        forget(block)
      }
      return
    }
    guard try ledger.removes(meaning, in: carrier) else { return }
    try noteBlock(data, carrier, &ledger)
    forget(block)
  }

  /// Leaves a block of type 0, which is nothing, and no word of what it was.
  private mutating func forget(_ block: SamsungTrailer.Block) {
    patches.zero(block.range)
    patches.zero(block.entry.lowerBound + 2..<block.entry.lowerBound + 4)
  }
}

/// What the blocks of Samsung's directory say, by their types.
enum SamsungMeaning {
  static func of(_ type: UInt16) -> Meaning {
    types.first { $0.type == type }?.meaning ?? .opaque(.makerNotes, costs: "makerNotes")
  }

  static let types: [(type: UInt16, meaning: Meaning)] = [
    (0x0A01, .tells(.time)), (0x0E41, .tells(.time)), (0x0AA1, .tells(.location)),
    (0x0A30, .tells(.motion)), (0x0A31, .rendering("motionPhoto")),
    (0x0A33, .rendering("motionPhoto")), (0x0100, .tells(.audio)),
    (0x0AB1, .tells(.depth)), (0x0AB3, .tells(.depth)), (0x0B40, .tells(.depth)),
    (0x0B41, .tells(.depth)), (0x0BA1, .tells(.identifiers, .history)),
    (0x0A20, .tells(.thumbnails)), (0x0001, .tells(.thumbnails)),
    (0x0890, .rendering("slowMotion")), (0x0891, .rendering("slowMotion")),
    (0x0892, .rendering("slowMotion")), (0x0C51, .rendering("captureMode")),
    (0x0C61, .tells(.makerNotes)), (0x0BC1, .tells(.makerNotes)),
    (0x0CC1, .rendering("captureMode")), (0x0D91, .tells(.makerNotes)),
    (0x08D0, .rendering("panorama")), (0x08E0, .rendering("panorama")),
  ]
}
