/// An XMP packet as a tree that knows where in the packet each part stands, so that an edit can
/// cut parts out and leave every other byte alone.
struct XMPTree: Sendable {
  struct Attribute: Hashable, Sendable {
    var name: XMPName
    var value: String
    /// With the blank before it.
    var range: Range<Int>
    /// Between the quotes.
    var valueRange: Range<Int>
  }

  struct Element: Hashable, Sendable {
    var name: XMPName
    var attributes: [Attribute]
    /// From `<` of the start tag to `>` of the end tag.
    var range: Range<Int>
    /// All character data directly in the element.
    var text: String
    /// Between the tags; empty for an element that is one tag.
    var content: Range<Int>
    var children: [Int]
    var parent: Int?
  }

  /// In document order; the first is the root.
  var elements: [Element]
  /// Comments and processing instructions other than the packet's own.
  var remarks: [Range<Int>]

  /// Every text in an element, its own attributes and all below, separated by blanks.
  func values(of index: Int) -> [String] {
    let element = elements[index]
    let own = element.attributes.filter { !$0.name.isSyntax }.map(\.value)
    return own + [element.text] + element.children.flatMap(values)
  }

  /// Whether an element is a property or stands in one.
  func isInProperty(_ index: Int?) -> Bool {
    var current = index
    while let index = current {
      let name = elements[index].name
      if !name.isSyntax, name.namespace != XMPNamespace.meta { return true }
      current = elements[index].parent
    }
    return false
  }

  /// A field of a structure, written as an attribute or as an element.
  func field(_ name: XMPName, of index: Int) -> (value: String, range: Range<Int>)? {
    let element = elements[index]
    if let attribute = element.attributes.first(where: { $0.name == name }) {
      return (attribute.value, attribute.valueRange)
    }
    for child in element.children {
      if elements[child].name == name, elements[child].children.isEmpty {
        return (elements[child].text, elements[child].content)
      }
      // A structure may stand in a description of its own.
      if elements[child].name == XMPName(XMPNamespace.rdf, "Description"),
        let found = field(name, of: child)
      {
        return found
      }
      if elements[child].name.namespace == XMPNamespace.container,
        elements[child].name.local == "Item", let found = field(name, of: child)
      {
        return found
      }
    }
    return nil
  }
}

extension XMPName {
  /// Whether it belongs to the notation and not to what is said.
  var isSyntax: Bool { namespace == XMPNamespace.rdf || namespace == XMPNamespace.xml }
}
