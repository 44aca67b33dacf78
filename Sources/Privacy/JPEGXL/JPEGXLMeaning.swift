import JobSpec
import MediaFile

/// What each box of a JPEG XL file says.
enum JPEGXLMeaning {
  static let trailer = Meaning.opaque(nil, costs: "trailer")

  static func of(_ type: FourCC) -> Meaning { meanings[type] ?? .unknown }

  static let meanings: [FourCC: Meaning] = [
    "JXL ": .structure, "ftyp": .structure, "jxlc": .structure, "jxlp": .structure,
    "jxll": .structure, "jxli": .structure,
    "jhgm": .rendering("gainMap"),
    "Exif": .nested(.exif), "xml ": .nested(.xmp),
    "jumb": .opaque(.provenance, costs: "provenance"),
    // The segments, comments and trailing bytes of the JPEG that the picture was made of.
    "jbrd": .opaque(nil, costs: "jpegReconstruction"),
  ]
}
