extension ExplainedDifference {
  /// By field and file.
  static let metadata: [String: [String: String]] = [
    "keywords": [
      "Exiv2+exiv2/issue_ghsa_8949_hhfh_j7rj_poc.jp2":
        "a damaged length runs into the next records; exiftool leaves zero bytes out"
    ],
    "orientation": [
      "Ashampoo+kim/rotated_right.jxl": "JPEG XL's codestream decides, which does not turn it",
      "libjxl+conformance/bench_oriented_brg__input.jxl":
        "JPEG XL's codestream turns it, and Exif only repeats that",
    ],
    "captured": [
      "apache+tika/testJPEG.jp2": "when XMP says it was made; Exif has only the time of a change",
      "Exiv2+exiv2/issue_ghsa_8949_hhfh_j7rj_poc.jp2":
        "the time of taking has a damaged digit, that of digitizing is whole",
      "androidx+media/sample_MP.heic":
        "its Exif item repeats JPEG's signature without counting it, where exiftool 12.57 stops",
    ],
    "camera": [
      "KDE+digikam/exiftest-5_15_25.jpg":
        "the first field has no type, for which exiftool gives up the directory; others are whole"
    ],
    "lens": [
      "bep+imagemeta/jølstravatnet.pef":
        "the note has a number only, which exiftool looks up in a list of Pentax' lenses",
      "exiftool+exiftool/Canon1DmkIII.jpg":
        "what the lens calls itself; exiftool respells it as in its list of Canon's lenses",
      "exiftool+exiftool/Nikon.nef":
        "the range that the lens reports; exiftool looks numbers up in a list of Nikon's lenses",
      "photos/Canon PowerShot G2 (2).jpg": "a compact's own lens, which exiftool calls unknown",
      "photos/Canon PowerShot SD100.jpg": "a compact's own lens, which exiftool calls unknown",
    ],
    "location": [
      "immich-app+test-assets/samsung-one-ui-6.heic":
        "Samsung's trailer names the country of the mobile network",
      "mindeng+nom-exif/exif-both.png":
        "a GPS directory that is damaged in part, so exiftool ignores it; doubt counts as a place",
      "mindeng+nom-exif/sony-a7-xavc.MP4":
        "a telemetry track, which may hold places; exiftool was not asked to read the samples",
    ],
  ]
}
