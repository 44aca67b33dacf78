import AssetFacts

/// Pictures and movies of a screen.
enum ScreenCapture {
  static func screenshot(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.userComment == "Screenshot" || evidence.imageDescription == "Screenshot" {
      return .yes(.certain)
    }
    // What has an exposure was taken with a camera.
    guard !evidence.hasCameraSettings else { return .no }
    if let software = evidence.software, software.hasPrefix("Android "), evidence.make == nil {
      return .yes(.strong)
    }
    return isNamedScreenshot(evidence.name.stem) ? .yes(.heuristic) : .no
  }

  static func recording(_ evidence: Evidence) -> Verdict {
    guard evidence.isVideo else { return .no }
    if evidence.author == "ReplayKitRecording" { return .yes(.certain) }
    let stem = evidence.name.stem
    if stem.hasPrefix("RPReplay_Final") || stem.hasPrefix("ScreenRecording_") {
      return .yes(.strong)
    }
    let names = ["Screen_Recording_", "Screen Recording ", "Screenrecorder-", "screen-20"]
    return names.contains { stem.hasPrefix($0) } ? .yes(.heuristic) : .no
  }

  /// Beginnings that phones and desktops give, in some of their languages.
  private static func isNamedScreenshot(_ stem: String) -> Bool {
    let names = [
      "screenshot", "screen shot", "screen_shot", "bildschirmfoto", "capture d’écran",
      "capture d'écran", "captura de pantalla", "schermata", "スクリーンショット", "скриншот",
    ]
    let lower = stem.lowercased()
    return names.contains { lower.hasPrefix($0) }
  }
}
