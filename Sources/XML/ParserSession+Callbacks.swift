import CExpat

/// The C functions that expat calls. Each finds the session again and hands on Swift values.
func setHandlers(of parser: XML_Parser?) {
  unsafe XML_SetElementHandler(
    parser,
    { context, name, attributes in
      unsafe session(context).start(XMLName(triplet: text(name)), pairs(attributes))
    },
    { context, name in unsafe session(context).end(XMLName(triplet: text(name))) })
  unsafe XML_SetCharacterDataHandler(parser) { context, start, count in
    unsafe session(context).add(text: String(decoding: bytes(start, count), as: UTF8.self))
  }
  unsafe XML_SetCdataSectionHandler(
    parser, { context in unsafe session(context).add(text: "") },
    { context in unsafe session(context).add(text: "") })
  unsafe XML_SetCommentHandler(parser) { context, comment in
    unsafe session(context).emit(.comment(text(comment)))
  }
  unsafe XML_SetProcessingInstructionHandler(parser) { context, target, data in
    unsafe session(context).emit(.processingInstruction(target: text(target), data: text(data)))
  }
  unsafe XML_SetStartNamespaceDeclHandler(parser) { context, _, uri in
    unsafe session(context).declare(namespace: text(uri))
  }
  unsafe XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
    unsafe session(context).stop(.entities, "The XML declares entities.")
  }
  unsafe XML_SetAttlistDeclHandler(parser) { context, _, _, _, _, _ in
    unsafe session(context).stop(.entities, "The XML declares default attributes.")
  }
  unsafe XML_SetSkippedEntityHandler(parser) { context, _, _ in
    unsafe session(context).stop(.entities, "The XML uses an entity that it does not declare.")
  }
}

/// The session that `XML_SetUserData` was given; it outlives the parse.
private func session(_ context: UnsafeMutableRawPointer?) -> ParserSession {
  guard let context = unsafe context else { preconditionFailure("expat lost its user data") }
  return unsafe Unmanaged.fromOpaque(context).takeUnretainedValue()
}

private func text(_ pointer: UnsafePointer<CChar>?) -> String {
  unsafe pointer.map { unsafe String(cString: $0) } ?? ""
}

private func bytes(_ start: UnsafePointer<CChar>?, _ count: Int32) -> UnsafeRawBufferPointer {
  unsafe UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
}

/// Names and values take turns, until a null pointer.
private func pairs(
  _ list: UnsafeMutablePointer<UnsafePointer<CChar>?>?
) -> [(XMLName, String)] {
  var pairs: [(XMLName, String)] = []
  guard let list = unsafe list else { return pairs }
  while let name = unsafe list[2 * pairs.count] {
    unsafe pairs.append((XMLName(triplet: text(name)), text(list[2 * pairs.count + 1])))
  }
  return pairs
}

extension XMLName {
  /// From expat's “local”, “URI local” or “URI local prefix”.
  fileprivate init(triplet: String) {
    var parts = triplet.utf8.split(
      separator: ParserSession.separator, omittingEmptySubsequences: false
    ).map { String(Substring($0)) }
    if parts.count == 1 { parts.insert("", at: 0) }
    self.init(parts[1], in: parts[0], prefix: parts.count > 2 ? parts[2] : "")
  }
}
