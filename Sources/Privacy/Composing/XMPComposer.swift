import JobSpec

/// Composes a rendition's XMP packet: captions, rights and rating, written anew.
struct XMPComposer {
  private enum Form: String {
    /// One text in one language.
    case alternatives = "Alt"
    case set = "Bag"
    case list = "Seq"
    case plain
  }

  private struct Property {
    var group: PrivacyGroup
    var prefix: String
    var name: XMPName
    var form: Form

    init(_ group: PrivacyGroup, _ prefix: String, _ name: XMPName, _ form: Form) {
      self.group = group
      self.prefix = prefix
      self.name = name
      self.form = form
    }
  }

  private static let properties = [
    Property(.captions, "dc", XMPName(XMPNamespace.dc, "title"), .alternatives),
    Property(.captions, "dc", XMPName(XMPNamespace.dc, "description"), .alternatives),
    Property(.captions, "dc", XMPName(XMPNamespace.dc, "subject"), .set),
    Property(.creator, "dc", XMPName(XMPNamespace.dc, "creator"), .list),
    Property(.copyright, "dc", XMPName(XMPNamespace.dc, "rights"), .alternatives),
    Property(.copyright, "xmpRights", XMPName(XMPNamespace.rights, "Marked"), .plain),
    Property(.captions, "xmp", XMPName(XMPNamespace.xmp, "Rating"), .plain),
    Property(
      .provenance, "Iptc4xmpExt", XMPName(XMPNamespace.iptcExt, "DigitalSourceType"), .plain),
  ]

  private let policy: PrivacyPolicy

  init(_ policy: PrivacyPolicy) { self.policy = policy }

  /// The packet; `nil` where the source has none that can be read, or nothing of it may stay.
  func compose(from packet: [UInt8]?) -> [UInt8]? {
    guard let packet, let text = try? XMPText(packet, in: "xmp"),
      let tree = try? XMPParser.parse(text.bytes, in: "xmp")
    else { return nil }
    var body = ""
    var prefixes: [String: String] = [:]
    for property in Self.properties where !policy.remove.contains(property.group) {
      let values = values(of: property.name, in: tree)
      guard !values.isEmpty else { continue }
      prefixes[property.prefix] = property.name.namespace
      body += element(property, values)
    }
    guard !body.isEmpty else { return nil }
    let declarations = prefixes.sorted { $0.key < $1.key }
      .map { " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
    let result =
      "<x:xmpmeta xmlns:x=\"\(XMPNamespace.meta)\"><rdf:RDF xmlns:rdf=\"\(XMPNamespace.rdf)\">"
      + "<rdf:Description rdf:about=\"\"\(declarations)>\(body)</rdf:Description></rdf:RDF>"
      + "</x:xmpmeta>"
    return Array(result.utf8)
  }

  /// The texts of a property of the picture itself, in their order.
  private func values(of name: XMPName, in tree: XMPTree) -> [String] {
    for index in tree.elements.indices {
      let element = tree.elements[index]
      guard element.parent.map({ tree.elements[$0].name }) == XMPName(XMPNamespace.rdf, "RDF")
      else { continue }
      if let attribute = element.attributes.first(where: { $0.name == name }) {
        return [attribute.value]
      }
      guard let child = element.children.first(where: { tree.elements[$0].name == name }) else {
        continue
      }
      return texts(of: child, in: tree)
    }
    return []
  }

  private func texts(of index: Int, in tree: XMPTree) -> [String] {
    let element = tree.elements[index]
    let own = element.text.isEmpty ? [] : [element.text]
    return own + element.children.flatMap { texts(of: $0, in: tree) }
  }

  private func element(_ property: Property, _ values: [String]) -> String {
    let tag = "\(property.prefix):\(property.name.local)"
    let escaped = values.map(Self.escaped)
    switch property.form {
    case .plain: return "<\(tag)>\(escaped[0])</\(tag)>"
    case .alternatives:
      return
        "<\(tag)><rdf:Alt><rdf:li xml:lang=\"x-default\">\(escaped[0])</rdf:li></rdf:Alt></\(tag)>"
    case .set, .list:
      let items = escaped.map { "<rdf:li>\($0)</rdf:li>" }.joined()
      let form = property.form.rawValue
      return "<\(tag)><rdf:\(form)>\(items)</rdf:\(form)></\(tag)>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.append(character)
      }
    }
  }
}
