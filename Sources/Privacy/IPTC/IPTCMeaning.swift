import JobSpec

/// What each IPTC dataset says.
enum IPTCMeaning {
  static func of(_ record: UInt8, _ number: UInt8) -> Meaning {
    switch record {
    case 1: envelope(number)
    case 2: application(number)
    default: .unknown
    }
  }

  private static func envelope(_ number: UInt8) -> Meaning {
    switch number {
    case 0, 20, 22, 90: .structure
    case 5, 50: .tells(.location, .contact)
    case 30, 40: .tells(.identifiers)
    case 60, 100, 120, 122: .tells(.identifiers)
    case 70, 80: .tells(.time)
    default: .unknown
    }
  }

  private static func application(_ number: UInt8) -> Meaning {
    switch number {
    case 0, 3, 8, 38, 42, 75, 130, 131, 135: .structure
    case 26, 27, 90, 92, 95, 100, 101: .tells(.location)
    case 4, 5, 10, 12, 15, 20, 22, 25, 40, 105, 120, 121, 125: .tells(.captions)
    case 80, 85: .tells(.creator)
    case 122: .tells(.creator, .captions)
    case 110, 115, 116: .tells(.copyright)
    case 118: .tells(.contact)
    case 30, 35, 37, 55, 60, 62, 63: .tells(.time)
    case 7, 47, 65, 70, 103: .tells(.history)
    case 45, 50: .tells(.identifiers)
    case 150...154: .tells(.audio)
    case 184...188: .tells(.identifiers)
    case 200, 201, 202: .tells(.thumbnails)
    case 221, 230, 231: .tells(.history)
    case 232: .tells(.identifiers)
    default: .unknown
    }
  }
}
