package import JobSpec

extension WorkResult: WireMessage {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let id = UInt64(try fields.value("id", as: String.self))
    guard let id else { throw Problem("Expected a number in a string.", at: "id") }
    self.init(
      id: id, outcome: try fields.value("outcome"), peakRSS: try fields.value("peakRSS"))
    try fields.end()
  }

  package var json: JSON {
    ["id": .string(String(id)), "outcome": outcome.json, "peakRSS": peakRSS.json]
  }
}

extension WorkResult.Outcome: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let form = try JSONCase(json, at: place)
    switch form.name {
    case "rendered":
      let rendered = try form.value(as: Rendered.self)
      self = .rendered(rendered.results, warnings: rendered.warnings)
    case "verified":
      try form.holdsNothing()
      self = .verified
    case "cage": self = .cage(try form.value())
    case "capabilities": self = .capabilities(try form.value())
    case "failed": self = .failed(try form.value())
    default:
      throw form.unknown(among: ["rendered", "verified", "cage", "capabilities", "failed"])
    }
  }

  package var json: JSON {
    switch self {
    case .rendered(let results, let warnings):
      .case("rendered", Rendered(results: results, warnings: warnings))
    case .verified: "verified"
    case .cage(let report): .case("cage", report)
    case .capabilities(let capabilities): .case("capabilities", capabilities)
    case .failed(let failure): .case("failed", failure)
    }
  }

  private struct Rendered: JSONConvertible {
    var results: [RenditionResult]
    var warnings: [String]

    init(results: [RenditionResult], warnings: [String]) {
      self.results = results
      self.warnings = warnings
    }

    init(json: JSON, at place: String) throws(Problem) {
      var fields = try JSONFields(json, at: place)
      results = try fields.value("results")
      warnings = try fields.value("warnings")
      try fields.end()
    }

    var json: JSON { ["results": results.json, "warnings": warnings.json] }
  }
}

extension RenditionResult: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      name: try fields.value("name"), width: try fields.value("width"),
      height: try fields.value("height"), bytes: try fields.value("bytes"),
      decoder: try fields.value("decoder"), lost: try fields.value("lost"))
    try fields.end()
  }

  package var json: JSON {
    [
      "name": name.json, "width": width.json, "height": height.json, "bytes": bytes.json,
      "decoder": decoder.json, "lost": lost.json,
    ]
  }
}

extension WorkFailure: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      code: FailureCode(rawValue: try fields.value("code")),
      message: try fields.value("message"), log: try fields.optional("log"))
    try fields.end()
  }

  package var json: JSON {
    var object = JSON.Object()
    object.write("code", code.rawValue)
    object.write("message", message)
    object.write("log", log)
    return .object(object)
  }
}
