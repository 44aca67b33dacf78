import JobSpec
import MediaFile

/// Cleans an ISO base media file (HEIF, AVIF, QuickTime, MPEG-4) where it stands: boxes become
/// `free`, values become zeros, tables close up within their boxes. No offset moves.
///
/// Structure and metadata are read, samples never; only bytes that nothing refers to are looked at.
struct BoxFileCleaner {
  let source: any ByteSource
  /// How carriers are named: `heif`, `movie`, or the clip within a picture.
  let name: String
  let top: TopLevelBoxes
  let depth: Int
  var patches = Patches()
  /// Media data that something refers to, other than the chunks of tracks.
  var referred: [Range<Int>] = []
  /// Media data of tracks and items that are gone.
  var gone: [Range<Int>] = []
  /// The chunks of the tracks that stay.
  var tracks: [(chunks: TrackChunks, isOpenEnded: Bool)] = []
  /// `tref` boxes of the tracks that stay.
  var keptReferences: [Box] = []
  /// Numbers of the tracks that are gone.
  var goneTracks: Set<UInt32> = []
  /// What the pictures' XMP says of clips that are gone.
  var claims = XMPClaims()

  static let metadataLimit = 1 << 26

  /// - Throws: ``PrivacyError`` where the boxes cannot be followed to the end.
  init(_ source: any ByteSource, name: String, depth: Int = 0) throws(PrivacyError) {
    guard depth < 3 else {
      throw PrivacyError(.limitExceeded, "\(name): movies within movies.", carriers: [name])
    }
    self.source = source
    self.name = name
    self.depth = depth
    do { top = try TopLevelBoxes(source) } catch { throw PrivacyError(error, in: name) }
  }

  /// The cleaned file in terms of the source.
  mutating func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    let end = try collect(&ledger)
    return try reading { () throws(MediaFileError) in
      try patches.splice(ofCount: source.count, end: end)
    }
  }

  /// Makes all patches.
  ///
  /// - Returns: Where the result ends.
  mutating func collect(_ ledger: inout Ledger) throws(PrivacyError) -> Int {
    try refuseWhatCannotBeRead()
    if ledger.policy.remove.contains(.motion) { claims.dropsMotion = true }
    // What carries a clip is decided first: the pictures' XMP speaks of it.
    for box in top.boxes where box.type == "mpvd" || box.type == "sefd" {
      try cleanExtras(box, &ledger)
    }
    for box in top.boxes where box.type == "moov" { try cleanMovie(box, &ledger) }
    for box in top.boxes {
      switch box.type {
      case "ftyp", "styp", "mdat", "moov", "mpvd", "sefd": break
      case "meta": try cleanMeta(box, in: "meta", isPicture: isPicture, &ledger)
      case "moof": try cleanFragment(box, &ledger)
      case "mfra": try cleanRandomAccess(box, &ledger)
      case "sidx": try cleanIndex(box, &ledger)
      default: try cleanBox(box, in: .file, &ledger)
      }
    }
    let end = try cleanTrailer(&ledger)
    try cleanMediaData(&ledger)
    return end
  }

  private var isPicture: Bool { top.boxes.first("moov") == nil }

  private func refuseWhatCannotBeRead() throws(PrivacyError) {
    for type in ["mini", "jumb", "moop"] as [FourCC] where top.boxes.first(type) != nil {
      throw PrivacyError(
        .unsupportedFormat, "\(name): a file laid out as “\(type)” cannot be cleaned without loss.",
        carriers: ["\(name).\(type)"])
    }
    for type in ["moov", "meta"] as [FourCC]
    where top.boxes.filter({ $0.type == type }).count > 1 {
      throw PrivacyError(
        .corrupt, "\(name): there are two “\(type)” boxes.", carriers: ["\(name).\(type)"])
    }
    guard top.boxes.contains(where: { ["moov", "meta", "moof"].contains($0.type) }) else {
      throw PrivacyError(
        .truncated, "\(name): nothing says what the file holds; its “moov” or “meta” is missing.",
        carriers: [name])
    }
  }
}

