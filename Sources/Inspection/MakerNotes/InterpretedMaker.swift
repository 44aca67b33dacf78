import MediaFile

/// Makers whose notes libexif interprets, and which of their fields are asked for.
enum InterpretedMaker: Hashable, Sendable {
  case canon, nikon, olympus, fujifilm, pentax

  /// nil where libexif would only find that it knows no such note.
  init?(_ note: MakerNoteBlock, make: String?) {
    let make = make?.lowercased() ?? ""
    if make.hasPrefix("canon") {
      self = .canon
    } else if note.begins(with: "Nikon\0") || make.hasPrefix("nikon") {
      self = .nikon
    } else if ["OLYMP", "EPSON\0", "SANYO\0"].contains(where: { note.begins(with: $0) }) {
      self = .olympus
    } else if note.begins(with: "FUJIFILM") {
      self = .fujifilm
    } else if ["AOC\0", "QVC\0"].contains(where: { note.begins(with: $0) }) {
      self = .pentax
    } else {
      return nil
    }
  }

  /// What a field tells, by its number and by libexif's name for it; nil for the many that say
  /// only how the camera was set.
  func meaning(of identifier: Int, _ name: String) -> MakerNoteMeaning? {
    switch name {
    case "HometownCity", "DestinationCity": return .place
    case "Lens Type": return .lensType
    case "Drive Mode", "DriveMode", "ContinuousTaking": return .drive
    default: break
    }
    switch (self, identifier) {
    case (.canon, 0x0005): return .panorama
    case (.canon, 0x0009): return .owner
    case (.canon, 0x000C), (.canon, 0x0096): return .serial
    case (.canon, 0x0095): return .lens
    case (.canon, 0x4019): return .lensSerial
    case (.nikon, 0x001D), (.nikon, 0x00A0): return .serial
    case (.nikon, 0x0039): return .place
    case (.nikon, 0x0084): return .lens
    case (.olympus, 0x0200): return .drive
    case (.olympus, 0x0404): return .serial
    case (.fujifilm, 0x0010): return .serial
    case (.fujifilm, 0x1153): return .panorama
    case (.pentax, 0x0229): return .serial
    default: return nil
    }
  }
}
