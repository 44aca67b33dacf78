import MediaFile

extension FoundGainMap {
  init?(in graph: ItemGraph) {
    if let described = Self.toneMap(in: graph) {
      self = described
      return
    }
    let primary = graph.primary
    for auxiliary in graph.auxiliaries(of: primary)
    where AuxiliaryPicture(auxiliary.type) == .gainMap {
      let packet = Self.packet(of: auxiliary.item, in: graph)
      let exif = graph.descriptions(of: primary).first { $0.type == "Exif" }
        .flatMap { try? ExifBlock(item: $0.id, in: graph) }
      guard let headroom = AppleHeadroom.value(map: packet, picture: exif) else { continue }
      self.init(place: .item(auxiliary.item), scale: .apple(headroom: headroom))
      return
    }
    return nil
  }

  /// ISO 21496-1's item: derived from the picture and the map, with the block for a body.
  private static func toneMap(in graph: ItemGraph) -> FoundGainMap? {
    for item in graph.items(of: "tmap") {
      let inputs = graph.inputs(of: item.id)
      guard inputs.count == 2, inputs[0] == graph.primary, let body = try? graph.data(of: item.id),
        body.count > 1, (try? body.bytes(0..<1)) == [0],
        let block = try? PieceSource(of: body, 1..<body.count),
        let metadata = try? GainMapMetadata(block: block)
      else { continue }
      return FoundGainMap(place: .item(inputs[1]), scale: .described(metadata))
    }
    return nil
  }

  private static func packet(of item: UInt32, in graph: ItemGraph) -> XMPPacket? {
    let description = graph.descriptions(of: item).first {
      $0.contentType == "application/rdf+xml"
    }
    guard let description, let data = try? graph.data(of: description.id),
      data.count <= XMPPacket.sizeLimit, let bytes = try? data.bytes(0..<data.count)
    else { return nil }
    return XMPPacket(bytes)
  }
}
