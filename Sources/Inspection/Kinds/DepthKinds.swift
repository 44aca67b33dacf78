import AssetFacts
import JobSpec
import MediaFile

/// Blurred backgrounds, and the depth that allows them. New telephones keep depth with ordinary
/// photos too, so that a depth map alone is no portrait.
extension KindRules {
  static let depth = [
    KindRule(.depthEffectPhotos, of: .image, effectMarkers, unless: [.unreadPictures]),
    KindRule(.hasDepth, of: .image, depthMarkers, unless: [.unreadPictures]),
    portrait,
  ]

  /// Both: the effect, and the data to change it by.
  private static let portrait = KindRule(
    .portraitDepth, of: .image,
    effectMarkers.map { marker in
      KindMarker(marker.confidence, "\(marker.name) and depth") { evidence in
        marker.holds(evidence) && depthMarkers.contains { $0.holds(evidence) }
      }
    }, unless: [.unreadPictures])

  private static let effectMarkers = [
    KindMarker(.certain, "exif.makerNote.captureType") { $0.appleCaptureType == 2 },
    KindMarker(.certain, "exif.customRendered") { (7...9).contains($0.customRendered ?? 0) },
    KindMarker(.certain, "auxiliary.portraitEffectsMatte") {
      $0.auxiliaryTypes.contains("urn:com:apple:photo:2018:aux:portraiteffectsmatte")
    },
    KindMarker(.certain, "auxiliary.xmp.depthBlurEffect") {
      $0.otherXMP.contains {
        $0.has("RenderingParameters", in: .depthBlur) || $0.has("SimulatedAperture", in: .depthBlur)
      }
    },
    KindMarker(.certain, "samsung.portrait") { $0.hasSamsung(0x0C21, 0x0AB1, 0x0B40, 0x0B41) },
    KindMarker(.certain, "xmp.SpecialTypeID") { $0.hasSpecialType("SpecialType-PORTRAIT") },
    KindMarker(.certain, "xmp.GDepth.Data") { $0.hasGoogleDepth },
    KindMarker(.certain, "xmp.Device.Profile") { $0.hasDepthProfile },
    KindMarker(.heuristic, "name") { $0.name.stem.uppercased().contains("PORTRAIT") },
  ]

  private static let depthMarkers = [
    KindMarker(.certain, "auxiliary.depth") {
      $0.auxiliaryTypes.contains { AuxiliaryPicture($0) == .depth }
    },
    KindMarker(.certain, "auxiliary.xmp.AuxiliaryImageType") {
      $0.otherXMP.contains {
        $0.text("AuxiliaryImageType", in: .pixelData).map { AuxiliaryPicture($0) == .depth }
          ?? false
      }
    },
    KindMarker(.certain, "xmp.GDepth.Data") { $0.hasGoogleDepth },
    KindMarker(.certain, "xmp.Device.Profile") { $0.hasDepthProfile },
    KindMarker(.certain, "samsung.depth") { $0.hasSamsung(0x0AB1, 0x0B40, 0x0B41) },
    KindMarker(.strong, "xmp.MiCamera") {
      $0.xmp.contains { $0.text("XMPMeta", in: .xiaomi)?.lowercased().contains("depth") ?? false }
    },
  ]
}

extension Evidence {
  fileprivate var hasGoogleDepth: Bool { xmp.contains { $0.has("Data", in: .depthMap) } }

  fileprivate var hasDepthProfile: Bool {
    xmp.contains { $0.texts("Type", in: .deviceProfile).contains("DepthPhoto") }
  }
}
