/// Powers of two with a fraction: this layer has no C library to ask.
enum Exponential {
  /// 2 to the power of `exponent`, which is at most 64 in size; exact to about one part in 10¹⁵.
  static func ofTwo(_ exponent: Double) -> Double {
    let clamped = min(max(exponent, -64), 64)
    let whole = clamped.rounded(.down)
    let rest = (clamped - whole) * 0.693_147_180_559_945_309
    // exp's series; the argument is below 0.7.
    var (sum, term) = (1.0, 1.0)
    for step in 1...20 {
      term *= rest / Double(step)
      sum += term
    }
    return Double(sign: .plus, exponent: Int(whole), significand: sum)
  }
}
