import Testing

@testable import Rendering

/// The figures of ITU-R BT.2100, BT.2408 and BT.2390.
struct ToneMappingTests {
  static func isNear(_ a: Double, _ b: Double, _ part: Double) -> Bool {
    abs(a - b) <= part * max(abs(a), abs(b))
  }

  @Test(
    arguments: [(0.0, 0.0), (0.5081, 100), (0.5807, 203), (0.7518, 1000), (1, 10_000)]
      as [(Double, Double)])
  func `PQ gives the light that BT.2100 says, and back`(code: Double, light: Double) {
    #expect(Self.isNear(HDRTransfer.pq.linear(code), light, 0.002))
    #expect(abs(HDRTransfer.code(pq: light) - code) < 0.000_2)
  }

  @Test(arguments: [(0.0, 0.0), (0.5, 1 / 12.0), (0.75, 0.2650), (1, 1)] as [(Double, Double)])
  func `HLG gives the light that BT.2100 says`(code: Double, light: Double) {
    #expect(Self.isNear(HDRTransfer.hlg.linear(code), light, 0.001))
  }

  @Test func `HLG's white lies where PQ's does`() {
    let luminance = SIMD3<Float>(RGBPrimaries.bt2020.luminance)
    let scene = SIMD3<Float>(repeating: Float(HDRTransfer.hlg.linear(0.75)))
    let light = ToneMapping.shown(scene, luminance)
    #expect(Self.isNear(Double(light.x), HDRTransfer.referenceWhite, 0.01))
  }

  @Test(arguments: [203.0, 400.0, 1000, 4000, 10_000])
  func `the curve rises from black to white and leaves shadows alone`(peak: Double) {
    let curve = ToneCurve(peak: peak)
    #expect(curve(0) == 0)
    #expect(Self.isNear(curve(peak), 1, 0.001))
    #expect(Self.isNear(curve(10), 10 / 203, 0.001))
    let steps = (0...2000).map { curve(peak * Double($0) / 2000) }
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(steps.allSatisfy { (0...1).contains($0) })
  }

  @Test func `a picture without highlights is left alone`() {
    let curve = ToneCurve(peak: 120)
    for light in [1.0, 20, 100, 203] { #expect(Self.isNear(curve(light), light / 203, 0.001)) }
  }

  static func code(_ light: Double) -> UInt16 {
    UInt16((HDRTransfer.code(pq: light) * 65_535).rounded())
  }

  @Test func `hue stays where highlights are compressed`() {
    let mapping = ToneMapping(HDRColor(transfer: .pq, primaries: .bt709), peak: 1000)
    let pixel = [Self.code(800), Self.code(400), Self.code(200)]
    let mapped = mapping.map(pixel, bands: 3, to: .bt709)
      .map { SRGBCurve.decode(Double($0) / 65_535) }
    #expect(mapped[0] < 1 && Self.isNear(mapped[0] / mapped[1], 2, 0.01))
    #expect(Self.isNear(mapped[1] / mapped[2], 2, 0.01))
  }

  @Test func `what lies outside of the output's colours keeps its luminance`() {
    let mapping = GamutMapping(from: .bt2020, to: .bt709)
    let colors: [SIMD3<Float>] = [
      [1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 0], [0.2, 0.9, 0.1], [1, 1, 1],
    ]
    let (before, after) = (RGBPrimaries.bt2020.luminance, RGBPrimaries.bt709.luminance)
    for color in colors {
      let mapped = mapping.map(color)
      #expect(mapped.min() >= 0 && mapped.max() <= 1)
      let difference = (color * SIMD3(before)).sum() - (mapped * SIMD3(after)).sum()
      #expect(abs(difference) < 0.002, "\(color)")
    }
  }

  @Test(arguments: 1...4)
  func `gray becomes RGB and alpha stays`(bands: Int) {
    let mapping = ToneMapping(HDRColor(transfer: .pq, primaries: .bt2020), peak: 203)
    let gray = [UInt16](
      repeating: Self.code(203), count: bands.isMultiple(of: 2) ? bands - 1 : bands)
    let pixel = gray + (bands.isMultiple(of: 2) ? [1234] : [])
    let mapped = mapping.map(pixel + pixel, bands: bands, to: .displayP3)
    #expect(mapped.count == (bands.isMultiple(of: 2) ? 8 : 6))
    #expect(mapped[0] > 65_300 && mapped[2] > 65_300)
    if bands.isMultiple(of: 2) { #expect(mapped[3] == 1234 && mapped[7] == 1234) }
  }

  @Test func `the meter finds the highlights and overlooks a few specks`() {
    var meter = LightMeter(HDRColor(transfer: .pq, primaries: .bt2020))
    var pixels = [UInt16](repeating: Self.code(100), count: 3 * 9000)
    pixels += [UInt16](repeating: Self.code(800), count: 3 * 1000)
    pixels += [UInt16](repeating: Self.code(9000), count: 3)
    meter.add(pixels, bands: 3)
    #expect(Self.isNear(meter.peak, 800, 0.02))
  }
}
