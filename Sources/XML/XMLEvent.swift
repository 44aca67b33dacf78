/// One thing met in a document, with the bytes that it takes up there.
package struct XMLEvent: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case startElement(XMLName, [XMLAttribute])
    /// For `<a/>` the range is empty and lies behind the tag.
    case endElement(XMLName)
    /// All text up to the next tag, references resolved; a CDATA section's brackets belong to the range.
    case text(String)
    case comment(String)
    case processingInstruction(target: String, data: String)
  }

  package let kind: Kind
  /// Offsets in the bytes as they were given, whatever their encoding.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}

/// The name of an element or attribute, resolved: the prefix is only what the writer chose.
package struct XMLName: Hashable, Sendable {
  /// The namespace's URI; empty where there is none.
  package let namespace: String
  package let local: String
  /// As written; empty for the default namespace and for none.
  package let prefix: String

  package init(_ local: String, in namespace: String = "", prefix: String = "") {
    self.namespace = namespace
    self.local = local
    self.prefix = prefix
  }

  /// Whether namespace and local name are these; prefixes do not count.
  package func matches(_ local: String, in namespace: String) -> Bool {
    self.local == local && self.namespace == namespace
  }
}

/// An attribute of a start tag. Declarations of namespaces are not among them.
package struct XMLAttribute: Hashable, Sendable {
  package let name: XMLName
  /// References resolved, white space normalised.
  package let value: String
  /// From the white space before the name to the closing quote: cut this, and the tag is whole without it.
  package let range: Range<Int>
  /// Between the quotes, as written.
  package let valueRange: Range<Int>
}
