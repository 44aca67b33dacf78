import JobSpec
import System

/// What an evaluated spec hands over: its job, and what it read of the environment.
struct SpecAnswer: Hashable, Sendable, JSONConvertible {
  let job: Job
  /// The variables that were read; `nil` for one that was not set.
  let reads: [String: String?]

  init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    job = try fields.value("job")
    reads = try fields.value("environment", as: Reads.self).values
    try fields.end()
  }

  var json: JSON { ["job": job.json, "environment": Reads(values: reads).json] }

  /// Whether the spec would read the same again.
  func holds(in environment: Environment) -> Bool {
    reads.allSatisfy { environment[$0.key] == $0.value }
  }

  /// `{"NAME": "value", "OTHER": null}`, sorted by name.
  private struct Reads: JSONConvertible {
    var values: [String: String?]

    init(values: [String: String?]) { self.values = values }

    init(json: JSON, at place: String) throws(Problem) {
      guard let object = json.object else { throw .expected("an object", got: json, at: place) }
      values = [:]
      for member in object.members { values[member.key] = .some(member.value.string) }
    }

    var json: JSON {
      var object = JSON.Object()
      for (name, value) in values.sorted(by: { $0.key < $1.key }) {
        object.append(name, value.map(JSON.string) ?? .null)
      }
      return .object(object)
    }
  }
}
