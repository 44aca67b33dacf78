import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

/// The way through libvips, as a recipe. Each step is in a file of its own.
struct VipsPath {
  let order: RenderOrder
  let source: SourceBytes
  /// The file as it is; ``source`` may be a part of it, or what libheif can read of it.
  let original: SourceBytes
  /// Of the source's bytes: the order's, or that of the preview in a raw file.
  let format: FileFormat
  /// The size of that preview.
  let preview: PixelSize?

  init(_ order: RenderOrder, source bytes: SourceBytes) throws(WorkFailure) {
    self.order = order
    original = bytes
    guard order.format.isRaw else {
      let readable = order.format.isHEIF ? LibheifLimits.readablePart(of: bytes) : nil
      (self.source, format, preview) = (readable ?? bytes, order.format, nil)
      return
    }
    let preview = try RawPreviews.best(of: bytes, as: order.format)
    self.source = bytes.part(preview.range)
    self.preview = PixelSize(preview.width, preview.height)
    format = .jpeg
  }

  func render(to outputs: [OpenFile]) throws(WorkFailure) -> Renderer.Rendered {
    let header = try readHeader()
    let layouts = order.renditions.map { rendition in
      RenditionLayout(rendition, stored: header.size, orientation: header.orientation)
    }
    var notes = RenderNotes(header.warnings)
    if let preview { notes.add(Self.note(onPreview: preview)) }
    let base = try decode(header, for: layouts, noting: &notes)
    let gainMap =
      header.codedColor.isHDR
      ? nil : GainMapLoader(order: order, source: original).load(for: header.size, noting: &notes)

    var results: [RenditionResult] = []
    for ((rendition, layout), output) in zip(zip(order.renditions, layouts), outputs) {
      let resized = try resize(base.image, to: layout)
      let upright = try orient(resized, layout)
      let framed = try crop(upright, to: layout)
      let colored = try convertColors(
        framed, base.toneMapping, for: rendition, noting: &notes)
      let opaque = try flatten(colored.image, for: rendition.options)
      let fields = try replaceFields(of: opaque, with: colored.profile, for: rendition)
      let encoded = try encode(fields, for: rendition)
      var map = colored.gainMap
      if let gainMap, !framed.hasAlpha {
        let origin = framed.offset
        map = try gainMap.coded(
          for: rendition, layout, offset: (-origin.x, -origin.y),
          changingPrimaries: base.image.changesPrimaries(under: rendition.color), noting: &notes)
      }
      let bytes = try write(encoded, map, of: rendition, to: output)
      results.append(
        RenditionResult(
          name: rendition.name, width: opaque.width, height: opaque.height, bytes: bytes,
          decoder: base.decoder,
          lost: header.lost(for: rendition, keepsHDR: map != nil || base.hasNoHighlights)))
    }
    return Renderer.Rendered(results: results, warnings: notes.warnings)
  }
}

/// Warnings of one order, each once, in the order in which they came up.
struct RenderNotes {
  private(set) var warnings: [String]

  init(_ warnings: [String]) { self.warnings = warnings }

  mutating func add(_ warning: String) {
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
