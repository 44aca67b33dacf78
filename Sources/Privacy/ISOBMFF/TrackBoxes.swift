import MediaFile

/// The boxes of a track, sorted by what holds them; nothing of them is read but types and tables of
/// keys.
struct TrackBoxes {
  let id: UInt32
  let handler: FourCC
  let children: [Box]
  let media: [Box]
  let information: [Box]
  let tables: [Box]
  /// Of the sample descriptions, in order.
  let formats: [FourCC]
  let isEncrypted: Bool
  /// Whether samples are in another file.
  let isElsewhere: Bool

  private static let encrypted: Set<FourCC> = [
    "encv", "enca", "enct", "encs", "encm", "drms", "drmi", "p608",
  ]

  /// - Throws: ``MediaFileError`` where a box leaves the one that holds it.
  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    children = try box.children(source)
    media = try children.first("mdia")?.children(source) ?? []
    information = try media.first("minf")?.children(source) ?? []
    tables = try information.first("stbl")?.children(source) ?? []
    formats =
      try tables.first("stsd").map { box throws(MediaFileError) in
        try box.children(source, after: 8).map(\.type)
      } ?? []
    isEncrypted = !Self.encrypted.isDisjoint(with: formats)
    var id: UInt32 = 0
    if let header = children.first("tkhd") {
      var cursor = ByteCursor(source, in: header.content, fetch: 32)
      let isLong = try cursor.u8() == 1
      try cursor.skip(isLong ? 19 : 11)
      id = try cursor.u32()
    }
    self.id = id
    var handler = FourCC(rawValue: 0)
    if let box = media.first("hdlr") {
      var cursor = ByteCursor(source, in: box.content, fetch: 16)
      try cursor.skip(8)
      handler = try cursor.code()
    }
    self.handler = handler
    var isElsewhere = false
    if let data = try information.first("dinf")?.children(source).first("dref") {
      for entry in try data.children(source, after: 8) where entry.content.count >= 4 {
        // Old references say nothing where the file is the same one.
        let flags = try source.bytes(entry.content.lowerBound..<entry.content.lowerBound + 4)
        if flags[3] & 1 == 0, entry.content.count > 4 { isElsewhere = true }
      }
    }
    self.isElsewhere = isElsewhere
  }

  /// How a report calls it.
  var label: String {
    (formats.first ?? handler).description.trimmingBlanks
  }

  var isText: Bool { ["text", "sbtl", "subt", "clcp"].contains(handler) }

  func chunks(_ source: any ByteSource) throws(MediaFileError) -> TrackChunks {
    try TrackChunks(tables, source)
  }

  /// What an auxiliary picture track says that it is (`auxi`); nil where it does not.
  func auxiliaryType(_ source: any ByteSource) throws(MediaFileError) -> String? {
    guard let descriptions = tables.first("stsd") else { return nil }
    for entry in try descriptions.children(source, after: 8) where entry.content.count > 78 {
      guard let box = (try? entry.children(source, after: 78))?.first("auxi") else { continue }
      var cursor = ByteCursor(source, in: box.content, fetch: 128)
      try cursor.skip(4)
      return try cursor.text()
    }
    return nil
  }

  /// The keys of a `mebx` description: what each kind of its samples says.
  func timedKeys(_ source: any ByteSource) throws(MediaFileError) -> [String] {
    var keys: [String] = []
    guard let descriptions = tables.first("stsd") else { return [] }
    for entry in try descriptions.children(source, after: 8) where entry.type == "mebx" {
      keys += try SampleDescription.timedKeys(entry, source)
    }
    return keys
  }
}

extension String {
  /// Without blanks at its end, as types of three letters have.
  var trimmingBlanks: String {
    String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
  }
}
