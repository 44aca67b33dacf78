import XML

/// The properties of an XMP packet, flat: how they are nested does not matter to facts.
struct XMPPacket {
  /// A property by its namespace; prefixes are whatever the writer chose.
  struct Name: Hashable {
    var namespace: XMPNamespace
    var local: String
  }

  /// Another picture or clip in the same file, as Google's container directory lists it.
  struct ContainerItem: Hashable {
    var semantic: String?
    var mimeType: String?
    var length: Int?
  }

  /// Texts by property; structures are there without one.
  private(set) var values: [Name: [String]] = [:]
  private(set) var items: [ContainerItem] = []
  /// Whether the packet ends before it should; what came before is kept.
  private(set) var isDamaged = false

  static let sizeLimit = 8 << 20
  private static let valueLimit = 4096
  private static let textLimit = 1024

  init(_ packet: [UInt8]) {
    let document = Self.document(packet)
    guard !read(document) else { return }
    // Latin 1 that passes for UTF-8 is the most common damage.
    let repaired = Array(String(decoding: document, as: UTF8.self).utf8)
    isDamaged = repaired == document || !read(repaired)
  }

  /// Reads as far as the document is whole, and says whether that is to its end.
  private mutating func read(_ document: [UInt8]) -> Bool {
    var reading = Reading()
    let isWhole: Bool
    do {
      try XMLEvents.parse(document) { reading.take($0) }
      isWhole = true
    } catch {
      isWhole = false
    }
    values = reading.values
    items = reading.items
    return isWhole
  }

  /// The document without what surrounds it: the packet's instruction, whose byte order mark some
  /// writers garble, and zeros at the end. Packets in UTF-16 are left as they are.
  private static func document(_ packet: [UInt8]) -> [UInt8] {
    guard packet.starts(with: Array("<?xpacket begin".utf8)),
      let end = packet.prefix(128).firstIndex(of: UInt8(ascii: ">"))
    else { return packet }
    let last = packet.lastIndex { $0 != 0 } ?? end
    return last > end ? Array(packet[(end + 1)...last]) : packet
  }

  func has(_ local: String, in namespace: XMPNamespace) -> Bool {
    values[Name(namespace: namespace, local: local)] != nil
  }

  func text(_ local: String, in namespace: XMPNamespace) -> String? {
    texts(local, in: namespace).first
  }

  func texts(_ local: String, in namespace: XMPNamespace) -> [String] {
    values[Name(namespace: namespace, local: local)] ?? []
  }
}

extension XMPPacket {
  /// Where the reading of a packet stands.
  private struct Reading {
    var values: [Name: [String]] = [:]
    var items: [ContainerItem] = []
    /// Properties that are open, outermost first; nil for RDF's own elements.
    private var open: [Name?] = []
    private var text = ""
    private var item = ContainerItem()

    mutating func take(_ event: XMLEvent) {
      switch event.kind {
      case .startElement(let name, let attributes): start(name, attributes)
      case .endElement: end()
      case .text(let part):
        if text.utf8.count < XMPPacket.textLimit { text += part.prefix(XMPPacket.textLimit) }
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
      guard values.count < XMPPacket.valueLimit || values[property] != nil else { return }
      var texts = values[property] ?? []
      if let value, texts.count < XMPPacket.valueLimit {
        texts.append(String(value.prefix(XMPPacket.textLimit)))
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
