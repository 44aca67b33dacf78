import JobSpec
import XML

/// Builds the tree of a packet from the parser's events.
enum XMPParser {
  /// - Returns: `nil` for a packet of blanks.
  /// - Throws: ``PrivacyError`` where the packet is no XML.
  static func parse(_ packet: [UInt8], in carrier: String) throws(PrivacyError) -> XMPTree? {
    guard packet.contains(where: { $0 > 0x20 }) else { return nil }
    var builder = Builder()
    do {
      try XMLEvents.parse(packet) { builder.take($0) }
    } catch {
      throw PrivacyError(
        error.code == .limitExceeded ? .limitExceeded : .corrupt,
        "\(carrier): \(error.message)", carriers: [carrier])
    }
    return builder.tree
  }

  private struct Builder {
    var tree = XMPTree(elements: [], remarks: [])
    private var open: [Int] = []

    mutating func take(_ event: XMLEvent) {
      switch event.kind {
      case .startElement(let name, let attributes):
        let index = tree.elements.count
        tree.elements.append(
          XMPTree.Element(
            name: XMPName(name), attributes: attributes.map(XMPTree.Attribute.init),
            range: event.range, text: "", content: event.range.upperBound..<event.range.upperBound,
            children: [], parent: open.last))
        if let parent = open.last { tree.elements[parent].children.append(index) }
        open.append(index)
      case .endElement:
        guard let index = open.popLast() else { return }
        let start = tree.elements[index].range.lowerBound
        tree.elements[index].range = start..<event.range.upperBound
        let content = tree.elements[index].content.lowerBound
        tree.elements[index].content = content..<max(content, event.range.lowerBound)
      case .text(let text):
        guard let index = open.last, text.contains(where: { !$0.isWhitespace }) else { return }
        tree.elements[index].text += text
      case .comment:
        tree.remarks.append(event.range)
      case .processingInstruction(let target, _):
        if target != "xpacket" { tree.remarks.append(event.range) }
      }
    }
  }
}

extension XMPName {
  fileprivate init(_ name: XMLName) {
    // Old writers leave RDF's own attributes without a prefix.
    let isOldSyntax =
      name.namespace.isEmpty
      && ["about", "ID", "resource", "parseType", "bagID"].contains(name.local)
    self.init(isOldSyntax ? XMPNamespace.rdf : name.namespace, name.local)
  }
}

extension XMPTree.Attribute {
  fileprivate init(_ attribute: XMLAttribute) {
    self.init(
      name: XMPName(attribute.name), value: attribute.value, range: attribute.range,
      valueRange: attribute.valueRange)
  }
}
