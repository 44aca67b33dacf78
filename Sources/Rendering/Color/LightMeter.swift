/// Finds how bright the brightest parts of an HDR picture are.
///
/// What a file says of its peak is often that of the screen it was graded on; the pixels know.
struct LightMeter {
  private let linear: [Float]
  private let luminance: SIMD3<Float>
  private let transfer: HDRTransfer
  /// Pixels by the root of their light.
  private var counts = [Int](repeating: 0, count: 1025)
  private var total = 0

  init(_ color: HDRColor) {
    linear = color.transfer.table
    luminance = SIMD3(color.primaries.luminance)
    transfer = color.transfer
  }

  /// Takes pixels of 16-bit samples in; `bands` as in ``ToneMapping``.
  mutating func add(_ samples: [UInt16], bands: Int) {
    let (green, blue) = bands < 3 ? (0, 0) : (1, 2)
    for start in stride(from: 0, to: samples.count - bands + 1, by: bands) {
      var light = SIMD3(
        linear[Int(samples[start])], linear[Int(samples[start + green])],
        linear[Int(samples[start + blue])])
      if transfer == .hlg { light = ToneMapping.shown(light, luminance) }
      counts[Int(min((light.max() / 10_000).squareRoot(), 1) * 1024)] += 1
    }
    total += samples.count / bands
  }

  /// The light, in cd/m², that a thousandth of the pixels exceeds.
  var peak: Double {
    var left = total / 1000
    for step in counts.indices.reversed() {
      left -= counts[step]
      let root = Double(step + 1) / 1024
      if left < 0 { return min(root * root, 1) * 10_000 }
    }
    return 0
  }
}
