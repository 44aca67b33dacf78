import Vips
import WorkOrder

extension VipsPath {
  /// Turns the pixels.
  func orient(
    _ image: borrowing VipsImage, _ layout: RenditionLayout
  ) throws(WorkFailure) -> VipsImage {
    try pixels { () throws(VipsError) in
      try image.turned(layout.turn)
    }
  }
}

extension VipsImage {
  borrowing func turned(_ turn: Orientation) throws(VipsError) -> VipsImage {
    guard turn != .upright else { return shared() }
    // Columns are asked for now: from memory, or rows would be computed again for each.
    let settled = try inMemory()
    let mirrored = try turn.isMirrored ? settled.mirrored() : settled.shared()
    return try turn.quarterTurns == 0
      ? mirrored.shared() : mirrored.rotated(quarterTurns: turn.quarterTurns)
  }
}
