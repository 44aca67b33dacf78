import JobSpec
import MediaFile

extension BoxFileCleaner {
  /// Cleans `udta`, of the movie, a track or its media.
  mutating func cleanUserData(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    for child in try children(of: box) {
      switch child.type {
      case "meta": try cleanMeta(child, in: "udta.meta", isPicture: false, &ledger)
      case "uuid", "free", "skip", "wide": try cleanBox(child, in: .moov, &ledger)
      // A terminator of zeros is no box.
      case FourCC(rawValue: 0): try cleanFree(child, &ledger)
      default: try cleanText(child, &ledger)
      }
    }
  }

  private mutating func cleanText(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) {
    let carrier = "\(name).udta.\(box.type)"
    let meaning = UserDataMeaning.of(box.type)
    if case .nested = meaning {
      return try cleanXMP(box.content, in: carrier, &ledger) { cleaner in cleaner.drop(box) }
    }
    guard try ledger.removes(meaning, in: carrier) else {
      if box.content.count <= 4096 { ledger.values.keep(try bytes(box.content, carrier)) }
      return
    }
    if box.type == "loci" {
      try noteLocation(box, carrier, &ledger)
    } else if box.content.count > 4, box.content.count <= 4096 {
      // Length and language, or version, flags and language, stand before the text.
      let lead = box.type.description.hasPrefix("©") ? 4 : 6
      let start = box.content.lowerBound + min(lead, box.content.count)
      try note(start..<box.content.upperBound, box.type.description, meaning, carrier, &ledger)
    } else {
      try noteBlock(box.content, carrier, &ledger)
    }
    drop(box)
  }

  /// 3GPP's location (TS 26.244, 8.10): a name, and longitude, latitude, altitude as 16.16.
  private func noteLocation(
    _ box: Box, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let content = try bytes(box.content, carrier)
    let text = content.dropFirst(6).prefix { $0 != 0 }
    ledger.values.remove(text: text, from: carrier)
    let start = 6 + text.count + 2
    guard let longitude = ByteOrder.bigEndian.uint32(content, at: start),
      let latitude = ByteOrder.bigEndian.uint32(content, at: start + 4)
    else { return }
    func degrees(_ fixed: Int) -> Double { Double(Int32(truncatingIfNeeded: fixed)) / 65_536 }
    ledger.values.remove(bytes: Array(content[start..<start + 8]), from: carrier)
    ledger.values.remove(
      place: Place(latitude: degrees(latitude), longitude: degrees(longitude)), from: carrier)
  }
}
