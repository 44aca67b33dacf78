/// The same values as Adobe and Android write them (`hdrgm`).
extension GainMapMetadata {
  private static let namespace = "http://ns.adobe.com/hdr-gain-map/1.0/"

  /// The packet of the map.
  package var mapPacket: [UInt8] {
    let body =
      value("GainMapMin", \.min) + value("GainMapMax", \.max) + value("Gamma", \.gamma)
      + value("OffsetSDR", \.baseOffset) + value("OffsetHDR", \.alternateOffset)
    let description =
      "<rdf:Description rdf:about=\"\" xmlns:hdrgm=\"\(Self.namespace)\" hdrgm:Version=\"1.0\""
      + " hdrgm:BaseRenditionIsHDR=\"False\" hdrgm:HDRCapacityMin=\"\(baseHeadroom)\""
      + " hdrgm:HDRCapacityMax=\"\(alternateHeadroom)\">\(body)</rdf:Description>"
    return Array(Self.packet(around: description).utf8)
  }

  /// One number for all colours, or a list of three.
  private func value(_ name: String, _ path: KeyPath<Channel, Double>) -> String {
    let values = channels.map { $0[keyPath: path] }
    if Set(values).count == 1 { return "<hdrgm:\(name)>\(values[0])</hdrgm:\(name)>" }
    let items = values.map { "<rdf:li>\($0)</rdf:li>" }.joined()
    return "<hdrgm:\(name)><rdf:Seq>\(items)</rdf:Seq></hdrgm:\(name)>"
  }

  /// A picture's own packet with the claim that a map of so many bytes follows.
  ///
  /// `packet` must be one of ours: its last closing `rdf:RDF` is taken at its word.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where it has none.
  package static func claim(
    of mapLength: Int, in packet: [UInt8]?
  ) throws(MediaFileError) -> [UInt8] {
    let items = [("Primary", ""), ("GainMap", " Item:Length=\"\(mapLength)\"")].map { item in
      "<rdf:li rdf:parseType=\"Resource\"><Container:Item Item:Semantic=\"\(item.0)\""
        + " Item:Mime=\"image/jpeg\"\(item.1)/></rdf:li>"
    }.joined()
    let description =
      "<rdf:Description rdf:about=\"\" xmlns:hdrgm=\"\(namespace)\""
      + " xmlns:Container=\"http://ns.google.com/photos/1.0/container/\""
      + " xmlns:Item=\"http://ns.google.com/photos/1.0/container/item/\" hdrgm:Version=\"1.0\">"
      + "<Container:Directory><rdf:Seq>\(items)</rdf:Seq></Container:Directory></rdf:Description>"
    guard let packet else { return Array(Self.packet(around: description).utf8) }
    let end = Array("</rdf:RDF>".utf8)
    guard let position = packet.lastPosition(of: end) else {
      throw MediaFileError(.corrupt, "an XMP packet without an end")
    }
    return packet[..<position] + Array(description.utf8) + packet[position...]
  }

  private static func packet(around description: String) -> String {
    "<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">"
      + "<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\(description)"
      + "</rdf:RDF></x:xmpmeta>"
  }
}

extension [UInt8] {
  /// Where some bytes stand last.
  fileprivate func lastPosition(of bytes: [UInt8]) -> Int? {
    guard count >= bytes.count else { return nil }
    return stride(from: count - bytes.count, through: 0, by: -1).first {
      self[$0] == bytes[0] && self[$0..<$0 + bytes.count].elementsEqual(bytes)
    }
  }
}
