import CExpat

/// One document on its way through expat: turns callbacks into events, and keeps to the limits.
@safe
final class ParserSession {
  private let parser: XML_Parser?
  private let limits: XMLEvents.Limits
  private var handler: (XMLEvent) -> Void = { _ in }
  /// nil for a document that comes in pieces, whose attributes have no places.
  private let scanner: TagScanner?
  /// How much of the document has been given.
  private var count = 0
  private var depth = 0
  private var failure: XMLError?
  /// Text that may go on.
  private var text: (content: String, range: Range<Int>)?

  /// Separates URI, name and prefix. It cannot stand in XML, so not in them either.
  static let separator: UInt8 = 1

  /// Begins a document; attributes have places only where all of it is given.
  init(document: [UInt8]?, _ limits: XMLEvents.Limits) {
    self.limits = limits
    scanner = document.map { TagScanner(document: $0) }
    unsafe parser = XML_ParserCreateNS(nil, 1)
    unsafe XML_SetReturnNSTriplet(parser, 1)
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    unsafe setHandlers(of: parser)
  }

  deinit { unsafe XML_ParserFree(parser) }

  /// Takes what follows for UTF-8, whatever the document declares; only before its first byte.
  func assumeUTF8() {
    if unsafe count == 0 && parser != nil { unsafe XML_SetEncoding(parser, "UTF-8") }
  }

  /// Reads the next piece up to the first failure, which it returns from then on.
  func feed(
    _ bytes: [UInt8], isLast: Bool, to handler: @escaping (XMLEvent) -> Void
  ) -> XMLError? {
    if failure != nil { return failure }
    guard unsafe parser != nil else {
      return XMLError(.limitExceeded, "There is no memory to read XML.", at: 0)
    }
    count += bytes.count
    self.handler = handler
    defer { self.handler = { _ in } }
    let status = unsafe bytes.withUnsafeBytes { buffer in
      // A null pointer, as empty arrays have, is fine with a length of 0.
      unsafe XML_Parse(
        parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
        isLast ? 1 : 0)
    }
    if status != XML_STATUS_OK, failure == nil {
      let code = unsafe XML_GetErrorCode(parser)
      let reason = unsafe XML_ErrorString(code).map { unsafe String(cString: $0) } ?? "unknown"
      failure = XMLError(.malformed, "The XML is damaged: \(reason).", at: currentRange.lowerBound)
    }
    return failure
  }

  // MARK: What the callbacks report

  func start(_ name: XMLName, _ attributes: [(XMLName, String)]) {
    depth += 1
    if depth > limits.depth {
      return stop(.limitExceeded, "More than \(limits.depth) elements lie inside each other.")
    }
    guard let scanner else {
      let nowhere = currentRange.lowerBound..<currentRange.lowerBound
      return emit(
        .startElement(
          name,
          attributes.map {
            XMLAttribute(name: $0.0, value: $0.1, range: nowhere, valueRange: nowhere)
          }))
    }
    let places = scanner.attributes(ofTagAt: currentRange)
    guard places.count == attributes.count else {
      return stop(.malformed, "A start tag reads in two ways.")
    }
    let placed = zip(attributes, places).map { attribute, place in
      XMLAttribute(
        name: attribute.0, value: attribute.1, range: place.whole, valueRange: place.value)
    }
    emit(.startElement(name, placed))
  }

  func end(_ name: XMLName) {
    depth -= 1
    emit(.endElement(name))
  }

  func add(text piece: String) {
    let range = currentRange
    guard let start = text?.range.lowerBound else { return text = (piece, range) }
    // In place: text with many lines comes in as many pieces.
    if (text?.content.utf8.count ?? 0) < limits.textLength { text?.content += piece }
    text?.range = start..<max(range.upperBound, start)
  }

  func emit(_ kind: XMLEvent.Kind) {
    if failure != nil { return }
    if let text { handler(XMLEvent(.text(text.content), text.range)) }
    text = nil
    handler(XMLEvent(kind, currentRange))
  }

  func declare(namespace: String) {
    if namespace.utf8.count > limits.namespaceLength {
      stop(.limitExceeded, "A namespace's name is too long.")
    }
  }

  func stop(_ code: XMLError.Code, _ message: String) {
    if failure != nil { return }
    failure = XMLError(code, message, at: currentRange.lowerBound)
    unsafe XML_StopParser(parser, 0)
  }

  private var currentRange: Range<Int> {
    let start = min(max(unsafe XML_GetCurrentByteIndex(parser), 0), self.count)
    let count = Int(unsafe XML_GetCurrentByteCount(parser))
    return start..<min(start + max(count, 0), self.count)
  }
}
