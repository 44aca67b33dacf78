import AssetFacts
import JobSpec
import MediaFile

/// Pictures and movies of a screen.
extension KindRules {
  static let screen = [
    KindRule(
      .screenshots, of: .images,
      [
        .certain("exif.userComment", "`Screenshot`, in Exif or XMP") {
          $0.userComment == "Screenshot"
        },
        .certain("exif.imageDescription", "`Screenshot`, as iOS 26 writes it") {
          $0.imageDescription == "Screenshot"
        },
        .strong("samsung.0DA1", "Samsung's trailer: which app was captured") {
          $0.samsungTypes.contains(0x0DA1)
        },
        .strong("exif.software", "`Android …` without a maker, a model or an exposure") {
          $0.mayBeScreen && $0.make == nil && $0.facts.camera == nil
            && $0.software?.hasPrefix("Android ") == true
        },
        .heuristic("png.pHYs", "a PNG of 144 or 216 dots an inch and of a screen's size") {
          $0.mayBeScreen && $0.hasScreenSize
        },
        .heuristic("name", "names that phones and desktops give, in their languages") {
          $0.mayBeScreen && ScreenNames.isScreenshot($0.name.stem)
        },
        .heuristic("folder", "in a folder of screenshots") {
          $0.mayBeScreen && ScreenNames.isScreenshotFolder($0.name.folder)
        },
      ]),
    KindRule(
      .screenRecordings, of: .videos,
      [
        .certain("movie.keys.com.apple.quicktime.author", "`ReplayKitRecording`") {
          $0.author == "ReplayKitRecording"
        },
        .strong("name", "`RPReplay_Final…` and `ScreenRecording_…`, as iPhones name them") {
          ScreenNames.isPhoneRecording($0.name.stem)
        },
        .heuristic("name", "names that Android and macOS give") {
          ScreenNames.isRecording($0.name.stem)
        },
      ]),
  ]
}

extension Evidence {
  /// What has an exposure was taken with a camera.
  fileprivate var mayBeScreen: Bool { !hasCameraSettings }

  /// Whether Apple's devices make PNGs like this one of their screens.
  fileprivate var hasScreenSize: Bool {
    guard format == .png, make == nil, let pixelsPerMeter,
      [5669, 5670, 8504, 8505].contains(pixelsPerMeter),
      let width = facts.width, let height = facts.height
    else { return false }
    return ScreenSizes.contains(width, height)
  }
}
