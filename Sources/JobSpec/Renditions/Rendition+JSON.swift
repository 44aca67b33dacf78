extension Rendition: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      try fields.value("name"), try fields.value("output"), when: try fields.optional("when"),
      privacy: try fields.optional("privacy"), naming: try fields.optional("naming"),
      into: try fields.optional("into"), hdr: try fields.optional("hdr"),
      color: try fields.optional("color"))
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("name", name)
    object.write("output", output)
    object.write("when", when)
    object.write("privacy", privacy)
    object.write("naming", naming)
    object.write("into", into)
    object.write("hdr", hdr)
    object.write("color", color)
    return .object(object)
  }
}

extension Rendition.Output: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "original":
      try form.holdsNothing()
      self = .original
    case "image": self = .image(try form.value())
    case "video": self = .video(try form.value(default: VideoOptions()))
    case "poster": self = .poster(try form.value())
    default: throw form.unknown(among: ["original", "image", "video", "poster"])
    }
  }

  package var json: JSON {
    switch self {
    case .original: "original"
    case .image(let options): .case("image", options)
    case .video(let options): .case("video", options, unless: VideoOptions())
    case .poster(let options): .case("poster", options)
    }
  }
}