// MARK: - Boxes

extension BoxFileCleaner {
  /// Cleans or drops a box that is not taken apart any further.
  mutating func cleanBox(
    _ box: Box, in holder: BoxMeaning.Holder, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let carrier = "\(name).\(Self.label(box))"
    guard !["free", "skip", "wide"].contains(box.type) else {
      return try cleanFree(box, &ledger)
    }
    switch BoxMeaning.of(box, in: holder) {
    case .nested(.xmp):
      try cleanXMP(box.content, in: carrier, &ledger) { cleaner in cleaner.drop(box) }
    case let meaning:
      guard try ledger.removes(meaning, in: carrier) else { return }
      try noteBlock(box.content, carrier, &ledger)
      drop(box)
    }
  }

  /// What stands in free space is an unknown carrier; zeros are none.
  mutating func cleanFree(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    guard try !isBlank(box.content),
      try ledger.removes(.unknown, in: "\(name).\(box.type)")
    else { return }
    try noteBlock(box.content, "\(name).\(box.type)", &ledger)
    patches.zero(box.content)
  }

  /// Turns a box into free space of the same length.
  mutating func drop(_ box: Box) {
    patches.write(Array("free".utf8), at: box.range.lowerBound + 4)
    // A size of 64 bits stays where it is; what names a `uuid` box goes.
    let header = box.content.lowerBound - box.range.lowerBound - (box.userType == nil ? 0 : 16)
    patches.zero(box.range.lowerBound + header..<box.range.upperBound)
  }

  /// Cleans an XMP packet in its place.
  mutating func cleanXMP(
    _ range: Range<Int>, in carrier: String, _ ledger: inout Ledger,
    orElse removeWhole: (inout BoxFileCleaner) -> Void
  ) throws(PrivacyError) {
    switch try XMPCleaner.clean(
      try bytes(range, carrier), in: carrier, claims: claims, &ledger)
    {
    case .unchanged: break
    case .removed: removeWhole(&self)
    case .replaced(let packet):
      guard let padded = XMPPadding.pad(packet, to: range.count) else {
        throw PrivacyError(
          .corrupt, "\(carrier): the packet does not fit where it stood.", carriers: [carrier])
      }
      patches.write(padded, at: range.lowerBound)
    }
  }

  /// How a box is called in a report.
  static func label(_ box: Box) -> String {
    if box.isC2PA { return "c2pa" }
    if box.isXMP { return "xmp" }
    guard let userType = box.userType else { return box.type.description }
    return BoxMeaning.users.first { $0.userType == userType }?.name ?? "uuid"
  }
}

// MARK: - Reading

extension BoxFileCleaner {
  func bytes(_ range: Range<Int>, _ carrier: String) throws(PrivacyError) -> [UInt8] {
    guard range.count <= Self.metadataLimit else {
      throw PrivacyError(
        .limitExceeded, "\(carrier): \(range.count) bytes of metadata.", carriers: [carrier])
    }
    return try reading { () throws(MediaFileError) in try source.bytes(range) }
  }

  func reading<T>(_ body: () throws(MediaFileError) -> T) throws(PrivacyError) -> T {
    do { return try body() } catch { throw PrivacyError(error, in: name) }
  }

  /// Whether there are only zeros.
  func isBlank(_ range: Range<Int>) throws(PrivacyError) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let end = min(position + 65_536, range.upperBound)
      let window = try reading { () throws(MediaFileError) in
        try source.bytes(position..<end)
      }
      guard window.allSatisfy({ $0 == 0 }) else { return false }
      position = end
    }
    return true
  }

  /// Remembers samples of removed bytes, for a proof to search for.
  func noteBlock(
    _ range: Range<Int>, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    try ledger.values.remove(range, of: source, from: carrier)
  }
}
