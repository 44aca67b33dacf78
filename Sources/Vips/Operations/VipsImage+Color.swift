/// A colour profile that libvips brings along.
package enum VipsProfile: String, Hashable, Sendable {
  case sRGB = "srgb"
  case displayP3 = "p3"
  case cmyk
}

extension VipsImage {
  /// Converts colours from the profile that the picture carries.
  ///
  /// Where that one does not work libvips may take sRGB without a word: whoever cares checks it
  /// before. The result has `depth` bits a sample, 8 or 16, and carries libvips' own profile.
  ///
  /// The corresponding libvips operation is `icc_transform`, relative with black-point compensation.
  package borrowing func converted(
    to profile: VipsProfile, depth: Int
  ) throws(VipsError) -> VipsImage {
    try transformed(to: profile, from: nil, depth: depth)
  }

  /// Converts colours of a picture that is taken to be in a known profile.
  ///
  /// The corresponding libvips operation is `icc_transform`, as above.
  package borrowing func converted(
    to profile: VipsProfile, assuming source: VipsProfile, depth: Int
  ) throws(VipsError) -> VipsImage {
    try transformed(to: profile, from: source, depth: depth)
  }

  private borrowing func transformed(
    to profile: VipsProfile, from source: VipsProfile?, depth: Int
  ) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("icc_transform")
    operation.set("in", self)
    operation.set("output-profile", profile.rawValue)
    operation.set("embedded", source == nil)
    if let source { operation.set("input-profile", source.rawValue) }
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
