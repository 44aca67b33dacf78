import XML

extension XMPPacket {
  /// Where the reading of a packet stands.
  struct Reading {
    private(set) var values: [Name: [String]] = [:]
    private(set) var items: [ContainerItem] = []
    /// Properties that are open, outermost first; nil for RDF's own elements.
    private var open: [Name?] = []
    private var text = ""
    private var item = ContainerItem()
    /// Bytes of all values.
    private var size = 0

    /// Values of one property, and properties.
    private static let countLimit = 4096
    private static let textLimit = 1024
    private static let sizeLimit = 256 << 10

    mutating func take(_ event: XMLEvent) {
      switch event.kind {
      case .startElement(let name, let attributes): start(name, attributes)
      case .endElement: end()
      case .text(let part):
        if text.utf8.count < Self.textLimit { text += part.prefix(Self.textLimit) }
      case .comment, .processingInstruction: break
      }
    }

    private mutating func start(_ name: XMLName, _ attributes: [XMLAttribute]) {
      text = ""
      let property = Self.property(name)
      open.append(property)
      if let property { add(nil, to: property) }
      for attribute in attributes {
        guard let property = Self.property(attribute.name) else { continue }
        add(attribute.value, to: property)
      }
    }

    private mutating func end() {
      let value = text.trimmed
      text = ""
      // The text of a list's entry belongs to the property that has the list.
      if !value.isEmpty, let property = open.last(where: { $0 != nil }) ?? nil {
        add(value, to: property)
      }
      let ended = open.popLast() ?? nil
      let isEntry = ended == nil || ended?.namespace == .container
      if isEntry, item != ContainerItem() {
        items.append(item)
        item = ContainerItem()
      }
    }

    private mutating func add(_ value: String?, to property: Name) {
      guard values.count < Self.countLimit || values[property] != nil else { return }
      var texts = values[property] ?? []
      if let value, texts.count < Self.countLimit, size < Self.sizeLimit {
        let kept = String(value.prefix(Self.textLimit))
        size += kept.utf8.count
        texts.append(kept)
      }
      values[property] = texts
      guard property.namespace == .containerItem, let value else { return }
      switch property.local {
      case "Semantic": item.semantic = value
      case "Mime": item.mimeType = value
      case "Length": item.length = Int(value)
      default: break
      }
    }

    private static func property(_ name: XMLName) -> Name? {
      guard let namespace = XMPNamespace(rawValue: name.namespace) else { return nil }
      return Name(namespace: namespace, local: name.local)
    }
  }
}

extension String {
  /// Without white space around it.
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
