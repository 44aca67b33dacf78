import JobSpec
import MediaFile

/// What the items of a HEIF file say, and the properties they have.
enum ItemMeaning {
  /// What an item says by its type; pictures say what they are for, see ``auxiliary``.
  static func of(_ item: ItemInfo) -> Meaning {
    switch item.type {
    case "Exif": return .nested(.exif)
    case "iptc": return .nested(.iptc)
    case "mime":
      // What is packed cannot be cleaned where it stands.
      guard item.contentEncoding == nil else { return .opaque(nil, costs: "packedMetadata") }
      return item.contentType == "application/rdf+xml" ? .nested(.xmp) : .unknown
    case "uri ":
      return uris.first { $0.uri == item.uri }?.meaning ?? .unknown
    default:
      if pictures.contains(item.type) { return .structure }
      return types.first { $0.type == item.type }?.meaning ?? .unknown
    }
  }

  /// Coded and derived pictures.
  static let pictures: Set<FourCC> = [
    "hvc1", "hev1", "hvt1", "lhv1", "av01", "avc1", "avc3", "svc1", "vvc1", "evc1", "jpeg", "j2k1",
    "unci", "jxs1", "grid", "iovl", "iden", "tmap", "tili", "sato",
  ]

  static let types: [(type: FourCC, meaning: Meaning)] = [
    ("rgan", .tells(.people)), ("mski", .tells(.people)),
  ]

  static let uris: [(uri: String, meaning: Meaning)] = [
    ("tag:apple.com,2023:photo:metadata:styles", .tells(.history, .makerNotes))
  ]

  /// What an auxiliary picture says, by the URN of its `auxC`.
  static func auxiliary(_ urn: String) -> Meaning {
    if let known = auxiliaries.first(where: { $0.urn == urn }) { return known.meaning }
    switch AuxiliaryPicture(urn) {
    case .alpha: return .rendering("alpha")
    case .depth: return .tells(.depth)
    case .gainMap: return .rendering("gainMap")
    case .matte: return .tells(.depth, .people)
    case .other: return urn.hasSuffix(":hdrgainmap") ? .rendering("gainMap") : .unknown
    }
  }

  static let auxiliaries: [(urn: String, meaning: Meaning)] = [
    ("urn:com:apple:photo:2020:aux:semanticskymatte", .tells(.depth)),
    ("urn:com:samsung:photo:2024:aux:hdrgainmap", .rendering("gainMap")),
    ("tag:apple.com,2023:photo:aux:styledeltamap", .tells(.history)),
    ("tag:apple.com,2023:photo:aux:linearthumbnail", .tells(.thumbnails, .history)),
  ]

  /// What a property says.
  static func property(_ box: Box) -> Meaning {
    if let userType = box.userType {
      return spatial.contains(userType) ? .rendering("spatial") : .unknown
    }
    switch box.type {
    case "colr": return .rendering("icc")
    case "free", "skip": return .structure
    default: return properties.first { $0.type == box.type }?.meaning ?? .unknown
    }
  }

  /// Where the cameras of a stereo pair stand, as Apple writes it.
  private static let spatial: [[UInt8]] = [
    [
      0x22, 0xCC, 0x04, 0xC7, 0xD6, 0xD9, 0x4E, 0x07, 0x9D, 0x90, 0x4E, 0xB6, 0xEC, 0xBA, 0xF3,
      0xA3,
    ],
    [
      0x43, 0x63, 0xE9, 0x14, 0x5B, 0x7D, 0x4A, 0xAB, 0x97, 0xAE, 0xBE, 0xA6, 0x98, 0x03, 0xB4,
      0x34,
    ],
    [
      0xDE, 0x22, 0x50, 0x85, 0x36, 0xCB, 0x43, 0x65, 0x87, 0x43, 0x2F, 0x87, 0x05, 0xE7, 0xC7,
      0x8A,
    ],
  ]

  static let properties: [(type: FourCC, meaning: Meaning)] =
    rendering.map { ($0, .rendering(nil)) } + [
      ("udes", .tells(.captions, .people)), ("altt", .tells(.captions)),
      ("crtt", .tells(.time)), ("mdft", .tells(.time)), ("wbal", .tells(.camera)),
      ("aebr", .tells(.camera)), ("afbr", .tells(.camera)), ("fobr", .tells(.camera)),
      ("dobr", .tells(.camera)), ("pano", .rendering("panorama")), ("subs", .structure),
    ]

  /// How a picture is decoded, laid out and shown.
  private static let rendering: [FourCC] = [
    "ispe", "pixi", "irot", "imir", "clap", "pasp", "rloc", "rref", "auxC", "clli", "mdcv", "cclv",
    "amve", "hvcC", "lhvC", "av1C", "avcC", "vvcC", "evcC", "jpgC", "j2kH", "uncC", "cmpC", "cmpd",
    "icef", "cloc", "cpat", "splz", "snuc", "disi", "tilC", "oinf", "tols", "lsel", "a1lx", "a1op",
    "iscl", "cmin", "cmex", "prdi", "ster", "elng", "reve", "ndwt", "tmap", "jxsH", "jxpl", "itai",
    "essn", "ccst", "grpl",
  ]
}
