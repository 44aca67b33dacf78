import JobSpec
import MediaFile

/// What the segments of a JPEG say that are kept or dropped whole.
enum JPEGMeaning {
  static func of(_ content: JPEGPart.Content) -> (meaning: Meaning, name: String) {
    switch content {
    case .iccProfile: (.rendering("icc"), "icc")
    case .isoGainMap: (.rendering("gainMap"), "gainMap")
    case .adobe: (.rendering(nil), "adobe")
    // A small picture of its own, as uncropped as the day it was made.
    case .jfxx: (.opaque(.thumbnails, costs: "thumbnails"), "jfxx")
    case .c2pa: (.opaque(.provenance, costs: "provenance"), "c2pa")
    case .comment: (.tells(.captions, .history), "comment")
    case .application(let name): (application(name), label(name))
    case .jfif, .coding, .exif, .xmp, .extendedXMP, .multiPicture, .photoshop:
      (.structure, "segment")
    }
  }

  /// Segments of camera makers and programs, by the letters they begin with.
  static let applications: [(prefix: String, meaning: Meaning)] = [
    ("APP0 AVI1", .rendering(nil)),
    ("APP1 FLIR", .opaque(.makerNotes, costs: "thermal")),
    ("APP3 Meta", .opaque(.makerNotes, costs: "makerNotes")),
    ("APP3 META", .opaque(.makerNotes, costs: "makerNotes")),
    ("APP4 SCALADO", .opaque(.makerNotes, costs: "makerNotes")),
    ("APP5 RMETA", .opaque(.makerNotes, costs: "makerNotes")),
    ("APP5 ssuniqueid", .tells(.identifiers, .serials)),
    ("APP6 GoPro", .opaque(.makerNotes, costs: "telemetry")),
    ("APP12 Ducky", .tells(.history, .captions)),
    ("APP12 ", .opaque(.makerNotes, costs: "makerNotes")),
    ("APP13 Adobe_CM", .tells(.history)),
  ]

  private static func application(_ name: String) -> Meaning {
    applications.first { name.hasPrefix($0.prefix) }?.meaning ?? .unknown
  }

  /// The marker alone: what follows could be a value.
  private static func label(_ name: String) -> String {
    name.prefix { $0 != " " }.lowercased()
  }
}
