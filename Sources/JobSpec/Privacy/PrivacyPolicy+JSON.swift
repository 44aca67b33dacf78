extension PrivacyPolicy: JSONConvertible {
  /// The policies that go by a name.
  package static let named: [(name: String, policy: PrivacyPolicy)] = [
    ("sharing", .sharing), ("publishing", .publishing), ("archive", .archive),
  ]

  package init(json: JSON, at place: String) throws(Problem) {
    if let name = json.string {
      guard let named = Self.named.first(where: { $0.name == name }) else {
        throw .unknown(name, Self.named.map(\.name), at: place)
      }
      self = named.policy
      return
    }
    var fields = try JSONFields(json, at: place)
    self.init(remove: try fields.value("remove"))
    unknownCarriers = try fields.value("unknownCarriers", default: unknownCarriers)
    try fields.end()
  }

  package var json: JSON {
    if let named = Self.named.first(where: { $0.policy == self }) { return .string(named.name) }
    var object = JSON.Object()
    object.write("remove", remove)
    object.write("unknownCarriers", unknownCarriers, unless: .remove)
    return .object(object)
  }
}

extension PrivacyGroup: JSONConvertible {}
extension PrivacyPolicy.UnknownCarriers: JSONConvertible {}
