package import JobSpec

extension CageReport: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      openRefused: try fields.value("openRefused"),
      socketRefused: try fields.value("socketRefused"),
      executeRefused: try fields.value("executeRefused"),
      landlock: try fields.value("landlock"), seccomp: try fields.value("seccomp"))
    try fields.end()
  }

  package var json: JSON {
    [
      "openRefused": openRefused.json, "socketRefused": socketRefused.json,
      "executeRefused": executeRefused.json, "landlock": landlock.json, "seccomp": seccomp.json,
    ]
  }
}

extension Capabilities: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(
      libraries: try fields.value("libraries"), decodes: try fields.value("decodes"),
      encodes: try fields.value("encodes"))
    try fields.end()
  }

  package var json: JSON {
    ["libraries": libraries.json, "decodes": decodes.json, "encodes": encodes.json]
  }
}

extension Capabilities.Library: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(name: try fields.value("name"), version: try fields.value("version"))
    try fields.end()
  }

  package var json: JSON { ["name": name.json, "version": version.json] }
}
