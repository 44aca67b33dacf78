import JobSpec
import MediaFile

/// Cleans an XMP packet by cutting attributes and elements out; what stays keeps every byte.
struct XMPCleaner {
  private let packet: [UInt8]
  private let tree: XMPTree
  private let carrier: String
  private let claims: XMPClaims
  private var edits: [XMPEdit] = []
  /// Whether anything is left that says something.
  private var keepsProperties = false

  /// Cleans a packet.
  ///
  /// - Throws: ``PrivacyError`` where the packet cannot be parsed.
  static func clean(
    _ packet: [UInt8], in carrier: String, claims: XMPClaims = XMPClaims(),
    _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    let text = try XMPText(packet, in: carrier)
    guard let tree = try XMPParser.parse(text.bytes, in: carrier) else {
      // Nothing but blanks.
      return .unchanged
    }
    var cleaner = XMPCleaner(
      packet: text.bytes, tree: tree, carrier: carrier, claims: claims)
    try cleaner.visit(0, &ledger)
    try cleaner.visitRemarks(&ledger)
    var isCut = false
    if text.hasLeftovers { isCut = try ledger.removes(.unknown, in: "\(carrier).leftovers") }
    guard cleaner.keepsProperties else {
      return cleaner.edits.isEmpty && !isCut ? .unchanged : .removed
    }
    guard !cleaner.edits.isEmpty || isCut else { return .unchanged }
    return .replaced(XMPEdit.apply(cleaner.edits, to: text.bytes))
  }

  private init(packet: [UInt8], tree: XMPTree, carrier: String, claims: XMPClaims) {
    self.packet = packet
    self.tree = tree
    self.carrier = carrier
    self.claims = claims
  }

  private mutating func visit(_ index: Int, _ ledger: inout Ledger) throws(PrivacyError) {
    let element = tree.elements[index]
    if try removes(element, index, &ledger) {
      edits.append(.cut(element.range))
      return
    }
    for attribute in element.attributes { try visit(attribute, of: index, &ledger) }
    updateItem(index)
    for child in element.children { try visit(child, &ledger) }
    if element.children.isEmpty, !element.name.isSyntax, element.name.namespace != XMPNamespace.meta
    {
      keepsProperties = true
    }
    if !element.text.isEmpty { ledger.values.keep(element.text.utf8) }
  }

  private func removes(
    _ element: XMPTree.Element, _ index: Int, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Bool {
    if claims.dropsMotion, XMPMotion.contains(element.name) || isMotionItem(index) { return true }
    let meaning = XMPMeaning.of(element.name, isField: tree.isInProperty(element.parent))
    let name = "\(carrier).\(element.name.local)"
    guard try ledger.removes(meaning, in: name) else { return false }
    for value in tree.values(of: index) { ledger.values.remove(text: value.utf8, from: name) }
    return true
  }

  private mutating func visit(
    _ attribute: XMPTree.Attribute, of index: Int, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    if claims.dropsMotion, XMPMotion.contains(attribute.name) {
      edits.append(.cut(attribute.range))
      return
    }
    let name = "\(carrier).\(attribute.name.local)"
    if attribute.name.namespace == XMPNamespace.note, attribute.name.local == "HasExtendedXMP" {
      keepsProperties = keepsProperties || !claims.dropsExtended
      if claims.dropsExtended { edits.append(.cut(attribute.range)) }
      if let digest = claims.extendedDigest, digest != attribute.value {
        edits.append(.replace(attribute.valueRange, digest))
      }
      return
    }
    // The subject of all statements must be there; that it is named is not needed.
    if attribute.name == XMPName(XMPNamespace.rdf, "about") {
      guard !attribute.value.isEmpty,
        try ledger.removes(.tells(.identifiers), in: "\(carrier).about")
      else { return }
      ledger.values.remove(text: attribute.value.utf8, from: name)
      edits.append(.replace(attribute.valueRange, ""))
      return
    }
    let meaning = XMPMeaning.of(attribute.name, isField: tree.isInProperty(index))
    guard try !ledger.removes(meaning, in: name) else {
      ledger.values.remove(text: attribute.value.utf8, from: name)
      edits.append(.cut(attribute.range))
      return
    }
    if !attribute.name.isSyntax {
      ledger.values.keep(attribute.value.utf8)
      if attribute.name.namespace != XMPNamespace.meta { keepsProperties = true }
    }
  }

  private mutating func visitRemarks(_ ledger: inout Ledger) throws(PrivacyError) {
    for remark in tree.remarks where !edits.contains(where: { $0.covers(remark) }) {
      guard try ledger.removes(.unknown, in: "\(carrier).comment") else { continue }
      ledger.values.remove(text: packet[remark], from: "\(carrier).comment")
      edits.append(.cut(remark))
    }
  }
}

// MARK: - The container directory

extension XMPCleaner {
  private func isMotionItem(_ index: Int) -> Bool {
    XMPContainer.isItem(index, in: tree)
      && tree.field(XMPName(XMPNamespace.item, "Semantic"), of: index)?.value == "MotionPhoto"
  }

  private mutating func updateItem(_ index: Int) {
    guard let length = claims.gainMapLength, XMPContainer.isItem(index, in: tree),
      tree.field(XMPName(XMPNamespace.item, "Semantic"), of: index)?.value == "GainMap",
      let field = tree.field(XMPName(XMPNamespace.item, "Length"), of: index),
      field.value != String(length)
    else { return }
    edits.append(.replace(field.range, String(length)))
  }
}
