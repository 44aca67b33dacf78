extension Fixture {
  /// Every picture of `Fixtures/Images`.
  package static let all = developable + [video] + damaged

  /// Stills that every job can develop.
  package static let developable = photographs + orientations + colours + animations + [screenshot]

  /// A phone's photograph, 1600 × 1200, with everything a camera writes.
  package static let lake = Fixture(
    "lake.jpg", "a photograph", format: "public.jpeg", width: 1600, height: 1200
  ).fromCamera

  package static let photographs =
    [
      lake,
      Fixture(
        "formats/progressive.jpg", "progressive, no metadata at all", format: "public.jpeg",
        width: 800, height: 600),
      Fixture(
        "formats/web.webp", "Exif in WebP", format: "org.webmproject.webp", width: 800, height: 600
      ).fromCamera,
      Fixture("formats/phone.heic", "HEVC in HEIF", format: "public.heic", width: 800, height: 600)
        .fromCamera,
      Fixture("formats/small.avif", "AV1 in HEIF", format: "public.avif", width: 800, height: 600)
        .fromCamera,
      Fixture("formats/export.png", "eXIf in PNG", format: "public.png", width: 480, height: 360)
        .fromCamera,
      Fixture(
        "formats/scan.tif", "a place, no moment", format: "public.tiff", width: 480, height: 360
      )
      .with { $0.hasLocation = true },
      wrongExtension,
    ] + everything

  /// One upright picture, stored in each of the eight ways.
  package static let orientations = (1...8).map { orientation in
    Fixture(
      "orientation/turned-\(orientation).jpg", "orientation \(orientation)", format: "public.jpeg",
      width: 480, height: 360
    ).fromCamera.with { $0.orientation = orientation }
  }

  /// Every carrier of private metadata at once; what must go is a word with `SENTINEL` in it.
  package static let everything = [
    Fixture(
      "private/everything.jpg", "Exif, XMP, IPTC and a comment", format: "public.jpeg",
      width: 480, height: 360
    ).fromCamera,
    Fixture(
      "private/everything-png.png", "eXIf, iTXt, raw profiles and tEXt", format: "public.png",
      width: 160, height: 120
    ).fromCamera,
    Fixture(
      "private/everything-webp.webp", "EXIF and XMP chunks", format: "org.webmproject.webp",
      width: 480, height: 360
    ).fromCamera,
  ]

  package static let colours = [
    Fixture(
      "colour/display-p3.jpg", "a wide gamut", format: "public.jpeg", width: 480, height: 360),
    Fixture("colour/grey.jpg", "one channel", format: "public.jpeg", width: 480, height: 360),
    Fixture(
      "colour/cmyk.jpg", "four inks, no profile", format: "public.jpeg", width: 160, height: 120),
    Fixture("colour/palette.png", "a palette", format: "public.png", width: 480, height: 360),
    Fixture("colour/sixteen-bit.png", "16-bit grey", format: "public.png", width: 320, height: 240)
      .with { $0.bitDepth = 16 },
    Fixture("colour/alpha.png", "soft transparency", format: "public.png", width: 223, height: 223)
      .with { $0.hasAlpha = true },
    Fixture(
      "colour/alpha-webp.webp", "lossless with transparency", format: "org.webmproject.webp",
      width: 223, height: 223
    ).with { $0.hasAlpha = true },
  ]

  package static let animations = [
    Fixture(
      "animated/moving-gif.gif", "three frames", format: "com.compuserve.gif",
      width: 160, height: 120
    ).with { $0.frames = 3 },
    Fixture(
      "animated/moving-webp.webp", "three frames", format: "org.webmproject.webp",
      width: 160, height: 120
    ).with { $0.frames = 3 },
    Fixture(
      "animated/moving-png.png", "three frames", format: "public.png", width: 160, height: 120
    ).with { $0.frames = 3 },
  ]

  package static let screenshot = Fixture(
    "screenshots/screenshot.png", "a phone's screen, marked as one", format: "public.png",
    width: 390, height: 844
  ).with { $0.captured = "2026-05-04T09:41:00" }

  package static let wrongExtension = Fixture(
    "formats/wrong-extension.jpg", "a PNG that says JPEG", format: "public.png",
    width: 390, height: 844
  ).with { $0.captured = "2026-05-04T09:41:00" }

  package static let video = Fixture(
    "video/walk.mov", "a clip with its place in the movie's keys",
    format: "com.apple.quicktime-movie", width: 320, height: 240
  ).fromCamera

  /// Files that must fail by name and leave no output.
  package static let damaged = [
    damaged("truncated.jpg", "cut in the middle", "public.jpeg", "truncated"),
    damaged("truncated-png.png", "cut in the middle", "public.png", "truncated"),
    damaged("truncated-heic.heic", "cut in the middle", "public.heic", "truncated"),
    damaged("not-a-picture.jpg", "a letter", nil, "unsupportedFormat"),
    damaged("empty.jpg", "no bytes at all", nil, "unsupportedFormat"),
    damaged("bomb.png", "claims 60,000 × 60,000 pixels", "public.png", "limitExceeded"),
  ]

  private static func damaged(
    _ name: String, _ purpose: String, _ format: String?, _ failure: String
  ) -> Fixture {
    Fixture("damaged/" + name, purpose, format: format).with { $0.failure = failure }
  }
}
