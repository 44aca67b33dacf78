import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans a `moov`: headers, tracks, user data, keys.
  mutating func cleanMovie(_ movie: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let children = try self.children(of: movie)
    if children.first("cmov") != nil {
      throw PrivacyError(
        .unsupportedFormat, "\(name): its movie box is compressed (“cmov”) and cannot be cleaned.",
        carriers: ["\(name).cmov"])
    }
    if children.first("pssh") != nil { throw encrypted }
    for box in children where box.type == "trak" { try cleanTrack(box, &ledger) }
    try cleanReferences()
    for box in children {
      switch box.type {
      case "mvhd": try cleanTimes(box, &ledger)
      case "trak": break
      case "udta": try cleanUserData(box, &ledger)
      case "meta": try cleanMeta(box, in: "moov.meta", isPicture: false, &ledger)
      case "mvex": try cleanExtends(box, &ledger)
      default: try cleanBox(box, in: .moov, &ledger)
      }
    }
  }

  func children(of box: Box, after lead: Int = 0) throws(PrivacyError) -> [Box] {
    try reading { () throws(MediaFileError) in try box.children(source, after: lead) }
  }

  var encrypted: PrivacyError {
    PrivacyError(
      .unsupportedFormat, "\(name): it is encrypted, and what it holds cannot be looked into.",
      carriers: ["\(name).sinf"])
  }

  /// When it was made and changed, in `mvhd`, `tkhd` and `mdhd`: 0 says that nobody knows.
  mutating func cleanTimes(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let head = try bytes(
      box.content.lowerBound..<min(box.content.lowerBound + 20, box.content.upperBound),
      "\(name).\(box.type)")
    let width = head.first == 1 ? 16 : 8
    guard head.count >= 4 + width, !head[4..<4 + width].allSatisfy({ $0 == 0 }),
      try ledger.removes(.tells(.time), in: "\(name).\(box.type)")
    else { return }
    patches.zero(box.content.lowerBound + 4..<box.content.lowerBound + 4 + width)
  }

  /// Forgets the defaults of tracks that are gone.
  private mutating func cleanExtends(
    _ box: Box, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    for child in try children(of: box) {
      guard ["trex", "trep"].contains(child.type), child.content.count >= 8 else {
        try cleanBox(child, in: .mvex, &ledger)
        continue
      }
      let id = try bytes(child.content.lowerBound + 4..<child.content.lowerBound + 8, name)
      guard let number = ByteOrder.bigEndian.uint32(id, at: 0) else { continue }
      if goneTracks.contains(UInt32(truncatingIfNeeded: number)) { drop(child) }
    }
  }
}

// MARK: - Fragments

extension BoxFileCleaner {
  mutating func cleanFragment(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let defaults = try reading { () throws(MediaFileError) in
      try top.boxes.first("moov").map { movie throws(MediaFileError) in
        try FragmentRuns.defaults(of: movie, source)
      } ?? [:]
    }
    let runs = try reading { () throws(MediaFileError) in
      try FragmentRuns(box, defaults: defaults, source).runs
    }
    for run in runs {
      if goneTracks.contains(run.track) {
        gone.append(run.range)
      } else if let last = referred.last, last.upperBound == run.range.lowerBound {
        referred[referred.count - 1] = last.lowerBound..<run.range.upperBound
      } else {
        referred.append(run.range)
      }
    }
    guard referred.count + gone.count < 1 << 18 else {
      throw PrivacyError(.limitExceeded, "\(name): too many fragments.", carriers: [name])
    }
    for child in try children(of: box) {
      switch child.type {
      case "traf":
        let track = try reading { () throws(MediaFileError) in
          try FragmentRuns.track(of: child, source)
        }
        if let track, goneTracks.contains(track) {
          drop(child)
          continue
        }
        for part in try children(of: child) {
          if ["saio", "saiz", "senc"].contains(part.type) { throw encrypted }
          try cleanBox(part, in: .traf, &ledger)
        }
      case "meta": try cleanMeta(child, in: "moof.meta", isPicture: false, &ledger)
      default: try cleanBox(child, in: .moof, &ledger)
      }
    }
  }

  /// Tables of where to enter a track that is gone.
  mutating func cleanRandomAccess(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    for child in try children(of: box) {
      if child.type == "tfra", try isOfGoneTrack(child) {
        drop(child)
      } else {
        try cleanBox(child, in: .mfra, &ledger)
      }
    }
  }

  mutating func cleanIndex(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    if try isOfGoneTrack(box) { drop(box) }
  }

  private func isOfGoneTrack(_ box: Box) throws(PrivacyError) -> Bool {
    guard box.content.count >= 8 else { return false }
    let id = try bytes(box.content.lowerBound + 4..<box.content.lowerBound + 8, name)
    return goneTracks.contains(UInt32(ByteOrder.bigEndian.uint32(id, at: 0) ?? 0))
  }
}
