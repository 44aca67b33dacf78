import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans a `trak`, or drops it with its samples.
  mutating func cleanTrack(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let track = try reading { () throws(MediaFileError) in try TrackBoxes(box, source) }
    if track.isEncrypted { throw encrypted }
    if track.isElsewhere {
      throw PrivacyError(
        .unsupportedFormat, "\(name): a track keeps its samples in another file.",
        carriers: ["\(name).dref"])
    }
    guard try goes(track, &ledger) else { return try keep(track, &ledger) }
    goneTracks.insert(track.id)
    drop(box)
    let chunks = try reading { () throws(MediaFileError) in
      try MediaCoverage.all(try track.chunks(source))
    }
    let carrier = "\(name).track.\(track.label)"
    for chunk in chunks.prefix(64) {
      try noteBlock(chunk.clamped(to: 0..<source.count), carrier, &ledger)
    }
    gone += chunks
  }

  private func goes(_ track: TrackBoxes, _ ledger: inout Ledger) throws(PrivacyError) -> Bool {
    var goes = false
    let carrier = "\(name).track.\(track.label)"
    if track.formats.contains("mebx") {
      let keys = try reading { () throws(MediaFileError) in try track.timedKeys(source) }
      for key in keys where try ledger.removes(TrackMeaning.key(key), in: carrier) { goes = true }
      if keys.isEmpty {
        goes = try ledger.removes(.opaque(nil, costs: "timedMetadata"), in: carrier)
      }
      return goes
    }
    if track.handler == "auxv",
      let urn = try reading({ () throws(MediaFileError) in try track.auxiliaryType(source) })
    {
      return try ledger.removes(ItemMeaning.auxiliary(urn), in: carrier)
    }
    for format in track.formats.isEmpty ? [nil] : track.formats.map(Optional.some) {
      let meaning = TrackMeaning.of(track.handler, format: format)
      if try ledger.removes(meaning, in: carrier) { goes = true }
    }
    if !goes, track.isText, try tellsPlaces(track) {
      goes = try ledger.removes(.tells(.location), in: carrier)
    }
    return goes
  }

  /// Whether subtitles are a flight's coordinates: few samples are enough to tell.
  private func tellsPlaces(_ track: TrackBoxes) throws(PrivacyError) -> Bool {
    var chunks = try reading { () throws(MediaFileError) in try track.chunks(source) }
    var number = 0
    while let chunk = try reading({ () throws(MediaFileError) in try chunks.next() }) {
      let range = chunk.clamped(to: 0..<source.count)
      let part = range.lowerBound..<min(range.upperBound, range.lowerBound + 65_536)
      if CoordinateText.isLikely(try bytes(part, name)) { return true }
      number += 1
      // Subtitles are small; a track that is not is no text.
      guard number < 65_536 else { return true }
    }
    return false
  }

  private mutating func keep(
    _ track: TrackBoxes, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let chunks = try reading { () throws(MediaFileError) in try track.chunks(source) }
    tracks.append((chunks, track.handler == "soun" && chunks.isUniform))
    for box in track.children {
      switch box.type {
      case "tkhd": try cleanTimes(box, &ledger)
      case "mdia": try keepMedia(track, &ledger)
      case "udta": try cleanUserData(box, &ledger)
      case "meta": try cleanMeta(box, in: "trak.meta", isPicture: false, &ledger)
      case "tref": break
      default: try cleanBox(box, in: .trak, &ledger)
      }
    }
    keptReferences += track.children.filter { $0.type == "tref" }
  }

  private mutating func keepMedia(
    _ track: TrackBoxes, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    for box in track.media {
      switch box.type {
      case "mdhd": try cleanTimes(box, &ledger)
      case "hdlr": try cleanHandler(box, &ledger)
      case "udta": try cleanUserData(box, &ledger)
      case "minf": break
      default: try cleanBox(box, in: .mdia, &ledger)
      }
    }
    for box in track.information {
      switch box.type {
      case "hdlr": try cleanHandler(box, &ledger)
      case "stbl", "dinf", "gmhd": break
      default: try cleanBox(box, in: .minf, &ledger)
      }
    }
    for box in track.tables {
      switch box.type {
      case "saio", "saiz", "senc": throw encrypted
      case "stsd": try cleanDescriptions(box, track, &ledger)
      default: try cleanBox(box, in: .stbl, &ledger)
      }
    }
  }

  /// Who wrote the encoder: the vendor and the name that stand before a picture's settings.
  private mutating func cleanDescriptions(
    _ box: Box, _ track: TrackBoxes, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    guard track.handler == "vide" || track.handler == "pict" else { return }
    for entry in try children(of: box, after: 8) where entry.content.count >= 78 {
      let start = entry.content.lowerBound
      for range in [start + 12..<start + 16, start + 42..<start + 74] {
        guard try !isBlank(range),
          try ledger.removes(.tells(.history, .camera), in: "\(name).stsd.encoder")
        else { continue }
        let text = try bytes(range, name).drop { $0 < 0x20 }
        ledger.values.remove(text: text.prefix { $0 != 0 }, from: "\(name).stsd.encoder")
        patches.zero(range)
      }
    }
  }

  /// References to tracks that are gone: the box goes with the last one, single numbers become 0.
  mutating func cleanReferences() throws(PrivacyError) {
    guard !goneTracks.isEmpty else { return }
    for references in keptReferences {
      for box in try children(of: references) {
        let numbers = try bytes(box.content, name)
        let places = stride(from: 0, to: numbers.count - 3, by: 4).filter {
          goneTracks.contains(UInt32(ByteOrder.bigEndian.uint32(numbers, at: $0) ?? 0))
        }
        if places.count == numbers.count / 4 {
          drop(box)
        } else {
          for place in places {
            patches.zero(box.content.lowerBound + place..<box.content.lowerBound + place + 4)
          }
        }
      }
    }
  }
}
