import AssetFacts
import JobSpec

/// Stills with a clip inside. Flags without a clip are what exports keep of one, and names promise
/// more than files hold: only a clip that is there counts.
extension KindRules {
  static let motion = [
    KindRule(
      .motionPhotos, of: .images,
      [
        found("xmp.container.MotionPhoto", "a clip where Google's directory says that it is"),
        found(
          "xmp.camera.MicroVideoOffset", "a clip as far from the end as Google's old mark says"),
        found("samsung.0A30", "a clip in Samsung's trailer"),
        found("heif.mpvd", "a clip in HEIF's box for it"),
        .strong("jpeg.trailer.ftyp", "a movie right behind the picture, which says nothing of it") {
          $0.clipMarker == "jpeg.trailer.ftyp"
        },
      ])
  ]

  private static func found(_ name: String, _ meaning: String) -> KindMarker {
    .certain(name, meaning) { $0.clipMarker == name }
  }
}
