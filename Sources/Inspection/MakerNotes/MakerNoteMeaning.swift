import JobSpec
import MediaFile

/// What a field of a maker note tells.
enum MakerNoteMeaning: Hashable, Sendable {
  case serial, lensSerial, owner, place, people
  case lens, lensType
  /// One picture, or several in a row.
  case drive
  /// There only in panoramas.
  case panorama
  /// A number of modes, of which these are panoramas.
  case mode(panoramas: Set<Int>)

  /// The private group, and what the report calls it.
  var carrier: (group: PrivacyGroup, name: String)? {
    switch self {
    case .serial: (.serials, "exif.makerNote.serial")
    case .lensSerial: (.serials, "exif.makerNote.lensSerial")
    case .owner: (.creator, "exif.makerNote.owner")
    case .place: (.location, "exif.makerNote.place")
    case .people: (.people, "exif.makerNote.people")
    case .lens, .lensType, .drive, .panorama, .mode: nil
    }
  }
}

extension MakerNoteMeaning {
  /// Fields of notes that are read as TIFF directories.
  static func fields(of maker: MakerNoteDirectory.Maker) -> [UInt16: MakerNoteMeaning] {
    switch maker {
    case .sony:
      // B023 is the scene mode: sweep panorama, in three dimensions too.
      [0x2031: .serial, 0xB023: .mode(panoramas: [18, 23]), 0xB049: .drive]
    case .panasonic:
      [
        0x0025: .serial, 0x002A: .drive, 0x0051: .lens, 0x0052: .lensSerial, 0x0061: .people,
        0x0066: .people, 0x0067: .place, 0x0069: .place, 0x006B: .place, 0x006D: .place,
        0x006F: .place, 0x0080: .place,
      ]
    case .samsung: [0x0030: .place, 0x0031: .place, 0x0123: .people, 0xA002: .serial]
    case .casio: [0x3006: .place]
    case .olympus: [0x0101: .serial, 0x0202: .lensSerial, 0x0203: .lens]
    }
  }
}
