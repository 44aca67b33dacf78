package import JobSpec

extension WorkOrder: WireMessage {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let id = UInt64(try fields.value("id", as: String.self))
    guard let id else { throw Problem("Expected a number in a string.", at: "id") }
    self.init(id: id, task: try fields.value("task"))
    try fields.end()
  }

  package var json: JSON {
    // Numbers beyond 2⁶³ do not fit a number of JSON here.
    ["id": .string(String(id)), "task": task.json]
  }
}

extension WorkOrder.Task: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "render": self = .render(try form.value())
    case "verify": self = .verify(try form.value())
    case "probeCage":
      try form.holdsNothing()
      self = .probeCage
    case "capabilities":
      try form.holdsNothing()
      self = .capabilities
    default:
      throw form.unknown(among: ["render", "verify", "probeCage", "capabilities"])
    }
  }

  package var json: JSON {
    switch self {
    case .render(let order): .case("render", order)
    case .verify(let order): .case("verify", order)
    case .probeCage: "probeCage"
    case .capabilities: "capabilities"
    }
  }
}

extension RenderOrder: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      format: try fields.value("format"), orientation: try fields.value("orientation"),
      renditions: try fields.value("renditions"), strictness: try fields.value("strictness"),
      maxPixels: try fields.value("maxPixels"), transfer: try fields.value("transfer"),
      gainMap: try fields.optional("gainMap"))
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("format", format)
    object.write("orientation", orientation)
    object.write("renditions", renditions)
    object.write("strictness", strictness)
    object.write("maxPixels", maxPixels)
    object.write("transfer", transfer)
    object.write("gainMap", gainMap)
    return .object(object)
  }
}

extension RenditionOrder: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      name: try fields.value("name"), options: try fields.value("options"),
      color: try fields.value("color"), hdr: try fields.value("hdr"),
      metadata: try fields.value("metadata"))
    try fields.end()
  }

  package var json: JSON {
    [
      "name": name.json, "options": options.json, "color": color.json, "hdr": hdr.json,
      "metadata": metadata.json,
    ]
  }
}

extension MetadataBlock: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      exif: try fields.optional("exif", as: Blob.self)?.bytes,
      xmp: try fields.optional("xmp", as: Blob.self)?.bytes)
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("exif", exif.map(Blob.init))
    object.write("xmp", xmp.map(Blob.init))
    return .object(object)
  }
}

extension VerifyOrder: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      format: try fields.value("format"), width: try fields.value("width"),
      height: try fields.value("height"))
    try fields.end()
  }

  package var json: JSON {
    ["format": format.json, "width": width.json, "height": height.json]
  }
}
