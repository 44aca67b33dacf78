import JobSpec
import MediaFile

/// What the boxes of `udta` say, and those of an iTunes list, which has the same types.
enum UserDataMeaning {
  static func of(_ type: FourCC) -> Meaning { table[type] ?? .unknown }

  private static let table: [FourCC: Meaning] = {
    var table: [FourCC: Meaning] = [:]
    for row in rows {
      for type in row.types { table[type] = row.meaning }
    }
    return table
  }()

  static let rows: [(meaning: Meaning, types: [FourCC])] = [
    (.tells(.location), ["©xyz", "loci", "gps ", "gps0", "GPS ", "gpsd", "gsst", "gstd", "gshh"]),
    (.tells(.time), ["©day", "date", "yrrc", "©TIM", "©TSC", "©TSZ", "purd", "rldt", "cdat"]),
    (
      .tells(.creator),
      [
        "©ART", "©art", "©aut", "auth", "perf", "©dir", "©prd", "©prf", "©wrt", "©com", "aART",
        "©cam", "©arg", "©con", "©sol", "ownr",
      ]
    ),
    (.tells(.copyright), ["©cpy", "cprt", "©pub", "©dis", "©lab", "©phg"]),
    (.tells(.contact), ["©url", "purl", "©mal"]),
    (
      .tells(.captions),
      [
        "©nam", "©cmt", "desc", "ldes", "sdes", "keyw", "titl", "dscp", "kywd", "albm", "gnre",
        "©gen", "©alb", "©des", "©inf", "©key", "©lyr", "©grp", "©snm", "clsf", "rtng", "rate",
        "coll", "urat", "name", "chpl", "trkn", "disk", "tvsh", "tvsn", "tves", "tven", "tvnn",
        "catg", "©st3", "©trk", "©wrk", "©mvn", "soal", "soar", "sonm", "soaa", "soco", "sosn",
        "HMMT", "titL",
      ]
    ),
    (
      .tells(.camera),
      [
        "©mak", "©mod", "modl", "manu", "FIRM", "FOV\0", "SETT", "vndr", "CNFV", "lens",
        "mak ", "mod ",
      ]
    ),
    (.tells(.serials, .camera), ["CAME", "SNum", "slno", "BCID", "LENS"]),
    (.tells(.history), ["©swr", "©too", "©enc", "©req", "©src", "©fmt", "swre", "hinf", "tool"]),
    (
      .tells(.identifiers),
      [
        "MUID", "GUMI", "finm", "fsid", "apID", "cnID", "atID", "plID", "geID", "sfID", "cmID",
        "xid ", "akID", "egid", "©isr", "guid",
      ]
    ),
    (.tells(.thumbnails), ["thmb", "covr", "RTHU", "SIGM", "PICT", "CNTH", "CNDA"]),
    (.opaque(.makerNotes, costs: "telemetry"), ["GPMF"]),
    (
      .opaque(.makerNotes, costs: "makerNotes"),
      [
        "TAGS", "MVTG", "QVMI", "NCDT", "PANA", "LEIC", "PENT", "PXTH", "CNCV", "CNMN", "CNDM",
        "INFO", "pose", "Xtra", "SDLN", "mtyp", "kodk",
      ]
    ),
    // Slow motion, captured rates and play modes.
    (.rendering("slowMotion"), ["saut", "smta", "smrd", "svss"]),
    (
      .rendering(nil),
      [
        "LOOP", "SelO", "AllF", "WLOC", "ptv ", "kind", "tsel", "strk", "elng", "ludt", "cslg",
        "hnti", "tmpo", "cpil", "pgap", "stik", "hdvd", "pcst", "play", "vrot", "tagc",
      ]
    ),
    (.nested(.xmp), ["XMP_"]),
  ]
}
