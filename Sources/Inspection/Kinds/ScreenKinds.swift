import AssetFacts
import JobSpec
import MediaFile

/// Pictures and movies of a screen.
extension KindRules {
  static let screen = [
    KindRule(
      .screenshots, of: .image,
      [
        KindMarker(.certain, "exif.userComment") { $0.userComment == "Screenshot" },
        KindMarker(.certain, "exif.imageDescription") { $0.imageDescription == "Screenshot" },
        KindMarker(.strong, "samsung.capturedApp") { $0.hasSamsung(0x0DA1) },
        KindMarker(.strong, "exif.software") {
          // Android's own build, and nothing that a camera would have written.
          $0.isWithoutCamera && $0.software?.hasPrefix("Android ") == true
        },
        KindMarker(.heuristic, "name") { $0.isWithoutCamera && $0.isNamed(screenshotNames) },
        KindMarker(.heuristic, "png.size") {
          $0.format == .png && $0.isWithoutCamera && $0.isDense && $0.hasScreenSize
        },
      ]),
    KindRule(
      .screenRecordings, of: .video,
      [
        KindMarker(.certain, "movie.keys.author") { $0.author == "ReplayKitRecording" },
        KindMarker(.strong, "name") {
          $0.isNamed(["rpreplay_final", "screenrecording_"])
        },
        KindMarker(.heuristic, "name.usual") {
          $0.isNamed([
            "screen_recording_", "screen recording ", "screenrecorder-", "screenrecording-",
            "screen-19", "screen-20", "bildschirmaufnahme ", "enregistrement de l’écran ",
          ])
        },
      ]),
  ]

  /// Beginnings that phones and desktops give, in some of their languages.
  private static let screenshotNames = [
    "screenshot", "screen shot", "screen_shot", "bildschirmfoto", "capture d’écran",
    "capture d'écran", "captura de pantalla", "captura de tela", "schermata", "schermafbeelding",
    "skärmavbild", "skærmbillede", "skjermbilde", "zrzut ekranu", "ekran resmi",
    "スクリーンショット", "屏幕快照", "屏幕截图", "截屏", "스크린샷", "скриншот", "снимок экрана",
  ]
}

extension Evidence {
  /// What has an exposure was taken with a camera.
  fileprivate var isWithoutCamera: Bool { !hasCameraSettings && make == nil }

  /// Twice or three times the 72 pixels an inch of old screens: 144 and 216.
  fileprivate var isDense: Bool { [5669, 5670, 8504, 8505].contains(pixelsPerMeter ?? 0) }

  fileprivate var hasScreenSize: Bool {
    guard let width = facts.width, let height = facts.height else { return false }
    return Self.screens.contains(min(width, height) << 16 | max(width, height))
  }

  /// Screens of phones, tablets and laptops, shorter side first, in pixels.
  private static let screens = Set(
    [
      (640, 1136), (750, 1334), (828, 1792), (1080, 1920), (1080, 2340), (1125, 2436), (1170, 2532),
      (1179, 2556), (1206, 2622), (1242, 2208), (1242, 2688), (1284, 2778), (1290, 2796),
      (1320, 2868), (1488, 2266), (1536, 2048), (1620, 2160), (1640, 2360), (1668, 2224),
      (1668, 2388), (2048, 2732), (1600, 2560), (1664, 2560), (1800, 2880), (1864, 2880),
      (1964, 3024), (2234, 3456), (2160, 3840), (2304, 4096), (2520, 4480), (2880, 5120),
      (3384, 6016),
    ].map { $0.0 << 16 | $0.1 })
}
