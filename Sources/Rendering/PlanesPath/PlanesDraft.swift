import AV
import JobSpec
import System
import WorkOrder

/// One rendition while its picture grows.
final class PlanesDraft {
  private let rendition: RenditionOrder
  private let layout: RenditionLayout
  private let encoder: JPEGOutput
  private let color: PlanesColor
  private let picture: ScaledPicture
  private let decoder: String

  init(
    _ rendition: RenditionOrder, _ layout: RenditionLayout, of source: PlanesPicture,
    _ side: AVScaler.Side, _ pyramid: PlanePyramid, noting notes: inout RenderNotes
  ) throws(PlanesFault) {
    guard let encoder = JPEGOutput(rendition, layout) else {
      throw .notHere("an output that libjpeg-turbo does not write")
    }
    if side.layout.arrangement == .gray, rendition.color == .keep {
      throw .notHere("a gray picture that stays gray")
    }
    color = PlanesColor(from: source.profile, to: rendition.color, noting: &notes)
    let form = PlanesForm(
      of: side, layout, chromaStep: encoder.chromaStep, changesColors: color.transform != nil)
    picture = try pyramid.add(form.layout, form.meaning, size: layout.scaled)
    self.rendition = rendition
    self.layout = layout
    self.encoder = encoder
    decoder = source.decoder
  }

  /// Turns, cuts, converts and encodes the picture, once all of it is there.
  func finish(to output: OpenFile) throws(PlanesFault) -> RenditionResult {
    let encoded = try picture.withPicture { scaled throws(PlanesFault) in
      guard layout.turn != .upright else { return try encode(&scaled) }
      var turned = try layout.turn.turn(scaled)
      return try encode(&turned)
    }
    do throws(WorkFailure) {
      let bytes = try output.write([encoded], as: rendition.name)
      return RenditionResult(
        name: rendition.name, width: layout.output.width, height: layout.output.height,
        bytes: bytes, decoder: decoder)
    } catch {
      throw .failed(error)
    }
  }

  private func encode(_ picture: inout AVPlanes) throws(PlanesFault) -> [UInt8] {
    if layout.crop != nil {
      picture.crop(
        left: layout.margins.left, top: layout.margins.top, width: layout.output.width,
        height: layout.output.height)
    }
    color.apply(to: &picture)
    do throws(WorkFailure) {
      return try encoder.encode(picture, profile: color.profile)
    } catch {
      throw .failed(error)
    }
  }
}
