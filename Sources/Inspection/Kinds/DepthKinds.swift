import AssetFacts
import JobSpec
import MediaFile

/// Blurred backgrounds, and the depth that allows them. Newer phones store depth with ordinary
/// photos of people and pets, so depth alone is no effect.
extension KindRules {
  static let depth = [
    KindRule(
      .depthEffectPhotos, of: .images,
      [
        .certain("exif.makerNote.captureType=2", "Apple's note: portrait") {
          $0.appleCaptureType == 2
        },
        .certain("exif.customRendered", "Apple's 7, 8 or 9: portrait") {
          $0.isApple && $0.customRendered.map { (7...9).contains($0) } ?? false
        },
        .certain("auxiliary.portraitEffectsMatte", "Apple's matte of a portrait") {
          $0.auxiliaryTypes.contains("urn:com:apple:photo:2018:aux:portraiteffectsmatte")
        },
        .certain("xmp.depthBlurEffect", "Apple's parameters of a rendered blur") { evidence in
          (evidence.otherXMP + evidence.xmp).contains {
            $0.has("RenderingParameters", in: .depthBlur)
          }
        },
        .samsung(0x0C21, "portrait"), .samsung(0x0AB1, "depth map"),
        .samsung(0x0B40, "depth of one shot"), .samsung(0x0B41, "depth of one shot"),
        .certain("xmp.camera.SpecialTypeID", "Google's portrait") {
          $0.hasSpecialType("SpecialType-PORTRAIT")
        },
        .certain("xmp.device.profile", "`DepthPhoto`, of Google's format of depth") {
          $0.hasDepthProfile
        },
        .certain("xmp.depthMap.Data", "a depth map in XMP") { $0.hasDepthMap },
        .strong("xmp.xiaomi", "Xiaomi's note with a depth map") { $0.hasXiaomiDepth },
        .heuristic("name", "`…PORTRAIT…` as Google's camera names what it has blurred") {
          isPortraitName($0.name.stem)
        },
      ],
      doubts: [KindDoubt(.lostPictures, where: \.hasUnreadPictures)]),
    KindRule(
      .hasDepth, of: .images,
      [
        .certain("auxiliary.depth", "an auxiliary picture of depth or disparity") { evidence in
          evidence.auxiliaryTypes.contains { AuxiliaryPicture($0) == .depth }
        },
        .certain("xmp.depthMap.Data", "a depth map in XMP") { $0.hasDepthMap },
        .certain("xmp.device.profile", "`DepthPhoto`, of Google's format of depth") {
          $0.hasDepthProfile
        },
        .samsung(0x0AB1, "depth map"), .samsung(0x0B40, "depth of one shot"),
        .samsung(0x0B41, "depth of one shot"),
        .strong("xmp.xiaomi", "Xiaomi's note with a depth map") { $0.hasXiaomiDepth },
      ],
      doubts: [KindDoubt(.lostPictures, where: \.hasUnreadPictures)]),
  ]

  /// Both: the effect, and the data to change it by; as sure as the weaker of the two.
  static let portrait = KindRule(
    .portraitDepth, of: .images,
    AssetFacts.Confidence.allCases.map { confidence in
      KindMarker(confidence, "depthEffectPhotos+hasDepth", "both, the weaker of them so") {
        evidence in
        let findings = depth.map { $0.verdict(on: evidence) }.compactMap(\.finding)
        return findings.count == 2 && findings.map(\.confidence).max() == confidence
      }
    },
    doubts: [
      KindDoubt(.lostPictures) { evidence in
        depth.allSatisfy { $0.verdict(on: evidence) != .no }
      }
    ])

  /// Google's camera: `PXL_…PORTRAIT-01.COVER`, `00100lPORTRAIT_…_COVER`. The picture before the
  /// blur, and the other frames, have the word too.
  private static func isPortraitName(_ stem: String) -> Bool {
    guard stem.contains("PORTRAIT"), stem.contains(where: \.isNumber),
      !stem.contains("ORIGINAL")
    else { return false }
    return stem.contains("COVER") || !stem.contains("_BURST")
  }
}

extension Evidence {
  var isApple: Bool { make == "Apple" }

  /// Whether Google's bag of special types has one.
  func hasSpecialType(_ name: String) -> Bool {
    xmp.contains { packet in
      packet.texts("SpecialTypeID", in: .camera).contains { $0.hasSuffix(name) }
    }
  }

  fileprivate var hasDepthMap: Bool { xmp.contains { $0.has("Data", in: .depthMap) } }

  fileprivate var hasDepthProfile: Bool {
    xmp.contains { packet in
      packet.texts("Type", in: .deviceProfile).contains { $0.hasSuffix("DepthPhoto") }
    }
  }

  fileprivate var hasXiaomiDepth: Bool {
    xmp.contains { packet in
      packet.texts("XMPMeta", in: .xiaomi).contains { $0.lowercased().contains("depthmap") }
    }
  }
}
