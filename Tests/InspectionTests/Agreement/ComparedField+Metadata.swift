import AssetFacts
import JobSpec
import MediaFile

@testable import Inspection

/// Facts that come from Exif, XMP and their kin.
extension ComparedField {
  static let metadata = [orientation, captured, location, camera, lens, rating, keywords]

  static let orientation = ComparedField(
    name: "orientation",
    ours: { "\($0.orientation)" },
    theirs: { testimony in
      let stored = testimony.first("IFD0:Orientation").flatMap { Int($0) } ?? 1
      // Exif numbers eight ways to turn a picture; readers take anything else as upright.
      return "\((1...8).contains(stored) ? stored : 1)"
    },
    // HEIF's transformations are part of the picture; exiftool reports Exif's copy of them.
    applies: { facts in
      facts.kinds[.images] != nil
        && !MediaFormat.allCases.contains {
          $0.isHEIF && $0.uniformTypeIdentifier == facts.format.rawValue
        }
    })

  static let captured = ComparedField(
    name: "captured",
    ours: { $0.captured?.text },
    theirs: { testimony in
      for (time, offset) in times {
        guard let text = testimony.first(time) else { continue }
        // Movie headers count in UTC.
        let zone = time.hasPrefix("QuickTime:") ? "Z" : offset.flatMap { testimony.first($0) }
        if let captured = CaptureTime.text(text, offset: zone) { return captured }
      }
      return nil
    })

  /// Tags that tell when a picture was taken, best first, with the tags of their offsets.
  private static let times: [(String, String?)] = [
    ("ExifIFD:DateTimeOriginal", "ExifIFD:OffsetTimeOriginal"),
    ("IFD0:DateTimeOriginal", "ExifIFD:OffsetTimeOriginal"),
    ("ExifIFD:CreateDate", "ExifIFD:OffsetTimeDigitized"),
    ("IFD0:ModifyDate", "ExifIFD:OffsetTime"), ("XMP-exif:DateTimeOriginal", nil),
    ("XMP-photoshop:DateCreated", nil), ("XMP-xmp:CreateDate", nil), ("Keys:CreationDate", nil),
    ("ItemList:ContentCreateDate", nil), ("UserData:ContentCreateDate", nil),
    ("QuickTime:CreateDate", nil),
  ]

  static let location = ComparedField(
    name: "location",
    ours: { facts in
      facts.sensitive.contains { $0.group == .location } ? "yes" : "no"
    },
    theirs: { testimony in
      let tells = testimony.exiftool.keys.contains { key in
        let name = key.drop { $0 != ":" }.dropFirst()
        return (name.hasPrefix("GPS") && name != "GPSVersionID") || name.hasPrefix("Location")
          || placeNames.contains(String(name))
      }
      return tells ? "yes" : "no"
    })

  /// Tags that name a place in words.
  private static let placeNames: Set = [
    "City", "State", "Province-State", "Sub-location", "Country", "CountryCode",
    "Country-PrimaryLocationName", "Country-PrimaryLocationCode", "GeoTiffDirectory", "PixelScale",
    "HometownCity", "DestinationCity",
  ]

  static let camera = ComparedField(
    name: "camera",
    ours: { $0.camera },
    theirs: { testimony in
      Evidence.camera(
        make: testimony.first("IFD0:Make", "Keys:Make", "XMP-tiff:Make", "UserData:Make"),
        model: testimony.first("IFD0:Model", "Keys:Model", "XMP-tiff:Model", "UserData:Model"))
    })

  static let lens = ComparedField(
    name: "lens",
    ours: { $0.lens },
    theirs: { testimony in
      testimony.first("ExifIFD:LensModel", "XMP-aux:Lens", "Composite:LensID", "Composite:Lens")
    })

  static let rating = ComparedField(
    name: "rating",
    ours: { $0.rating.map { "\($0)" } },
    theirs: { testimony in
      testimony.first("XMP-xmp:Rating", "IFD0:Rating", "Keys:Rating", "Keys:UserRating")
        .flatMap { Double($0) }.map { "\(Int($0))" }
    })

  static let keywords = ComparedField(
    name: "keywords",
    ours: { sortedLines($0.keywords) },
    // Ours are those of all carriers, each once.
    theirs: { testimony in
      let lists = ["XMP-dc:Subject", "IPTC:Keywords"].compactMap { testimony.first($0) }
      return sortedLines(lists.flatMap { $0.split(separator: "\n").map(String.init) })
    })

  private static func sortedLines(_ words: [String]) -> String? {
    words.isEmpty ? nil : Set(words).sorted().joined(separator: "\n")
  }
}
