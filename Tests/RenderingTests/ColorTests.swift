import JobSpec
import Rendering
import Testing
import Vips

struct ColorTests {
  static func flat(_ color: [UInt8], profile: [UInt8]? = nil) -> Picture {
    var picture = Picture(width: 16, height: 16, bands: color.count) { _, _ in color }
    picture.profile = profile
    return picture
  }

  /// The profile that libvips brings along, as a file would carry it.
  static func embedded(_ profile: VipsProfile) throws -> [UInt8] {
    let image = try VipsImage(samples: [0, 0, 0], width: 1, height: 1, bands: 3)
      .converted(to: profile, assuming: .sRGB, depth: 8)
    let profile = image.blob("icc-profile-data")
    return try #require(profile)
  }

  static let png = VipsSaver.png(compression: 1, palette: false)

  struct Case: CustomTestStringConvertible {
    var profile: VipsProfile
    var color: ColorHandling
    var from: [UInt8]
    var to: [Int]
    var testDescription: String { "\(profile) \(from) → \(color) \(to)" }
  }

  /// Computed from the primaries (BT.709, Display P3) and sRGB's curve, by hand.
  static let cases = [
    Case(profile: .displayP3, color: .sRGB, from: [64, 18, 0], to: [70, 13, 0]),
    Case(profile: .displayP3, color: .displayP3, from: [64, 18, 0], to: [64, 18, 0]),
    Case(profile: .displayP3, color: .keep, from: [64, 18, 0], to: [64, 18, 0]),
    Case(profile: .displayP3, color: .sRGB, from: [128, 128, 128], to: [128, 128, 128]),
    Case(profile: .sRGB, color: .displayP3, from: [70, 13, 0], to: [64, 18, 6]),
    Case(profile: .sRGB, color: .sRGB, from: [200, 100, 50], to: [200, 100, 50]),
  ]

  @Test(arguments: cases)
  func `numbers follow the profile`(_ test: Case) throws {
    let source = try Self.flat(test.from, profile: try Self.embedded(test.profile))
      .encoded(as: Self.png)
    let result = try Darkroom(format: .png)
      .develop(source, [.make(.png(.init()), color: test.color)])
    let picture = try Picture(result.files[0], .png)
    #expect(picture.isNear(test.to, atX: 8, y: 8, tolerance: 2), "\(picture[8, 8])")
    #expect(picture.profile != nil)
    #expect(result.rendered.warnings == [])
  }

  @Test(arguments: ImageEncoding.all)
  func `converted colours are tagged with a small profile`(encoding: ImageEncoding) throws {
    let source = try Self.flat([200, 100, 50]).encoded(as: Self.png)
    for (color, name) in [(ColorHandling.sRGB, "sRGB"), (.displayP3, "Display P3")] {
      let result = try Darkroom(format: .png).develop(source, [.make(encoding, color: color)])
      let profile = try #require(try Picture(result.files[0], encoding.format).profile)
      #expect(profile.count < 600)
      // The name is stored in UTF-16.
      let stored = name.utf16.flatMap { [UInt8(0), UInt8($0)] }
      #expect(profile.contains(stored))
    }
  }

  /// Our own small profile says the same as the large one that libvips brings along.
  @Test(arguments: [(VipsProfile.sRGB, ColorHandling.sRGB), (.displayP3, .displayP3)])
  func `our profiles read back as what they are`(profile: VipsProfile, color: ColorHandling) throws
  {
    let colors: [[UInt8]] = [[64, 18, 0], [10, 200, 90], [255, 255, 255], [3, 3, 3]]
    for from in colors {
      let first = try Darkroom(format: .png).develop(
        try Self.flat(from, profile: try Self.embedded(profile)).encoded(as: Self.png),
        [.make(.png(.init()), color: color)])
      let second = try Darkroom(format: .png)
        .develop(first.files[0], [.make(.png(.init()), color: .sRGB)])
      let direct = try Darkroom(format: .png).develop(
        try Self.flat(from, profile: try Self.embedded(profile)).encoded(as: Self.png),
        [.make(.png(.init()), color: .sRGB)])
      let (a, b) = (try Picture(second.files[0], .png), try Picture(direct.files[0], .png))
      #expect(a.isNear(b[8, 8], atX: 8, y: 8, tolerance: 1), "\(a[8, 8]) and \(b[8, 8])")
    }
  }

  @Test func `gray with a profile for RGB loses the profile, with a warning`() throws {
    let source = try Self.flat([100], profile: try Self.embedded(.sRGB))
      .encoded(as: .tiff(.deflate))
    let result = try Darkroom(format: .tiff).develop(source, [.make(.png(.init()))])
    let picture = try Picture(result.files[0], .png)
    #expect(picture.bands == 3 && picture.isNear([100, 100, 100], atX: 8, y: 8, tolerance: 1))
    #expect(result.rendered.warnings.count == 1)
  }

  @Test func `a damaged profile is a warning, and sRGB is assumed`() throws {
    var profile = try Self.embedded(.displayP3)
    for index in 132..<profile.count { profile[index] = 0xA5 }
    let source = try Self.flat([64, 18, 0], profile: profile).encoded(as: .tiff(.deflate))
    let result = try Darkroom(format: .tiff).develop(source, [.make(.png(.init()))])
    #expect(try Picture(result.files[0], .png)[8, 8] == [64, 18, 0])
    #expect(result.rendered.warnings == ["The colour profile is damaged and was ignored."])
  }

  @Test func `gray without a profile stays gray where colours are kept`() throws {
    let source = try Self.flat([100]).encoded(as: Self.png)
    let result = try Darkroom(format: .png).develop(source, [.make(.png(.init()), color: .keep)])
    let picture = try Picture(result.files[0], .png)
    #expect(picture.bands == 1 && picture[8, 8] == [100] && picture.profile == nil)
  }

  @Test func `CMYK becomes sRGB in formats that have no inks`() throws {
    let inks = try VipsImage(samples: [200, 30, 30], width: 1, height: 1, bands: 3)
      .resized(width: 16, height: 16)
      .converted(to: .cmyk, assuming: .sRGB, depth: 8)
      .encoded(as: .tiff(.deflate))
    for color in [ColorHandling.sRGB, .keep] {
      let result = try Darkroom(format: .tiff)
        .develop(inks, [.make(.png(.init()), color: color), .make(.tiff(.init()), color: color)])
      let picture = try Picture(result.files[0], .png)
      #expect(picture.bands == 3 && picture.isNear([200, 40, 40], atX: 8, y: 8, tolerance: 30))
      #expect(try Picture(result.files[1], .tiff).bands == (color == .keep ? 4 : 3))
    }
  }
}

extension Array<UInt8> {
  /// Whether some bytes stand in these.
  func contains(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first else { return true }
    var start = startIndex
    while let index = self[start...].firstIndex(of: first) {
      if self[index...].starts(with: bytes) { return true }
      start = index + 1
    }
    return false
  }
}
