extension Rendition.ImageOptions: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(try fields.value("encoding"))
    size = try fields.value("size", default: size)
    orientation = try fields.value("orientation", default: orientation)
    background = try fields.value("background", default: background)
    skipIfLarger = try fields.value("skipIfLarger", default: skipIfLarger)
    preview = try fields.value("preview", default: preview)
    watermark = try fields.optional("watermark")
    try fields.end()
  }

  package var json: JSON {
    let defaults = Self(encoding)
    var object = JSON.Object()
    object.write("encoding", encoding)
    object.write("size", size, unless: defaults.size)
    object.write("orientation", orientation, unless: defaults.orientation)
    object.write("background", background, unless: defaults.background)
    object.write("skipIfLarger", skipIfLarger, unless: defaults.skipIfLarger)
    object.write("preview", preview, unless: defaults.preview)
    object.write("watermark", watermark)
    return .object(object)
  }
}

/// Written as style sheets do: `"#ffffff"`.
extension Rendition.Background: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let text = try String(json: json, at: place)
    let digits = text.utf8.dropFirst().compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    guard text.utf8.first == UInt8(ascii: "#"), text.utf8.count == 7, digits.count == 6 else {
      throw Problem("Expected a colour such as \"#ffffff\" but got \"\(text)\".", at: place)
    }
    let bytes = stride(from: 0, to: 6, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2])
  }

  package var json: JSON {
    let digits = [red, green, blue].map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return .string("#" + digits.joined())
  }
}

extension Rendition.Watermark: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(try fields.value("content"))
    position = try fields.value("position", default: position)
    opacity = try fields.value("opacity", default: opacity)
    try fields.end()
  }

  package var json: JSON {
    let defaults = Self(content)
    var object = JSON.Object()
    object.write("content", content)
    object.write("position", position, unless: defaults.position)
    object.write("opacity", opacity, unless: defaults.opacity)
    return .object(object)
  }
}

extension Rendition.Watermark.Content: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "text": self = .text(try form.value())
    case "image": self = .image(path: try form.value())
    default: throw form.unknown(among: ["text", "image"])
    }
  }

  package var json: JSON {
    switch self {
    case .text(let text): .case("text", text)
    case .image(let path): .case("image", path)
    }
  }
}

extension Rendition.Watermark.Position: JSONConvertible {}
