/// `"full"`, `{"within": 2048}` for a long edge, else `{"within": {"width": …, "height": …}}`,
/// `{"filling": {…, "crop": "attention"}}` and `{"exactly": {…}}`.
extension ImageSize: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "full":
      try form.holdsNothing()
      self = .full
    case "within": self = .within(try form.value(as: Fit.self))
    case "filling": self = .filling(try form.value(as: Fill.self))
    case "exactly": self = .exactly(try form.value())
    default: throw form.unknown(among: ["full", "within", "filling", "exactly"])
    }
  }

  package var json: JSON {
    switch self {
    case .full: "full"
    case .within(let fit): .case("within", fit)
    case .filling(let fill): .case("filling", fill)
    case .exactly(let size): .case("exactly", size)
    }
  }
}

extension ImageSize.Fit: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    if let longEdge = json.int {
      self.init(PixelSize(longEdge, longEdge))
      return
    }
    var fields = try JSONFields(json, at: place)
    self.init(
      PixelSize(try fields.value("width"), try fields.value("height")),
      enlarging: try fields.value("enlarging", default: false))
    try fields.end()
  }

  package var json: JSON {
    if box.width == box.height, !enlarging { return .int(box.width) }
    var object = JSON.Object()
    object.write("width", box.width)
    object.write("height", box.height)
    object.write("enlarging", enlarging, unless: false)
    return .object(object)
  }
}

extension ImageSize.Fill: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      PixelSize(try fields.value("width"), try fields.value("height")),
      crop: try fields.value("crop", default: .center),
      enlarging: try fields.value("enlarging", default: false))
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("width", box.width)
    object.write("height", box.height)
    object.write("crop", crop, unless: .center)
    object.write("enlarging", enlarging, unless: false)
    return .object(object)
  }
}

extension PixelSize: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(try fields.value("width"), try fields.value("height"))
    try fields.end()
  }

  package var json: JSON { ["width": .int(width), "height": .int(height)] }
}

extension CropStrategy: JSONConvertible {}
