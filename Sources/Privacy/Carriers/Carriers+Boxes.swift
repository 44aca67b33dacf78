import JobSpec
import MediaFile

extension ItemMeaning {
  static var carriers: [Carrier] {
    let pictures =
      ([
        "urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:hevc:2015:auxid:2",
        "urn:com:apple:photo:2020:aux:hdrgainmap",
        "urn:com:apple:photo:2018:aux:portraiteffectsmatte",
        "urn:com:apple:photo:2019:aux:semanticskinmatte",
      ] + auxiliaries.map(\.urn)).map { Carrier(.heif, "auxl \($0)", auxiliary($0)) }
    return [
      Carrier(.heif, "Exif item", .nested(.exif)), Carrier(.heif, "XMP item", .nested(.xmp)),
      Carrier(.heif, "iptc item", .nested(.iptc)),
      Carrier(.heif, "packed mime item", .opaque(nil, costs: "packedMetadata")),
      Carrier(.heif, "thmb picture", .tells(.thumbnails)),
      Carrier(.heif, "name of an item (infe)", .tells(.captions)),
      Carrier(.heif, "mdat and idat that no item refers to", .unknown),
    ] + pictures + types.map { Carrier(.heif, "\($0.type) item", $0.meaning) }
      + uris.map { Carrier(.heif, "uri item \($0.uri)", $0.meaning) }
      + properties.map { Carrier(.heif, "property \($0.type)", $0.meaning) } + [
        Carrier(.heif, "property colr", .rendering("icc"))
      ]
  }
}

extension BoxMeaning {
  static var carriers: [Carrier] {
    telling.map { Carrier(.boxes, $0.type.description, $0.meaning) }
      + users.map { Carrier(.boxes, "uuid \($0.name)", $0.meaning) } + [
        Carrier(.boxes, "uuid XMP", .nested(.xmp)),
        Carrier(.boxes, "uuid C2PA", .opaque(.provenance, costs: "provenance")),
        Carrier(.boxes, "creation and modification times of mvhd, tkhd, mdhd", .tells(.time)),
        Carrier(.boxes, "name in hdlr", BoxFileCleaner.handlerMeaning),
        Carrier(.boxes, "vendor and encoder in stsd", BoxFileCleaner.handlerMeaning),
        Carrier(.boxes, "bytes behind the last box", .opaque(nil, costs: "trailer")),
        Carrier(.boxes, "contents of free and skip", .unknown),
        Carrier(.boxes, "mdat that no sample refers to", .unknown),
      ]
  }
}

extension UserDataMeaning {
  static var carriers: [Carrier] {
    rows.flatMap { meaning, types in
      types.map { Carrier(.userData, $0.description, meaning) }
    }
  }
}

extension MovieKeyMeaning {
  static var carriers: [Carrier] {
    let named =
      whole.map { Carrier(.keys, $0.key, $0.value) }
      + apple.map { Carrier(.keys, "com.apple.quicktime." + $0.key, $0.value) }
      + appleFamilies.map { Carrier(.keys, "com.apple.quicktime.\($0.prefix)…", $0.meaning) }
      + plain.map { Carrier(.keys, $0.key, $0.value) }
      + families.map { Carrier(.keys, $0.prefix + "…", $0.meaning) }
    return named.sorted { $0.name < $1.name }
  }
}

extension TrackMeaning {
  static var carriers: [Carrier] {
    handlers.map { Carrier(.tracks, "handler \($0.handler)", $0.meaning) }
      + formats.map { Carrier(.tracks, "samples \($0.format)", $0.meaning) }
      + keys.map { Carrier(.tracks, "timed key com.apple.quicktime.\($0.prefix)…", $0.meaning) } + [
        Carrier(.tracks, "subtitles that are coordinates", .tells(.location, .captions)),
        Carrier(.tracks, "any other timed metadata", .opaque(nil, costs: "timedMetadata")),
      ]
  }
}

extension SamsungMeaning {
  static var carriers: [Carrier] {
    types.map { Carrier(.samsung, "0x0" + String($0.type, radix: 16, uppercase: true), $0.meaning) }
  }
}
