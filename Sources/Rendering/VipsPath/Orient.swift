import Vips
import WorkOrder

extension VipsPath {
  /// Turns the pixels.
  func orient(
    _ image: borrowing VipsImage, _ layout: RenditionLayout
  ) throws(WorkFailure) -> VipsImage {
    try pixels { () throws(VipsError) in
      let turn = layout.turn
      guard turn != .upright else { return image.shared() }
      // Columns are asked for now: from memory, or rows would be computed again for each.
      let settled = try image.inMemory()
      let mirrored = try turn.isMirrored ? settled.mirrored() : settled.shared()
      return try turn.quarterTurns == 0
        ? mirrored.shared() : mirrored.rotated(quarterTurns: turn.quarterTurns)
    }
  }
}
