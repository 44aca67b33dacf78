import System

/// An HDR still shown on an ordinary screen.
///
/// For each pixel, in the linear light of its own primaries:
/// 1. PQ gives the screen's light; HLG the scene's `E`, shown as `1000 · Y^0.2 · E` (BT.2100), `Y` being
///    the luminance of `E`;
/// 2. the largest of red, green and blue goes through ``ToneCurve``, and all three are scaled alike, so
///    that the hue stays;
/// 3. a matrix leads to the output's primaries; what lies outside of them is mixed with gray of its own
///    luminance until it fits, so that neither hue nor luminance turns;
/// 4. sRGB's curve, which Display P3 shares.
struct ToneMapping: Sendable {
  let transfer: HDRTransfer
  let primaries: RGBPrimaries
  let curve: ToneCurve
  /// Linear light for each code of 16 bits.
  private let linear: [Float]
  /// ``ToneCurve`` divided by its argument: what a pixel is scaled by, by the root of its light.
  private let gains: [Float]
  private let gainScale: Float
  private let luminance: SIMD3<Float>

  /// `peak` is the light of the brightest parts of the picture, in cd/m²: ``LightMeter`` finds it.
  init(_ color: HDRColor, peak: Double) {
    transfer = color.transfer
    primaries = color.primaries
    let curve = ToneCurve(peak: peak)
    self.curve = curve
    linear = color.transfer.table
    luminance = SIMD3(color.primaries.luminance)
    let last = 4096.0
    gainScale = Float(last / curve.peak.squareRoot())
    gains = (0...4096).map { step in
      let light = curve.peak * (Double(step) / last) * (Double(step) / last)
      return light > 0 ? Float(curve(light) / light) : Float(1 / HDRTransfer.referenceWhite)
    }
  }

  /// Maps pixels of 16-bit samples, with `bands` of 1 to 4: gray or RGB, and alpha or not.
  ///
  /// Returns RGB, with alpha where it was, in sRGB's curve over `target`'s primaries.
  func map(_ samples: [UInt16], bands: Int, to target: RGBPrimaries) -> [UInt16] {
    precondition((1...4).contains(bands), "gray or RGB, with alpha or without")
    let conversion = GamutMapping(from: primaries, to: target)
    let hasAlpha = bands.isMultiple(of: 2)
    var mapped: [UInt16] = []
    mapped.reserveCapacity(samples.count / bands * (hasAlpha ? 4 : 3))
    for start in stride(from: 0, to: samples.count - bands + 1, by: bands) {
      let light = light(of: samples, at: start, bands: bands)
      let shown = conversion.map(light * gain(at: light.max()))
      let codes = shown * Float(SRGBCurve.lastStep) + 0.5
      mapped.append(SRGBCurve.codes[Int(codes.x)])
      mapped.append(SRGBCurve.codes[Int(codes.y)])
      mapped.append(SRGBCurve.codes[Int(codes.z)])
      if hasAlpha { mapped.append(samples[start + bands - 1]) }
    }
    return mapped
  }

  /// Light of a pixel on the screen, in cd/m².
  func light(of samples: [UInt16], at start: Int, bands: Int) -> SIMD3<Float> {
    let (green, blue) = bands < 3 ? (0, 0) : (1, 2)
    let light = SIMD3(
      linear[Int(samples[start])], linear[Int(samples[start + green])],
      linear[Int(samples[start + blue])])
    return transfer == .hlg ? Self.shown(light, luminance) : light
  }

  /// HLG's opto-optical transfer: the light of the screen for that of the scene.
  static func shown(_ scene: SIMD3<Float>, _ luminance: SIMD3<Float>) -> SIMD3<Float> {
    let y = (scene * luminance).sum()
    return scene
      * (Float(HDRTransfer.hlgPeak) * Transcendental.power(y, Float(HDRTransfer.hlgGamma - 1)))
  }

  /// Between two steps of the table, straight.
  func gain(at light: Float) -> Float {
    let place = light.squareRoot() * gainScale
    guard place < 4096 else {
      // Beyond the peak all is white.
      return light > 0 ? 1 / light : 0
    }
    let step = Int(place)
    return gains[step] + (gains[step + 1] - gains[step]) * (place - Float(step))
  }
}

extension HDRTransfer {
  /// ``linear(_:)`` for each code of 16 bits.
  var table: [Float] { (0...65_535).map { Float(linear(Double($0) / 65_535)) } }
}
