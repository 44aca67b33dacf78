extension VipsImage {
  /// Multiplies colour by alpha, in floating point: `premultiply`.
  package borrowing func premultiplied() throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("premultiply")
    operation.set("in", self)
    return try operation.image()
  }

  /// Divides colour by alpha, in floating point: `unpremultiply`.
  package borrowing func unpremultiplied() throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("unpremultiply")
    operation.set("in", self)
    return try operation.image()
  }

  /// Lays the picture on an opaque colour and drops alpha: `flatten`.
  ///
  /// The background has one value for each band that stays, or one for all, in the range of the
  /// samples.
  package borrowing func flattened(on background: [Double]) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("flatten")
    operation.set("in", self)
    operation.set("background", background.map(\.description).joined(separator: " "))
    return try operation.image()
  }

  /// Some of the bands: `extract_band`.
  package borrowing func bands(_ range: Range<Int>) throws(VipsError) -> VipsImage {
    var operation = try VipsOperation("extract_band")
    operation.set("in", self)
    operation.set("band", range.lowerBound)
    operation.set("n", range.count)
    return try operation.image()
  }
}
