import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

/// Fetches the gain map of an order, whichever way its picture goes.
struct GainMapLoader {
  let order: RenderOrder
  let source: SourceBytes

  /// Decodes the source's gain map; `nil` where there is none, where no rendition keeps it, and, with a
  /// note, where it cannot be kept. `size` is the picture's, as the map should lie: stored for JPEG,
  /// upright for HEIF.
  func load(for size: PixelSize, noting notes: inout RenderNotes) -> GainMapPicture? {
    guard let wanted = order.gainMap, order.renditions.contains(where: \.keepsGainMap) else {
      return nil
    }
    let map: GainMapPicture
    do {
      map = try GainMapPicture.make(samples(of: wanted.place), wanted.scale)
    } catch {
      notes.add("The gain map cannot be decoded and was left out.")
      return nil
    }
    guard map.fits(size) else {
      notes.add("The gain map has another shape than its picture and was left out.")
      return nil
    }
    return map
  }

  private func samples(of place: GainMapOrder.Place) throws -> VipsImage {
    switch place {
    case .picture(let range):
      guard range.upperBound <= source.count else { throw WorkFailure.empty() }
      let image = try VipsImage(
        loading: source.part(range).stream(), with: .jpeg(shrink: 1), failOn: .error,
        access: .random)
      guard image.width * image.height <= order.maxPixels else { throw WorkFailure.empty() }
      return try image.inMemory()
    case .item(let item):
      let file = try HEIFExtract.file(of: item, in: HEIFFile(source.window()).graph)
      let image = try VipsImage(
        loading: SourceBytes(holding: file).stream(), with: .heif(thumbnail: false), failOn: .error,
        access: .random)
      guard image.width * image.height <= order.maxPixels else { throw WorkFailure.empty() }
      return try image.inMemory()
    }
  }
}

extension CodedColor {
  var isHDR: Bool { if case .hdr = self { true } else { false } }
}

extension GainMapPicture {
  /// The map of one rendition, coded; `nil`, with a note, where it cannot go along.
  ///
  /// `offset` is where the part that is kept begins in the whole turned picture.
  func coded(
    for rendition: RenditionOrder, _ layout: RenditionLayout, offset: (x: Int, y: Int),
    changingPrimaries: Bool, noting notes: inout RenderNotes
  ) throws(WorkFailure) -> CodedGainMap? {
    guard rendition.keepsGainMap else { return nil }
    // One gain for all three commutes with a change of primaries; three gains do not.
    guard !isColored || !changingPrimaries else {
      notes.add("\(rendition.name): its gain map is in colours that the rendition changes.")
      return nil
    }
    let (width, height) = (layout.scaled.width, layout.scaled.height)
    guard width > 1, height > 1 else { return nil }
    do {
      let framed = try framed(for: layout, offset: offset)
      return try CodedGainMap(framed, metadata, as: rendition.options.encoding)
    } catch {
      throw .encodingFailed(rendition.name, error)
    }
  }

  static func make(
    _ image: borrowing VipsImage, _ scale: GainMapOrder.Scale
  ) throws -> GainMapPicture {
    guard image.format == .uint8 else { throw WorkFailure.empty() }
    switch scale {
    case .block(let block):
      let metadata = try GainMapMetadata(block: ArraySource(block))
      guard metadata.channels.count == 3 else {
        return GainMapPicture(try image.firstBand(), metadata)
      }
      return GainMapPicture(
        try image.bands == 3 ? image.shared() : image.converted(to: .sRGB), metadata)
    case .apple(let headroom):
      let stops = Transcendental.logarithm2(headroom)
      guard let metadata = GainMapMetadata(appleHeadroom: headroom, stops: stops) else {
        throw WorkFailure.empty()
      }
      let table = AppleGainMap.table(headroom: headroom)
      let samples = try image.firstBand().samples().map { table[Int($0)] }
      return GainMapPicture(
        try VipsImage(samples: samples, width: image.width, height: image.height, bands: 1),
        metadata)
    }
  }

  /// Whether it has its picture's shape, give or take a row of the smaller one.
  func fits(_ size: PixelSize) -> Bool {
    let difference = image.width * size.height - image.height * size.width
    return abs(difference) <= 2 * max(size.width, size.height)
  }
}

extension VipsImage {
  fileprivate borrowing func firstBand() throws(VipsError) -> VipsImage {
    try bands == 1 ? shared() : bands(0..<1).interpreted(as: .gray)
  }
}

extension VipsImage {
  /// Whether a conversion takes the picture to other primaries than its own.
  func changesPrimaries(under color: ColorHandling) -> Bool {
    guard let profile = blob("icc-profile-data") else { return color == .displayP3 }
    let name = (try? MediaFile.ICCProfile(ArraySource(profile)))?.description?.lowercased() ?? ""
    return switch color {
    case .keep: false
    case .sRGB: !name.contains("srgb")
    case .displayP3: !name.contains("p3")
    }
  }
}
