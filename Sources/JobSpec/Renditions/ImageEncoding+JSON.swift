/// `"png"`, or `{"jpeg": {"quality": 90, "progressive": true}}` where a setting is not the default.
extension ImageEncoding: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "jpeg": self = .jpeg(try form.value(default: JPEG()))
    case "png": self = .png(try form.value(default: PNG()))
    case "webp": self = .webp(try form.value(default: WebP()))
    case "avif": self = .avif(try form.value(default: AVIF()))
    case "heic": self = .heic(try form.value(default: HEIC()))
    case "tiff": self = .tiff(try form.value(default: TIFF()))
    case "current":
      try form.holdsNothing()
      self = .current
    case "compatible":
      try form.holdsNothing()
      self = .compatible
    case "automatic": self = .automatic(accepting: try form.value(as: [FileFormat].self))
    default:
      throw form.unknown(among: [
        "jpeg", "png", "webp", "avif", "heic", "tiff", "current", "compatible", "automatic",
      ])
    }
  }

  package var json: JSON {
    switch self {
    case .jpeg(let settings): .case("jpeg", settings, unless: JPEG())
    case .png(let settings): .case("png", settings, unless: PNG())
    case .webp(let settings): .case("webp", settings, unless: WebP())
    case .avif(let settings): .case("avif", settings, unless: AVIF())
    case .heic(let settings): .case("heic", settings, unless: HEIC())
    case .tiff(let settings): .case("tiff", settings, unless: TIFF())
    case .current: "current"
    case .compatible: "compatible"
    case .automatic(let formats): .case("automatic", formats)
    }
  }
}

/// A quality is a number, a size to search for `{"targetBytes": 300000}`.
extension ImageEncoding.Quality: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    if let value = json.int {
      self = .value(value)
      return
    }
    var fields = try JSONFields(json, at: place)
    self = .targetBytes(try fields.value("targetBytes"))
    try fields.end()
  }

  package var json: JSON {
    switch self {
    case .value(let value): .int(value)
    case .targetBytes(let bytes): ["targetBytes": .int(bytes)]
    }
  }
}

extension ImageEncoding.JPEG: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    quality = try fields.value("quality", default: quality)
    progressive = try fields.value("progressive", default: progressive)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("quality", quality, unless: Self().quality)
    object.write("progressive", progressive, unless: Self().progressive)
    return .object(object)
  }
}

extension ImageEncoding.PNG: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    compression = try fields.value("compression", default: compression)
    palette = try fields.value("palette", default: palette)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("compression", compression, unless: Self().compression)
    object.write("palette", palette, unless: Self().palette)
    return .object(object)
  }
}

extension ImageEncoding.WebP: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    quality = try fields.value("quality", default: quality)
    lossless = try fields.value("lossless", default: lossless)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("quality", quality, unless: Self().quality)
    object.write("lossless", lossless, unless: Self().lossless)
    return .object(object)
  }
}

extension ImageEncoding.AVIF: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    quality = try fields.value("quality", default: quality)
    lossless = try fields.value("lossless", default: lossless)
    effort = try fields.value("effort", default: effort)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("quality", quality, unless: Self().quality)
    object.write("lossless", lossless, unless: Self().lossless)
    object.write("effort", effort, unless: Self().effort)
    return .object(object)
  }
}

extension ImageEncoding.HEIC: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    quality = try fields.value("quality", default: quality)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("quality", quality, unless: Self().quality)
    return .object(object)
  }
}

extension ImageEncoding.TIFF: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    compression = try fields.value("compression", default: compression)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("compression", compression, unless: Self().compression)
    return .object(object)
  }
}

extension ImageEncoding.TIFF.Compression: JSONConvertible {}
