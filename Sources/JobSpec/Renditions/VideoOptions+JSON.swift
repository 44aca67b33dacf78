extension VideoOptions: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init()
    encoding = try fields.value("encoding", default: encoding)
    within = try fields.optional("within")
    times = try fields.optional("times")
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("encoding", encoding, unless: Self().encoding)
    object.write("within", within)
    object.write("times", times)
    return .object(object)
  }
}

/// `"current"`, `"compatible"`, or a constant rate factor: `{"h264": 23}`.
extension VideoOptions.Encoding: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "h264": self = .h264(crf: try form.value())
    case "hevc": self = .hevc(crf: try form.value())
    case "current":
      try form.holdsNothing()
      self = .current
    case "compatible":
      try form.holdsNothing()
      self = .compatible
    default: throw form.unknown(among: ["h264", "hevc", "current", "compatible"])
    }
  }

  package var json: JSON {
    switch self {
    case .h264(let crf): .case("h264", crf)
    case .hevc(let crf): .case("hevc", crf)
    case .current: "current"
    case .compatible: "compatible"
    }
  }
}

extension TimeRange: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(from: try fields.value("from"), through: try fields.value("through"))
    try fields.end()
  }

  package var json: JSON { ["from": from.json, "through": through.json] }
}

extension PosterOptions: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(try fields.value("image"), times: try fields.value("times", default: [0]))
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("image", image)
    object.write("times", times, unless: [0])
    return .object(object)
  }
}
