import JobSpec
import MediaFile

/// What each field of a TIFF or Exif directory says.
enum ExifMeaning {
  static func of(_ tag: TIFFTag, in role: TIFFTree.Role) -> Meaning {
    switch role {
    case .gps: gps(tag)
    case .interoperability: .rendering(nil)
    case .main, .exif, .sub: meanings[tag] ?? .unknown
    }
  }

  private static func gps(_ tag: TIFFTag) -> Meaning {
    [TIFFTag.GPS.timeStamp, TIFFTag.GPS.dateStamp].contains(tag)
      ? .tells(.location, .time) : .tells(.location)
  }

  private static let meanings: [TIFFTag: Meaning] = {
    var table: [TIFFTag: Meaning] = [:]
    for (meaning, tags) in rows {
      for tag in tags { table[TIFFTag(rawValue: tag)] = meaning }
    }
    return table
  }()

  static let rows: [(Meaning, [UInt16])] = [
    (.structure, [0x8769, 0x8825, 0xA005, 0x014A]),
    (.rendering("orientation"), [0x0112]),
    (.rendering("exifColor"), [0xA001, 0xA500]),
    (.rendering(nil), raster + density + versions + digitalNegative),
    (.nested(.xmp), [0x02BC]),
    (.nested(.iptc), [0x83BB]),
    (.nested(.photoshop), [0x8649]),
    (.nested(.profile), [0x8773]),
    (.nested(.makerNote), [0x927C]),

    // GeoTIFF, GDAL, and what surrounds the camera.
    (.tells(.location), [0x830E, 0x8480, 0x8482, 0x85D8, 0x87AF, 0x87B0, 0x87B1, 0xA480, 0xA481]),
    (
      .tells(.time),
      [
        0x0132, 0x9003, 0x9004, 0x882A, 0x9010, 0x9011, 0x9012, 0x9290, 0x9291, 0x9292, 0xC71B,
      ]
    ),
    (.tells(.creator), [0x013B, 0x9C9D, 0xA430, 0xA437, 0xA438, 0xFDE8]),
    (.tells(.copyright), [0x8298]),
    (.tells(.camera), camera),
    (.tells(.camera, .serials, .identifiers, .history), [0x013C]),
    (.tells(.serials), [0xA431, 0xA435, 0xC62F, 0xFDE9]),
    (.tells(.identifiers), [0xA420, 0xC65D, 0xC68B, 0x001A, 0xC68C, 0xCD44]),
    (
      .tells(.captions),
      [
        0x010D, 0x010E, 0x011D, 0x0129, 0x9286, 0x9C9B, 0x9C9C, 0x9C9E, 0x9C9F, 0xA436, 0x4746,
        0x4749, 0x9211,
      ]
    ),
    (
      .tells(.history),
      [
        0x000B, 0x0131, 0x9213, 0xA43A, 0xA43B, 0xA43C, 0xA40B, 0xC4A5, 0xC716, 0xC717, 0xC718,
        0xC719, 0xC71A, 0xEA1C,
      ]
    ),
    (.tells(.audio), [0xA004]),
    (.opaque(.makerNotes, costs: "makerNotes"), [0xC634]),
    (.opaque(.provenance, costs: "provenance"), [0xCD41]),
    (.opaque(.history, costs: "layers"), [0x935C]),
  ]

  /// How pixels lie and what they are.
  private static let raster: [UInt16] =
    Array(0x00FE...0x010C)
    + Array(0x0110...0x011C).filter { ![0x0110, 0x0112, 0x011A, 0x011B].contains($0) }
    .filter { $0 != 0x011D } + Array(0x011E...0x0127) + [0x012D, 0x013D, 0x013E, 0x013F]
    + Array(0x0140...0x0149) + [0x014C, 0x0150, 0x0151, 0x0152, 0x0153, 0x0154, 0x0155, 0x0156]
    + Array(0x0200...0x0209) + Array(0x0211...0x0214) + [0x0301, 0x0303, 0x5110, 0x5111, 0x5112]
    + [0x828D, 0x828E, 0x9101, 0x9102, 0xA002, 0xA003]

  private static let density: [UInt16] = [0x011A, 0x011B, 0x0128]
  private static let versions: [UInt16] = [0x9000, 0xA000]

  /// How and with what the picture was taken.
  private static let camera: [UInt16] =
    [0x010F, 0x0110, 0x829A, 0x829D, 0x8822, 0x8824, 0x8827, 0x8828, 0x8830, 0x8831, 0x8832]
    + [0x8833, 0x8834, 0x8835] + Array(0x9201...0x920A) + Array(0x920B...0x9210)
    + Array(0x9214...0x9217) + Array(0x9400...0x9405) + [0xA20B, 0xA20C, 0xA20E, 0xA20F, 0xA210]
    + [0xA214, 0xA215, 0xA217, 0xA300, 0xA301, 0xA302] + Array(0xA401...0xA40A) + [0xA40C]
    + [0xA432, 0xA433, 0xA434, 0xA439, 0xA460, 0xA461, 0xA462, 0xC614, 0xC615, 0xC630]

  /// Without these a digital negative develops to other colours.
  private static let digitalNegative: [UInt16] =
    [0xC612, 0xC613] + Array(0xC616...0xC62E) + Array(0xC631...0xC633) + Array(0xC635...0xC65C)
    + Array(0xC65E...0xC68A).filter { $0 != 0xC65D } + Array(0xC68D...0xC715)
    + Array(0xC71C...0xC7F0) + Array(0xCD2D...0xCD40) + [0xCD42, 0xCD43]
    + Array(0xCD45...0xCD4B)
}
