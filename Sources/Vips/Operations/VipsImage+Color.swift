/// A colour profile that libvips brings along.
package enum VipsProfile: String, Hashable, Sendable {
  case sRGB = "srgb"
  case displayP3 = "p3"
  case cmyk
}

extension VipsImage {
  /// Converts colours from the profile that the picture carries.
  ///
  /// The `fallback` is taken where the picture carries none that works; without one that is an
  /// error. `depth` is 8 or 16, the bits a sample of the result.
  ///
  /// The corresponding libvips operation is `icc_transform`, relative with black-point compensation.
  package borrowing func converted(
    to profile: VipsProfile, assuming fallback: VipsProfile? = nil, depth: Int
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("icc_transform")
    operation.set("in", self)
    operation.set("output-profile", profile.rawValue)
    operation.set("embedded", true)
    if let fallback { operation.set("input-profile", fallback.rawValue) }
    operation.set("depth", depth)
    operation.set("intent", "relative")
    operation.set("black-point-compensation", true)
    return try operation.image()
  }

  /// Converts between colour spaces by formula, without profiles: `colourspace`.
  package borrowing func converted(
    to interpretation: VipsInterpretation
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("colourspace")
    operation.set("in", self)
    operation.set("space", interpretation.name)
    return try operation.image()
  }

  /// The same samples under another meaning: `copy`.
  package borrowing func interpreted(
    as interpretation: VipsInterpretation
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("copy")
    operation.set("in", self)
    operation.set("interpretation", interpretation.name)
    return try operation.image()
  }

  /// Stores samples otherwise, clipping and without scaling: `cast`.
  package borrowing func stored(as format: VipsSampleFormat) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("cast")
    operation.set("in", self)
    operation.set("format", format.name)
    return try operation.image()
  }

  /// `sample × factor + offset` for every sample, in floating point: `linear`.
  package borrowing func scaled(
    by factor: Double, plus offset: Double
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("linear")
    operation.set("in", self)
    operation.set("a", factor)
    operation.set("b", offset)
    return try operation.image()
  }
}
