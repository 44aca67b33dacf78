/// What stays when a picture is cropped.
package enum VipsInteresting: String, Hashable, Sendable {
  case centre, entropy, attention
}

extension VipsImage {
  /// Resamples to `width` × `height` pixels: averaged until twice the size is left, then Lanczos.
  ///
  /// The corresponding libvips operation is `resize`.
  package borrowing func resized(width: Int, height: Int) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("resize")
    operation.set("in", self)
    operation.set("scale", Double(width) / Double(self.width))
    operation.set("vscale", Double(height) / Double(self.height))
    return try operation.image()
  }

  /// The part that starts at `left`, `top`: `extract_area`.
  package borrowing func cropped(
    left: Int, top: Int, width: Int, height: Int
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("extract_area")
    operation.set("input", self)
    operation.set("left", left)
    operation.set("top", top)
    operation.set("width", width)
    operation.set("height", height)
    return try operation.image()
  }

  /// The most interesting part of a size. Reads the pixels twice.
  ///
  /// The corresponding libvips operation is `smartcrop`.
  package borrowing func smartCropped(
    width: Int, height: Int, to interesting: VipsInteresting
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("smartcrop")
    operation.set("input", self)
    operation.set("width", width)
    operation.set("height", height)
    operation.set("interesting", interesting.rawValue)
    return try operation.image()
  }

  /// A quarter turn for each step, clockwise: `rot`.
  package borrowing func rotated(quarterTurns: Int) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("rot")
    operation.set("in", self)
    operation.set("angle", ["d0", "d90", "d180", "d270"][((quarterTurns % 4) + 4) % 4])
    return try operation.image()
  }

  /// Left and right exchanged: `flip`.
  package borrowing func mirrored() throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("flip")
    operation.set("in", self)
    operation.set("direction", "horizontal")
    return try operation.image()
  }
}
