/// The headers of a Matroska or WebM file (RFC 9559); its clusters stay where they are.
package struct MatroskaFile {
  package private(set) var tracks: [MatroskaTrack] = []
  /// Seconds.
  package private(set) var duration: Double?
  /// Seconds since the beginning of 2001 in UTC.
  package private(set) var created: Int?
  package private(set) var title: String?
  package private(set) var writer: String?
  /// Names and texts of the tags, in order.
  package private(set) var tags: [(name: String, text: String)] = []
  package private(set) var hasAttachments = false

  private static let info: UInt32 = 0x1549_A966
  private static let trackList: UInt32 = 0x1654_AE6B
  private static let tagList: UInt32 = 0x1254_C367
  private static let attachments: UInt32 = 0x1941_A469
  private static let cluster: UInt32 = 0x1F43_B675

  /// - Throws: ``MediaFileError`` with `corrupt` where no segment follows the header, `truncated`
  ///   where the file ends before it.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, fetch: 64)
    guard let head = try EBMLElement.next(&cursor) else {
      throw MediaFileError(.truncated, "a Matroska file without a header", at: 0)
    }
    try cursor.seek(to: head.content.upperBound)
    guard let segment = try EBMLElement.next(&cursor), segment.id == 0x1853_8067 else {
      throw MediaFileError(
        cursor.isAtEnd ? .truncated : .corrupt, "a Matroska file without a segment", at: 0)
    }
    var seen: Set<Int> = []
    // What stands before the first cluster, and what the index says stands behind the last.
    var behind: [Int] = []
    var inside = ByteCursor(source, in: segment.content, fetch: 64)
    for _ in 0..<256 {
      guard let element = try? EBMLElement.next(&inside), element.id != Self.cluster else { break }
      seen.insert(element.content.lowerBound)
      read(element, source)
      if element.id == 0x114D_9B74 { behind += Self.positions(element, source) }
      guard (try? inside.seek(to: element.content.upperBound)) != nil else { break }
    }
    for position in behind.prefix(64) {
      var cursor = ByteCursor(source, in: segment.content, fetch: 64)
      guard position < segment.content.count, (try? cursor.skip(position)) != nil,
        let element = try? EBMLElement.next(&cursor),
        seen.insert(element.content.lowerBound).inserted
      else { continue }
      read(element, source)
    }
  }

  package var videoTrack: MatroskaTrack? { tracks.first { $0.type == 1 } }

  /// Where the entries of a SeekHead point, counted from the segment's content.
  private static func positions(_ head: EBMLElement, _ source: any ByteSource) -> [Int] {
    head.children(source, limit: 64).filter { $0.id == 0x4DBB }.compactMap {
      $0.children(source, limit: 8).first(0x53AC)?.integer(source)
    }
  }

  private mutating func read(_ element: EBMLElement, _ source: any ByteSource) {
    switch element.id {
    case Self.info: readInfo(element, source)
    case Self.trackList:
      for entry in element.children(source, limit: 256) where entry.id == 0xAE {
        tracks.append(MatroskaTrack(entry, source))
      }
    case Self.tagList: readTags(element, source)
    case Self.attachments: hasAttachments = true
    default: break
    }
  }

  private mutating func readInfo(_ info: EBMLElement, _ source: any ByteSource) {
    let elements = info.children(source, limit: 64)
    let scale = elements.first(0x2AD7B1)?.unsigned(source) ?? 1_000_000
    if let length = elements.first(0x4489)?.double(source), length.isFinite, length > 0 {
      duration = length * Double(scale) / 1_000_000_000
    }
    if let date = elements.first(0x4461)?.unsigned(source) {
      created = Int(Int64(bitPattern: date) / 1_000_000_000)
    }
    title = elements.first(0x7BA9)?.text(source)
    writer = elements.first(0x5741)?.text(source) ?? elements.first(0x4D80)?.text(source)
  }

  private mutating func readTags(_ list: EBMLElement, _ source: any ByteSource) {
    for tag in list.children(source, limit: 256) where tag.id == 0x7373 {
      for simple in tag.children(source, limit: 256) where simple.id == 0x67C8 {
        let parts = simple.children(source, limit: 16)
        guard tags.count < 1024, let name = parts.first(0x45A3)?.text(source) else { continue }
        tags.append((name, parts.first(0x4487)?.text(source) ?? ""))
      }
    }
  }
}
