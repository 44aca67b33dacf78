import JobSpec

/// What a PNG's text chunks say, by their keywords.
enum PNGTextMeaning {
  static func of(_ keyword: String) -> Meaning {
    let key = keyword.lowercased()
    if let meaning = keywords[key] { return meaning }
    return prefixes.first { key.hasPrefix($0.prefix) }?.meaning ?? .unknown
  }

  static let keywords: [String: Meaning] = [
    "title": .tells(.captions), "description": .tells(.captions), "comment": .tells(.captions),
    "disclaimer": .tells(.captions), "warning": .tells(.captions), "label": .tells(.captions),
    "keywords": .tells(.captions), "collection": .tells(.captions), "document": .tells(.captions),
    "headline": .tells(.captions), "subject": .tells(.captions),
    "author": .tells(.creator), "artist": .tells(.creator), "creator": .tells(.creator),
    "copyright": .tells(.copyright), "credit": .tells(.copyright),
    "url": .tells(.contact), "e-mail": .tells(.contact), "email": .tells(.contact),
    "creation time": .tells(.time), "create-date": .tells(.time), "modify-date": .tells(.time),
    "date:create": .tells(.time), "date:modify": .tells(.time), "date:timestamp": .tells(.time),
    "timestamp": .tells(.time),
    "software": .tells(.history), "source": .tells(.camera, .history),
    "make": .tells(.camera), "model": .tells(.camera),
    "location": .tells(.location), "gps": .tells(.location),
    "uniqueid": .tells(.identifiers), "document name": .tells(.captions),
    // What pictures were asked for with: often words that were never meant for others.
    "parameters": .tells(.history, .captions, .provenance),
    "prompt": .tells(.history, .captions, .provenance),
    "negative_prompt": .tells(.history, .captions, .provenance),
    "workflow": .tells(.history, .provenance),
    "dream": .tells(.history, .captions, .provenance),
    "sd-metadata": .tells(.history, .captions, .provenance),
    "invokeai_metadata": .tells(.history, .captions, .provenance),
    "generation_data": .tells(.history, .captions, .provenance),
    "signature": .tells(.identifiers), "png:text": .tells(.captions),
  ]

  /// Families of keywords, as ImageMagick and thumbnailers write them.
  static let prefixes: [(prefix: String, meaning: Meaning)] = [
    ("exif:gps", .tells(.location)), ("exif:datetime", .tells(.time)),
    ("exif:subsec", .tells(.time)), ("exif:make", .tells(.camera)),
    ("exif:", .opaque(.camera, costs: "exifTexts")),
    ("xmp:", .opaque(.history, costs: "xmpTexts")),
    ("thumb::", .tells(.history, .identifiers, .time)),
    ("date:", .tells(.time)), ("tiff:", .tells(.history)), ("jpeg:", .tells(.history)),
    ("icc:", .tells(.history)), ("png:", .tells(.history)), ("svg:", .tells(.history)),
    ("pdf:", .tells(.history)), ("dcterms:", .tells(.captions)),
  ]
}
