package import JobSpec

/// One row of the table of carriers: where something stands, and what it tells.
package struct Carrier: Hashable, Sendable {
  /// The notation or container that the carrier belongs to.
  package enum Holder: String, Hashable, Sendable, CaseIterable {
    case exif = "TIFF and Exif"
    case appleNote = "Apple's maker note"
    case xmp = "XMP"
    case iptc = "IPTC"
    case photoshop = "Photoshop's resources"
    case jpeg = "JPEG"
    case png = "PNG"
    case pngText = "PNG texts"
    case webP = "WebP"
    case gif = "GIF"
    case jpegXL = "JPEG XL"
    case tiff = "TIFF and DNG files"
    case heif = "HEIF items and properties"
    case boxes = "ISO base media boxes"
    case userData = "Movie user data and iTunes lists"
    case keys = "Movie keys"
    case tracks = "Movie tracks"
    case samsung = "Samsung's blocks"
  }

  package var holder: Holder
  /// As its specification or its maker calls it.
  package var name: String
  package var meaning: Meaning

  init(_ holder: Holder, _ name: String, _ meaning: Meaning) {
    self.holder = holder
    self.name = name
    self.meaning = meaning
  }
}

/// Every carrier that is known by name, and what it tells.
///
/// The cleaners ask the same rows that are listed here; what is in none of them is an unknown
/// carrier, for which the policy has a rule.
package enum CarrierTable {
  package static let all: [Carrier] =
    ExifMeaning.carriers + AppleNote.carriers + XMPMeaning.carriers + IPTCMeaning.carriers
    + PhotoshopCleaner.carriers + JPEGMeaning.carriers + PNGCleaner.carriers
    + PNGTextMeaning.carriers + WebPCleaner.carriers + GIFMeaning.carriers
    + JPEGXLMeaning.carriers + TIFFFileCleaner.carriers + ItemMeaning.carriers + BoxMeaning.carriers
    + UserDataMeaning.carriers + MovieKeyMeaning.carriers + TrackMeaning.carriers
    + SamsungMeaning.carriers

  /// The carriers that tell something of a group.
  package static func carriers(of group: PrivacyGroup) -> [Carrier] {
    all.filter { carrier in
      switch carrier.meaning {
      case .tells(let groups): groups.contains(group)
      case .opaque(let own, _): own == group
      case .pairing: group == .identifiers
      default: false
      }
    }
  }
}

extension Meaning {
  /// Nothing can stand in it that a policy could remove.
  var isStructure: Bool {
    switch self {
    case .structure, .rendering(nil): true
    default: false
    }
  }
}
