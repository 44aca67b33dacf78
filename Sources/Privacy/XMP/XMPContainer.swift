import JobSpec

/// What an XMP packet claims about pictures and videos that follow the first image.
struct XMPContainer {
  private struct Item {
    var semantic: String
    var mime: String
    var length: Int
    var padding: Int
  }

  private var items: [Item] = []

  /// Reads the claims; none where there is no packet.
  ///
  /// - Throws: ``PrivacyError`` where the packet cannot be parsed.
  init(packet: [UInt8]?) throws(PrivacyError) {
    guard let packet,
      let tree = try XMPParser.parse(try XMPText(packet, in: "xmp").bytes, in: "xmp")
    else { return }
    for index in tree.elements.indices where XMPContainer.isItem(index, in: tree) {
      func number(_ name: String) -> Int {
        tree.field(XMPName(XMPNamespace.item, name), of: index).flatMap { Int($0.value) } ?? 0
      }
      func text(_ name: String) -> String {
        tree.field(XMPName(XMPNamespace.item, name), of: index)?.value ?? ""
      }
      items.append(
        Item(
          semantic: text("Semantic"), mime: text("Mime"), length: number("Length"),
          padding: number("Padding")))
    }
  }

  /// Where the pictures stand that are promised to follow an image that ends at `end`.
  func pictures(after end: Int) -> [Range<Int>] {
    places(after: end).filter { $0.item.mime == "image/jpeg" }.map(\.range)
  }

  /// Which of the images found is the gain map: the directory lists them in their order.
  func gainMapStart(in found: [Range<Int>]) -> Int? {
    let pictures = items.dropFirst().filter { $0.mime == "image/jpeg" }
    guard let place = pictures.firstIndex(where: { $0.semantic == "GainMap" }) else { return nil }
    let number = pictures[..<place].count
    if number < found.count, found.count == pictures.count { return found[number].lowerBound }
    // An index may list more images than the directory; then the length tells.
    return found.first { $0.count == items[place].length }?.lowerBound
  }

  private func places(after end: Int) -> [(item: Item, range: Range<Int>)] {
    var result: [(Item, Range<Int>)] = []
    var position = end
    for (number, item) in items.enumerated() {
      guard item.length >= 0, item.padding >= 0, item.length < 1 << 40, item.padding < 1 << 40
      else { break }
      // The first item is the image itself, which ends where it ends.
      if number > 0 {
        result.append((item, position..<position + item.length))
        position += item.length
      }
      position += item.padding
    }
    return result
  }

  /// Whether an element is one item of the directory.
  static func isItem(_ index: Int, in tree: XMPTree) -> Bool {
    let element = tree.elements[index]
    guard element.name == XMPName(XMPNamespace.rdf, "li") else { return false }
    var ancestor = element.parent
    for _ in 0..<3 {
      guard let current = ancestor else { return false }
      if tree.elements[current].name == XMPName(XMPNamespace.container, "Directory") { return true }
      ancestor = tree.elements[current].parent
    }
    return false
  }
}

/// Properties that say that a video follows.
enum XMPMotion {
  static let properties = [
    "MotionPhoto", "MotionPhotoVersion", "MotionPhotoPresentationTimestampUs", "MicroVideo",
    "MicroVideoVersion", "MicroVideoOffset", "MicroVideoPresentationTimestampUs",
  ]

  static func contains(_ name: XMPName) -> Bool {
    name.namespace == XMPNamespace.camera && properties.contains(name.local)
  }
}

/// What an edit elsewhere makes of the claims in a packet.
struct XMPClaims: Hashable, Sendable {
  /// The video that the packet promises is gone.
  var dropsMotion = false
  /// The gain map's new length.
  var gainMapLength: Int?
  /// The new digest of the extended packet.
  var extendedDigest: String?
  /// The extended packet is gone.
  var dropsExtended = false
}
