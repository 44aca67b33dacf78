/// The colours that red, green and blue stand for, under a D65 white.
struct RGBPrimaries: Hashable, Sendable {
  /// A hue and saturation without lightness: CIE 1931 x and y.
  struct Chromaticity: Hashable, Sendable {
    var x, y: Double
    init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
    /// At lightness 1.
    var xyz: Vector3 { Vector3(x: x / y, y: 1, z: (1 - x - y) / y) }

    static let d65 = Chromaticity(0.3127, 0.3290)
  }

  var red, green, blue: Chromaticity

  static let bt709 = RGBPrimaries(
    red: Chromaticity(0.64, 0.33), green: Chromaticity(0.30, 0.60), blue: Chromaticity(0.15, 0.06))
  static let displayP3 = RGBPrimaries(
    red: Chromaticity(0.68, 0.32), green: Chromaticity(0.265, 0.69),
    blue: Chromaticity(0.15, 0.06))
  static let bt2020 = RGBPrimaries(
    red: Chromaticity(0.708, 0.292), green: Chromaticity(0.17, 0.797),
    blue: Chromaticity(0.131, 0.046))

  /// From linear RGB to XYZ.
  var toXYZ: Matrix3 {
    let unscaled = Matrix3(red.xyz, green.xyz, blue.xyz)
    let scale = unscaled.solve(Chromaticity.d65.xyz)
    return Matrix3(
      scale.x * unscaled.first, scale.y * unscaled.second, scale.z * unscaled.third)
  }

  /// From linear RGB to XYZ as seen under D50, which profiles speak of.
  var toD50: Matrix3 {
    let xyz = toXYZ
    return Matrix3(
      Self.bradford * xyz.first, Self.bradford * xyz.second, Self.bradford * xyz.third)
  }

  /// What red, green and blue add to the luminance; 1 in all.
  var luminance: Vector3 {
    let xyz = toXYZ
    return Vector3(x: xyz.first.y, y: xyz.second.y, z: xyz.third.y)
  }

  /// From linear RGB of these primaries to linear RGB of others.
  func conversion(to target: RGBPrimaries) -> Matrix3 {
    let (source, target) = (toXYZ, target.toXYZ)
    return Matrix3(
      target.solve(source.first), target.solve(source.second), target.solve(source.third))
  }

  /// Bradford's adaptation from D65 to D50, as ICC profiles of sRGB state it.
  static let bradford = Matrix3(
    Vector3(x: 1.047_88, y: 0.029_59, z: -0.009_22),
    Vector3(x: 0.022_93, y: 0.990_43, z: 0.015_03),
    Vector3(x: -0.050_20, y: -0.017_08, z: 0.751_98))
}
