/// Linear light from one set of primaries in another, without cutting a channel off.
struct GamutMapping: Sendable {
  private let red, green, blue: SIMD3<Float>
  private let luminance: SIMD3<Float>

  init(from source: RGBPrimaries, to target: RGBPrimaries) {
    let columns = source.conversion(to: target)
    red = SIMD3(columns.first)
    green = SIMD3(columns.second)
    blue = SIMD3(columns.third)
    luminance = SIMD3(target.luminance)
  }

  /// A colour of 0…1, mixed with gray of its own luminance as far as it must be to fit.
  func map(_ color: SIMD3<Float>) -> SIMD3<Float> {
    let converted = color.x * red + color.y * green + color.z * blue
    let (low, high) = (converted.min(), converted.max())
    if low >= 0, high <= 1 { return converted }
    let gray = min(max((converted * luminance).sum(), 0), 1)
    var part: Float = 1
    if low < 0 { part = min(part, gray / (gray - low)) }
    if high > 1 { part = min(part, (1 - gray) / (high - gray)) }
    let mixed = SIMD3(repeating: gray) + part * (converted - SIMD3(repeating: gray))
    return mixed.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1))
  }
}

extension SIMD3<Float> {
  init(_ vector: Vector3) { self.init(Float(vector.x), Float(vector.y), Float(vector.z)) }
}
