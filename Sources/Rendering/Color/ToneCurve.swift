/// Brings the light of an HDR picture into what paper white holds (ITU-R BT.2390-10 §5.4.1).
///
/// In PQ codes that are divided by the code of the peak: straight up to the knee
/// `KS = 1.5 · white − 0.5`, then a Hermite spline whose end takes the peak to white. Shadows and
/// midtones keep their light, highlights keep their order; a picture without highlights is left
/// alone.
struct ToneCurve: Hashable, Sendable {
  /// The brightest light that is told apart, in cd/m².
  let peak: Double
  private let peakCode: Double
  private let white: Double
  private let knee: Double

  init(peak: Double) {
    self.peak = max(peak, HDRTransfer.referenceWhite)
    peakCode = HDRTransfer.code(pq: self.peak)
    white = HDRTransfer.code(pq: HDRTransfer.referenceWhite) / peakCode
    knee = 1.5 * white - 0.5
  }

  /// Light in cd/m² to a part of white, 0…1.
  func callAsFunction(_ light: Double) -> Double {
    let code = HDRTransfer.code(pq: min(light, peak)) / peakCode
    guard code > knee, knee < 1 else { return min(light / HDRTransfer.referenceWhite, 1) }
    let t = (code - knee) / (1 - knee)
    let (t2, t3) = (t * t, t * t * t)
    let mapped =
      (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (3 * t2 - 2 * t3) * white
    return min(HDRTransfer.light(pq: mapped * peakCode) / HDRTransfer.referenceWhite, 1)
  }
}
