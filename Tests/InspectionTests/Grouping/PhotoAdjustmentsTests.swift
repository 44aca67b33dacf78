import Inspection
import Testing

struct PhotoAdjustmentsTests {
  private static func document(_ body: String) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(body)</dict></plist>
      """.utf8)
  }

  @Test(arguments: [
    ("com.apple.photo", false, false), ("com.apple.video.slomo", true, false),
    ("com.apple.livephoto", false, false), ("ScreenshotServices", false, true),
    ("com.apple.ScreenshotServices", false, true), ("com.apple.video", false, false),
  ])
  func `the identifier tells what the recipe is for`(
    _ identifier: String, _ isSlow: Bool, _ isScreenshot: Bool
  ) throws {
    let adjustments = try #require(
      PhotoAdjustments(
        Self.document(
          """
          <key>adjustmentBaseVersion</key><integer>0</integer>
          <key>adjustmentData</key><data>Y2M=</data>
          <key>adjustmentEditorBundleID</key><string>com.apple.camera</string>
          <key>adjustmentFormatIdentifier</key> <string>\(identifier)</string>
          <key>adjustmentFormatVersion</key><string>1.1</string>
          """)))
    #expect(adjustments.formatIdentifier == identifier)
    #expect(adjustments.formatVersion == "1.1")
    #expect(adjustments.editorBundleIdentifier == "com.apple.camera")
    #expect(adjustments.isSlowMotion == isSlow)
    #expect(adjustments.isScreenshot == isScreenshot)
  }

  @Test func `what lies deeper says nothing`() throws {
    let adjustments = try #require(
      PhotoAdjustments(
        Self.document(
          """
          <key>adjustmentData</key><dict><key>adjustmentFormatIdentifier</key>
          <string>com.apple.video.slomo</string></dict>
          """)))
    #expect(adjustments.formatIdentifier == nil)
  }

  @Test(arguments: ["", "no XML", "<a/>", "<plist/>", "<plist><array/></plist>", "bplist00"])
  func `other files are no adjustments`(_ text: String) {
    #expect(PhotoAdjustments(Array(text.utf8)) == nil)
  }

  @Test func `depth and entities are bounded`() {
    let deep = String(repeating: "<dict>", count: 100_000)
    #expect(PhotoAdjustments(Self.document(deep)) == nil)
    let bomb = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict><key>&a;</key></dict></plist>"
    #expect(PhotoAdjustments(Array(bomb.utf8)) == nil)
  }
}
