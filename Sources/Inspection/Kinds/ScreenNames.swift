/// How systems name pictures and movies of their screens. Hints only.
enum ScreenNames {
  static func isScreenshot(_ stem: String) -> Bool {
    let lower = normalized(stem)
    return screenshots.contains { word in
      guard lower.hasPrefix(word) else { return false }
      // A longer word is another one: “screenshots of my holidays” is somebody's own name.
      guard let next = lower.dropFirst(word.count).first else { return true }
      return !next.isLetter
    }
  }

  static func isScreenshotFolder(_ folder: String) -> Bool {
    let lower = normalized(folder)
    return ["screenshots", "screen shots"].contains(lower) || screenshots.contains(lower)
  }

  /// `RPReplay_Final1587300000`, `ScreenRecording_05-04-2026 09-41-00_1`.
  static func isPhoneRecording(_ stem: String) -> Bool {
    startsWithDigit(stem, behind: "RPReplay_Final")
      || startsWithDigit(stem, behind: "ScreenRecording_")
  }

  static func isRecording(_ stem: String) -> Bool {
    recordings.contains { startsWithDigit(stem, behind: $0) }
  }

  private static func startsWithDigit(_ stem: String, behind prefix: String) -> Bool {
    stem.hasPrefix(prefix) && stem.dropFirst(prefix.count).first.map { $0.isNumber } ?? false
  }

  /// In lower case, and with the blanks and quotes that systems choose by version evened out.
  private static func normalized(_ text: String) -> String {
    String(
      text.lowercased().map { letter -> Character in
        switch letter {
        case "’": "'"
        case "_", "\u{A0}", "\u{202F}": " "
        default: letter
        }
      })
  }

  private static let screenshots = [
    "screenshot", "screen shot", "screencapture", "bildschirmfoto", "bildschirmaufnahme",
    "capture d'écran", "captura de pantalla", "captura de tela", "captura de ecrã",
    "schermata", "istantanea schermo", "schermafbeelding", "skärmavbild", "skærmbillede",
    "skjermbilde", "näyttökuva", "zrzut ekranu", "snímek obrazovky", "képernyőfotó",
    "ekran resmi", "ekran görüntüsü", "снимок экрана", "скриншот", "знімок екрана",
    "スクリーンショット", "截屏", "截图", "屏幕快照", "螢幕快照", "截圖", "스크린샷", "스크린 샷",
  ]

  private static let recordings = [
    "screen-", "Screen_Recording_", "Screen Recording ", "Screenrecorder-", "Screenrecording_",
    "Screen_recording_", "Bildschirmaufnahme ", "Enregistrement de l’écran ",
    "Enregistrement de l'écran ", "Grabación de pantalla ", "Registrazione schermo ", "画面収録 ",
    "屏幕录制", "화면 기록 ", "Запись экрана ",
  ]
}
