import XML

/// What an `.AAE` file says of itself: an XML property list that Apple's Photos keeps beside a file.
///
/// It does not prove an edit: portraits, slow motion and screenshots have one from the start.
package struct PhotoAdjustments: Hashable, Sendable {
  /// Who can read the recipe, as `com.apple.photo`.
  package var formatIdentifier: String?
  package var formatVersion: String?
  package var editorBundleIdentifier: String?

  /// The largest file that is read.
  package static let sizeLimit = 4 << 20

  /// Movies whose speed changes; Photos plays them so.
  package var isSlowMotion: Bool { formatIdentifier == "com.apple.video.slomo" }
  package var isScreenshot: Bool { formatIdentifier?.hasSuffix("ScreenshotServices") ?? false }

  /// `nil` for what is no property list with a dictionary at its top. What stands before a damage is
  /// kept.
  package init?(_ document: [UInt8]) {
    var reading = Reading()
    do {
      try XMLEvents.parse(document) { reading.take($0) }
    } catch {
      guard !reading.texts.isEmpty else { return nil }
    }
    guard reading.isPropertyList else { return nil }
    formatIdentifier = reading.texts["adjustmentFormatIdentifier"]
    formatVersion = reading.texts["adjustmentFormatVersion"]
    editorBundleIdentifier = reading.texts["adjustmentEditorBundleID"]
  }

  /// Collects the texts of the outermost dictionary; what lies deeper is somebody's recipe.
  private struct Reading {
    var texts: [String: String] = [:]
    var isPropertyList = false
    private var path: [String] = []
    private var key: String?
    private var text = ""

    private static let textLimit = 1024

    mutating func take(_ event: XMLEvent) {
      switch event.kind {
      case .startElement(let name, _):
        path.append(name.local)
        text = ""
        if path == ["plist", "dict"] { isPropertyList = true }
      case .text(let piece):
        if path.count == 3, text.utf8.count < Self.textLimit {
          text += piece.prefix(Self.textLimit)
        }
      case .endElement:
        if path == ["plist", "dict", "key"] {
          key = text
        } else if path.count == 3, path.starts(with: ["plist", "dict"]) {
          if let key, path[2] == "string", texts.count < 64 { texts[key] = texts[key] ?? text }
          key = nil
        }
        if !path.isEmpty { path.removeLast() }
      case .comment, .processingInstruction: break
      }
    }
  }
}
