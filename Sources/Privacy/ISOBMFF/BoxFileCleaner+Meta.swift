import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans a `meta` box: items of pictures, keys and values of movies, or a block of its own.
  mutating func cleanMeta(
    _ box: Box, in path: String, isPicture: Bool, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let children = try reading { () throws(MediaFileError) in try box.metaChildren(source) }
    if children.first("ilst") != nil || children.first("keys") != nil {
      return try cleanKeys(box, children, in: path, &ledger)
    }
    if children.first("iinf") != nil || children.first("iloc") != nil {
      return try cleanItems(box, children, isPicture: isPicture, &ledger)
    }
    let start = patches
    var said = 0
    var left = 0
    for child in children where child.type != "hdlr" {
      said += 1
      let before = patches
      try cleanBox(child, in: .meta, &ledger)
      if patches == before { left += 1 }
    }
    try cleanHandler(children.first("hdlr"), &ledger)
    // What only announced the others goes with them.
    if said > 0, left == 0 {
      patches = start
      drop(box)
    }
  }

  /// The name of a handler is a text of whoever wrote the file.
  mutating func cleanHandler(_ box: Box?, _ ledger: inout Ledger) throws(PrivacyError) {
    guard let box, let name = handlerName(box), try !isBlank(name),
      try ledger.removes(Self.handlerMeaning, in: "\(self.name).hdlr.name")
    else { return }
    ledger.values.remove(text: try bytes(name, "\(self.name).hdlr"), from: "\(self.name).hdlr.name")
    patches.zero(name)
  }

  static let handlerMeaning = Meaning.tells(.history, .camera)

  /// The name behind version, type and reserved words; a Pascal or a C string.
  func handlerName(_ box: Box) -> Range<Int>? {
    guard box.content.count > 24 else { return nil }
    return box.content.lowerBound + 24..<box.content.upperBound
  }
}
