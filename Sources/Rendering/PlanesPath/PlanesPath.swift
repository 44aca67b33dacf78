import AV
import JPEG
import JobSpec
import MediaFile
import System
import WorkOrder

/// The way for what cameras write, as a recipe: coded pictures become planes, planes are made smaller
/// as they come, and only the small result is turned, converted and encoded.
struct PlanesPath {
  let order: RenderOrder
  let source: SourceBytes

  func render(to outputs: [OpenFile]) throws(PlanesFault) -> Renderer.Rendered {
    guard order.gainMap == nil || !order.renditions.contains(where: \.keepsGainMap) else {
      throw .notHere("a gain map that goes along")
    }
    let picture = try open()
    let layouts = order.renditions.map { rendition in
      RenditionLayout(rendition, stored: picture.size, orientation: picture.orientation)
    }
    let side = try picture.planes.prepare(reduction: picture.reduction(for: layouts))
    let pyramid = PlanePyramid(side, stripRows: picture.planes.stripRows)
    var notes = RenderNotes(picture.warnings)
    var drafts: [PlanesDraft] = []
    for (rendition, layout) in zip(order.renditions, layouts) {
      drafts.append(
        try PlanesDraft(rendition, layout, of: picture, side, pyramid, noting: &notes))
    }
    try picture.planes.forEachStrip { strip, y, rows throws(PlanesFault) in
      try pyramid.take(strip, y, rows)
    }
    var results: [RenditionResult] = []
    for (draft, output) in zip(drafts, outputs) {
      results.append(try draft.finish(to: output))
    }
    return Renderer.Rendered(results: results, warnings: notes.warnings)
  }

  private func open() throws(PlanesFault) -> PlanesPicture {
    let picture =
      switch order.format {
      case .jpeg: try PlanesPicture(jpeg: source, order)
      default: throw PlanesFault.notHere("neither JPEG nor HEIF")
      }
    if let excess = picture.size.excess(over: order.maxPixels) {
      throw .failed(WorkFailure(code: .limitExceeded, message: excess))
    }
    return picture
  }
}
