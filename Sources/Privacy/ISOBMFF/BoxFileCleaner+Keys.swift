import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Takes keys and values out of a `meta` box, which keeps its length.
  mutating func cleanKeys(
    _ meta: Box, _ children: [Box], in path: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    guard meta.content.count <= Self.metadataLimit,
      children.filter({ $0.type == "keys" || $0.type == "ilst" }).count <= 2
    else {
      throw PrivacyError(.limitExceeded, "\(name).\(path): too large or too many lists.")
    }
    let table = try reading { () throws(MediaFileError) in try MovieKeyTable(meta, source) }
    var gone: Set<Int> = []
    var overwritten: [Range<Int>: [UInt8]] = [:]
    for (place, entry) in table.entries.enumerated() {
      let carrier = "\(name).keys.\(Self.word(entry.key))"
      let meaning = MovieKeyMeaning.of(entry.key)
      if try ledger.removes(meaning, in: carrier) {
        gone.insert(place)
        for value in entry.values { try note(value, entry.key, meaning, carrier, &ledger) }
      } else if meaning == .pairing, ledger.pairing == .replace {
        for value in entry.values {
          let old = try bytes(value, carrier)
          let new = PairingIdentifier.replacement(for: old)
          if new != old { overwritten[value] = new }
        }
      } else {
        for value in entry.values where value.count <= 4096 {
          ledger.values.keep(try bytes(value, carrier))
        }
      }
    }
    var unused: Set<Int> = []
    for (number, key) in try reading({ () throws(MediaFileError) in try table.unusedKeys(source) })
    {
      let carrier = "\(name).keys.\(Self.word(key))"
      let meaning = MovieKeyMeaning.of(key)
      guard meaning != .unknown, try ledger.removes(meaning, in: carrier) else { continue }
      unused.insert(number)
    }
    let boxes = try cleanBoxesBesideKeys(children, &overwritten, &ledger)
    guard !(gone.isEmpty && unused.isEmpty && overwritten.isEmpty && boxes.isEmpty) else { return }
    guard gone.count < table.entries.count else {
      // Nothing is left to be named.
      drop(meta)
      return
    }
    let content = try reading { () throws(MediaFileError) in
      try table.content(
        without: gone, unused: unused, boxes: boxes, overwritten: overwritten, source)
    }
    patches.write(content, at: meta.content.lowerBound)
  }

  private func cleanBoxesBesideKeys(
    _ children: [Box], _ overwritten: inout [Range<Int>: [UInt8]], _ ledger: inout Ledger
  ) throws(PrivacyError) -> Set<Range<Int>> {
    var gone: Set<Range<Int>> = []
    for box in children {
      let carrier = "\(name).meta.\(Self.label(box))"
      switch box.type {
      case "keys", "ilst": break
      case "hdlr":
        guard let text = handlerName(box), try !isBlank(text),
          try ledger.removes(Self.handlerMeaning, in: "\(name).hdlr.name")
        else { break }
        ledger.values.remove(
          text: try bytes(text, "\(name).hdlr.name").drop { $0 < 0x20 }.prefix { $0 != 0 },
          from: "\(name).hdlr.name")
        overwritten[text] = [UInt8](repeating: 0, count: text.count)
      case "free", "skip":
        guard try !isBlank(box.content), try ledger.removes(.unknown, in: carrier) else { break }
        try noteBlock(box.content, carrier, &ledger)
        gone.insert(box.range)
      default:
        var meaning = BoxMeaning.of(box, in: .meta)
        if case .nested = meaning { meaning = .unknown }
        guard try ledger.removes(meaning, in: carrier) else { break }
        try noteBlock(box.content, carrier, &ledger)
        gone.insert(box.range)
      }
    }
    return gone
  }

  /// The last word of a key: what stands before it is the maker's name, what is longer no word.
  private static func word(_ key: String) -> String {
    let word = key.split(separator: ".").suffix(2).joined(separator: ".")
    return word.count <= 48 && word.allSatisfy { $0.isASCII && !$0.isNewline || $0 == "©" }
      ? word : "other"
  }

  /// What a removed value said, in the spellings in which it could stand elsewhere.
  func note(
    _ range: Range<Int>, _ key: String, _ meaning: Meaning, _ carrier: String,
    _ ledger: inout Ledger
  ) throws(PrivacyError) {
    guard range.count <= 65_536 else { return try noteBlock(range, carrier, &ledger) }
    let value = try bytes(range, carrier)
    ledger.values.remove(text: value.prefix { $0 != 0 }, from: carrier)
    if case .tells(let groups) = meaning, groups.contains(.location),
      let place = Place(iso6709: String(decoding: value, as: UTF8.self))
    {
      ledger.values.remove(place: place, from: carrier)
    }
  }
}
