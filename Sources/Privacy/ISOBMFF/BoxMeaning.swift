import JobSpec
import MediaFile

/// What the boxes of an ISO base media file say, by the box that holds them.
enum BoxMeaning {
  /// Boxes with a place of their own in the grammar of the file.
  enum Holder: String, Hashable, Sendable, CaseIterable {
    case file, moov, trak, mdia, minf, stbl, mvex, moof, traf, mfra, meta
  }

  /// What a box says that is cleaned or dropped whole; those that hold others are ``Meaning/structure``.
  static func of(_ box: Box, in holder: Holder) -> Meaning {
    if let userType = box.userType { return user(box, userType) }
    if box.type == "free" || box.type == "skip" || box.type == "wide" { return .structure }
    if let known = telling.first(where: { $0.type == box.type }) { return known.meaning }
    return structure[holder]?.contains(box.type) == true ? .structure : .unknown
  }

  private static func user(_ box: Box, _ userType: [UInt8]) -> Meaning {
    if box.isC2PA { return .opaque(.provenance, costs: "provenance") }
    if box.isXMP { return .nested(.xmp) }
    return users.first { $0.userType == userType }?.meaning ?? .unknown
  }

  static let users: [(name: String, userType: [UInt8], meaning: Meaning)] = [
    (
      "spherical",
      [
        0xFF, 0xCC, 0x82, 0x63, 0xF8, 0x55, 0x4A, 0x93, 0x88, 0x14, 0x58, 0x7A, 0x02, 0x52, 0x1F,
        0xDD,
      ], .nested(.xmp)
    ),
    // Sony's titles, times and makers.
    (
      "USMT",
      [
        0x55, 0x53, 0x4D, 0x54, 0x21, 0xD2, 0x4F, 0xCE, 0xBB, 0x88, 0x69, 0x5C, 0xFA, 0xC9, 0xC7,
        0x40,
      ], .tells(.captions, .time, .history, .camera)
    ),
    // Sony's profile of the streams.
    (
      "PROF",
      [
        0x50, 0x52, 0x4F, 0x46, 0x21, 0xD2, 0x4F, 0xCE, 0xBB, 0x88, 0x69, 0x5C, 0xFA, 0xC9, 0xC7,
        0x40,
      ], .rendering(nil)
    ),
  ]

  /// Boxes that tell something wherever they stand.
  static let telling: [(type: FourCC, meaning: Meaning)] = [
    ("mpvd", .tells(.motion)),
    ("emsg", .opaque(nil, costs: "events")),
    ("prft", .tells(.time)),
    ("gps ", .tells(.location)), ("gps0", .tells(.location)), ("GPS ", .tells(.location)),
    ("pnot", .tells(.thumbnails, .time)), ("PICT", .tells(.thumbnails)),
    ("thum", .tells(.thumbnails)), ("ctab", .rendering(nil)),
  ]

  /// Boxes that say how samples are laid out and shown.
  static let structure: [Holder: Set<FourCC>] = [
    .file: [
      "ftyp", "styp", "mdat", "moov", "moof", "meta", "mfra", "sidx", "ssix", "pdin", "sefd",
    ],
    .moov: ["mvhd", "trak", "mvex", "udta", "meta", "iods", "prfl", "clip", "rmra", "leva"],
    .trak: [
      "tkhd", "edts", "mdia", "tref", "udta", "meta", "tapt", "load", "clip", "matt", "imap",
      "trgr", "txas", "prfl", "tgas",
    ],
    .mdia: ["mdhd", "hdlr", "minf", "elng", "udta"],
    .minf: [
      "vmhd", "smhd", "hmhd", "nmhd", "sthd", "gmhd", "hdlr", "dinf", "stbl",
    ],
    .stbl: [
      "stsd", "stts", "ctts", "cslg", "stss", "stsh", "stsc", "stsz", "stz2", "stco", "co64",
      "sdtp", "padb", "stdp", "sbgp", "sgpd", "subs", "stps", "stri", "strd",
    ],
    .mvex: ["mehd", "trex", "leva", "trep"],
    .moof: ["mfhd", "traf", "meta"],
    .traf: ["tfhd", "trun", "tfdt", "sbgp", "sgpd", "subs", "sdtp"],
    .mfra: ["tfra", "mfro"],
    .meta: [
      "hdlr", "pitm", "iinf", "iloc", "iref", "iprp", "idat", "grpl", "dinf", "keys", "ilst",
      "ctry", "lang",
    ],
  ]
}
