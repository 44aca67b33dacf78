import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ heif: HEIFFile) throws(MediaFileError) {
    let graph = heif.graph
    let primary = graph.primary
    try checkData(of: primary, in: graph)
    // What describes nothing is taken to describe the picture.
    for item in graph.descriptions(of: primary) + graph.looseDescriptions {
      gather(item, in: graph)
    }
    // The transformations are part of the picture; Exif's orientation only repeats them.
    facts.orientation = 1
    if let size = graph.uprightSize(of: primary) {
      (facts.width, facts.height) = (size.width, size.height)
    }
    describeCoding(of: primary, in: graph)
    describeColor(of: primary, in: graph)
    gatherAuxiliaries(of: primary, in: graph)
    gatherBoxes(of: heif)
  }

  /// Makes sure that the data of the picture, tile by tile, lies in the file.
  private func checkData(of item: UInt32, in graph: ItemGraph) throws(MediaFileError) {
    switch graph.items[item]?.type {
    case "grid": _ = try graph.grid(item)
    case "iden", "iovl", "tmap":
      for input in graph.inputs(of: item) { _ = try? graph.pieces(of: input) }
    default: _ = try graph.pieces(of: item)
    }
  }

  private mutating func gather(_ item: ItemInfo, in graph: ItemGraph) {
    switch item.type {
    case "Exif":
      guard let exif = try? ExifBlock(item: item.id, in: graph) else {
        return warn("its Exif cannot be read")
      }
      gather(exif)
    case "mime" where item.contentType == "application/rdf+xml":
      guard let packet = try? graph.data(of: item.id), (try? gather(xmp: packet)) != nil else {
        return warn("its XMP cannot be read")
      }
    case "mime": found(.captions, in: "heif.item." + (item.contentType ?? "mime"))
    default: break
    }
  }

  private mutating func describeCoding(of primary: UInt32, in graph: ItemGraph) {
    let coded = graph.codedItem(of: primary)
    facts.codec = graph.items[coded]?.type.description
    let properties = graph.properties(of: primary) + graph.properties(of: coded)
    for case .channelDepths(let depths) in properties where facts.bitDepth == nil {
      facts.bitDepth = depths.max()
      facts.channels = depths.count == 1 ? .gray : .rgb
    }
    for case .decoderConfiguration(let type, let range) in properties {
      guard let coding = CodingConfiguration(type, range, in: graph.source) else { continue }
      facts.bitDepth = facts.bitDepth ?? coding.bitDepth
      facts.channels = facts.channels ?? (coding.isMonochrome ? .gray : .rgb)
    }
  }

  private mutating func describeColor(of primary: UInt32, in graph: ItemGraph) {
    let items = [primary, graph.codedItem(of: primary)]
    for property in items.flatMap({ graph.properties(of: $0) }) {
      guard case .color(let color) = property else { continue }
      switch color {
      case .profile(let range) where facts.colorProfile == nil:
        if let profile = try? PieceSource(of: graph.source, range) { describeColor(profile) }
      case .codes(let codes, _): describeColor(codes)
      default: break
      }
    }
  }

  private mutating func gatherAuxiliaries(of primary: UInt32, in graph: ItemGraph) {
    for auxiliary in graph.auxiliaries(of: primary) {
      auxiliaryTypes.insert(auxiliary.type)
      for item in graph.descriptions(of: auxiliary.item)
      where item.contentType == "application/rdf+xml" {
        guard let packet = try? graph.data(of: item.id),
          (try? gather(auxiliaryXMP: packet, in: "heif.auxiliary")) != nil
        else {
          warn("the XMP of an auxiliary picture cannot be read")
          continue
        }
      }
      switch AuxiliaryPicture(auxiliary.type) {
      case .alpha: facts.hasAlpha = true
      case .depth: found(.depth, in: "heif.depth")
      case .matte: found(.depth, in: "heif.matte")
      case .gainMap: facts.hdr = "appleGainMap"
      case .other: break
      }
    }
    if !graph.items(of: "tmap").isEmpty { facts.hdr = facts.hdr ?? "isoGainMap" }
    if !graph.items("thmb", referringTo: primary).isEmpty {
      found(.thumbnails, in: "heif.thumbnail")
    }
    gatherStereo(in: graph)
  }

  /// Looks for two pictures that belong to two eyes. Apple's spatial photos also say where each
  /// camera stood, in boxes of these names or in `uuid` boxes.
  private mutating func gatherStereo(in graph: ItemGraph) {
    guard let pair = graph.groups.first(where: { $0.type == "ster" && $0.entities.count == 2 })
    else { return }
    stereoMarker = "heif.group.ster"
    let arePlaced = pair.entities.allSatisfy { entity in
      graph.properties(of: entity).contains { property in
        guard case .other(let type, _) = property else { return false }
        return ["cmin", "cmex", "uuid"].contains(type)
      }
    }
    if arePlaced { spatialMarker = "heif.group.ster+cameras" }
  }

  private mutating func gatherBoxes(of heif: HEIFFile) {
    if let clip = heif.motionPhoto { gatherClip(at: clip, in: heif.source, by: "heif.mpvd") }
    if let box = heif.samsungDirectory {
      gather(SamsungTrailer(heif.source, in: box), in: heif.source)
    }
    if heif.boxes.contains(where: \.isC2PA) { found(.provenance, in: "c2pa") }
    if let trailer = heif.trailer { warn("\(trailer.count) bytes follow the last box") }
    guard let movie = heif.movie, let tracks = try? MovieFile(heif.source, movie: movie),
      let pictures = tracks.videoTrack
    else { return }
    facts.captured = facts.captured ?? WallClock(secondsSince1904: tracks.header.created)
    if tracks.header.created > 0 { found(.time, in: "movie.header") }
    facts.frames = max(1, pictures.timing.samples)
    facts.duration = pictures.duration
    facts.frameRate = pictures.averageRate
    for track in tracks.tracks { gather(track, of: tracks) }
  }
}

extension ExifBlock {
  /// Reads an `Exif` item, whose first four bytes say how far on the block begins.
  init(item: UInt32, in graph: ItemGraph) throws(MediaFileError) {
    let data = try graph.data(of: item)
    var cursor = ByteCursor(data, fetch: 4)
    let skip = Int(try cursor.u32())
    guard skip <= cursor.remaining else {
      throw MediaFileError(.corrupt, "an Exif item that begins behind its end")
    }
    try self.init(data, in: 4 + skip..<data.count)
  }
}
