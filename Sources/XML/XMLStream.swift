/// A document that is read in pieces and never held, for facts and not for edits.
///
/// Attributes have no places, and texts and values of more than a few thousand bytes lose their
/// ends: a picture in base 64 costs no memory.
package struct XMLStream: ~Copyable {
  private let session: ParserSession
  private var wide = WideText()
  private var elision: Elision
  private var count = 0
  private let limits: XMLEvents.Limits

  /// Bytes of one text or value that are kept, more or less.
  package static let valueLength = 8192

  package init(limits: XMLEvents.Limits = XMLEvents.Limits()) {
    var limits = limits
    limits.textLength = min(limits.textLength, Self.valueLength)
    self.limits = limits
    session = ParserSession(document: nil, limits)
    elision = Elision(keeping: Self.valueLength)
  }

  /// Reads the next piece, and calls the handler for each event that it completes, in order.
  ///
  /// - Throws: ``XMLError`` where the document is damaged; the events before the damage have been
  ///   handed out. Offsets count what was kept.
  package mutating func feed(
    _ bytes: [UInt8], isLast: Bool = false, _ handler: (XMLEvent) -> Void
  ) throws(XMLError) {
    count += bytes.count
    guard count <= limits.bytes else {
      throw XMLError(.limitExceeded, "The XML is longer than \(limits.bytes) bytes.", at: count)
    }
    let kept = elision.shorten(wide.narrow(bytes, isLast: isLast))
    // Nothing to read yet; and expat takes an encoding only before its first piece.
    guard !kept.isEmpty || isLast else { return }
    if wide.isWide { session.assumeUTF8() }
    let session = session
    let failure = withoutActuallyEscaping(handler) { handler in
      session.feed(kept, isLast: isLast, to: handler)
    }
    if let failure { throw failure }
  }
}
