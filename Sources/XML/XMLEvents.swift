import CExpat

/// Reads XML from untrusted files as a stream of events.
///
/// Nothing outside of the bytes is ever opened, and entities beyond the five built-in ones are refused, so a small
/// document cannot become a large one. A document type without declarations, as property lists have, is allowed.
package enum XMLEvents {
  /// What a document may cost.
  package struct Limits: Hashable, Sendable {
    package var bytes = 64 << 20
    /// Elements inside each other.
    package var depth = 100
    /// The longest namespace URI; each element's name repeats it.
    package var namespaceLength = 1024
    /// Bytes of one text; what is longer loses its end.
    package var textLength = Int.max

    package init() {}
  }

  /// Reads a whole document, and calls the handler for each event, in order.
  ///
  /// Where the document is damaged, the events before the damage have been handed out already.
  package static func parse(
    _ bytes: [UInt8], limits: Limits = Limits(), _ handler: (XMLEvent) -> Void
  ) throws(XMLError) {
    guard bytes.count <= limits.bytes, bytes.count <= Int32.max else {
      throw XMLError(.limitExceeded, "The XML is \(bytes.count) bytes long.", at: 0)
    }
    let failure = withoutActuallyEscaping(handler) { handler in
      ParserSession(document: bytes, limits).feed(bytes, isLast: true, to: handler)
    }
    if let failure { throw failure }
  }

  /// All events of a small document at once.
  package static func all(
    of bytes: [UInt8], limits: Limits = Limits()
  ) throws(XMLError) -> [XMLEvent] {
    var events: [XMLEvent] = []
    try parse(bytes, limits: limits) { events.append($0) }
    return events
  }
}
