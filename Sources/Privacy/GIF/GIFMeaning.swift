import JobSpec
import MediaFile

/// What each block of a GIF says.
enum GIFMeaning {
  /// The identifier and code of the block that holds XMP, which is cleaned by its own rules.
  static let xmp = "XMP DataXMP"
  static let trailer = Meaning.opaque(nil, costs: "trailer")

  /// A block's name in reports, and its meaning; `length` is that of the whole block.
  static func of(
    _ content: GIFFile.Block.Content, length: Int
  ) -> (name: String, meaning: Meaning) {
    switch content {
    case .image: ("image", .structure)
    case .graphicControl: ("graphicControl", .rendering(nil))
    case .comment: ("comment", .tells(.captions, .history))
    case .plainText: ("plainText", .tells(.captions))
    case .application(let name): application(name, length: length)
    case .unknown(let label): ("extension.0x" + String(label, radix: 16, uppercase: true), .unknown)
    }
  }

  private static func application(_ name: String, length: Int) -> (String, Meaning) {
    switch name {
    case "ICCRGBG1012": return ("icc", .rendering("icc"))
    // The usual length; a longer one holds more than the number of repetitions.
    case "NETSCAPE2.0" where length == 19, "ANIMEXTS1.0" where length == 19:
      return ("loop", .rendering("animation"))
    default:
      if name.hasPrefix("C2PA_GIF") { return ("c2pa", .opaque(.provenance, costs: "provenance")) }
      return ("application", .unknown)
    }
  }
}
