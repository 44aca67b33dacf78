import JobSpec
import MediaFile

/// Apple's maker note: a directory of its own, whose offsets count from its first byte, so that
/// it can be cleaned like any other.
enum AppleNote {
  static let headerLength = 14

  static func matches(_ note: [UInt8]) -> Bool {
    note.count > headerLength && note.prefix(9).elementsEqual("Apple iOS".utf8)
      && note[12] == 0x4D && note[13] == 0x4D
  }

  /// The note as a TIFF block: its own header gives way to one that points behind it.
  static func block(_ note: [UInt8]) -> [UInt8] {
    [0x4D, 0x4D, 0, 42, 0, 0, 0, UInt8(headerLength)] + note.dropFirst(8)
  }

  /// A cleaned block with the note's own header.
  static func note(_ block: [UInt8], like original: [UInt8]) -> [UInt8] {
    Array(original.prefix(headerLength)) + block.dropFirst(headerLength)
  }

  static func meaning(_ tag: TIFFTag) -> Meaning {
    switch tag.rawValue {
    case 0x0001: .structure
    // Inputs of the gain map's rendering.
    case 0x0021, 0x0030: .rendering("appleHDR")
    case 0x0011: .pairing
    case 0x0003: .tells(.time, .makerNotes)
    case 0x0017: .tells(.motion)
    case 0x0008, 0x000B, 0x0015, 0x0020, 0x002B: .tells(.identifiers, .makerNotes)
    // Flags of people and pets in the picture.
    case 0x001F, 0x0025: .tells(.people, .makerNotes)
    case 0x0002, 0x0004...0x0007, 0x0009, 0x000A, 0x000C, 0x000D...0x0010, 0x0012...0x0014,
      0x0016, 0x0018...0x001E, 0x0022...0x0024, 0x0026...0x002A, 0x002C...0x002F,
      0x0031...0x0049:
      .tells(.makerNotes)
    default: .unknown
    }
  }
}
