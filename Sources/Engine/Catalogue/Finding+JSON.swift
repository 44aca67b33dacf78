import AssetFacts
import JobSpec

/// `{"facts": {…}}` or `{"error": {…}}`.
extension Catalogue.Finding: JSONConvertible {
  init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let facts: AssetFacts? = try fields.optional("facts")
    let code: String? = try fields.optional("code")
    let message: String? = try fields.optional("message")
    try fields.end()
    if let facts {
      self = .facts(facts)
    } else if let code, let message {
      self = .error(AssetError(code: FailureCode(rawValue: code), message: message))
    } else {
      throw Problem("Expected facts or an error.", at: place)
    }
  }

  var json: JSON {
    switch self {
    case .facts(let facts): ["facts": facts.json]
    case .error(let error):
      ["code": .string(error.code.rawValue), "message": .string(error.message)]
    }
  }
}
