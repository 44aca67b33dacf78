import AssetFacts
import JobSpec
import MediaFile

/// What a rule says of a kind.
enum Verdict: Hashable, Sendable {
  case yes(AssetFacts.Confidence)
  case no
  /// This file alone cannot tell.
  case unknown
}

/// One rule for each kind, by the evidence of one file.
enum KindRules {
  static func judge(_ evidence: inout Evidence) {
    for (kind, rule) in rules {
      switch rule(evidence) {
      case .yes(let confidence): evidence.facts.kinds[kind] = confidence
      case .no: break
      case .unknown: evidence.facts.unknownKinds.insert(kind)
      }
    }
    evidence.facts.playbackStyle = playbackStyle(evidence)
  }

  private static let rules: [(AssetKind, @Sendable (Evidence) -> Verdict)] = [
    (.images, { $0.format.family == .image ? .yes(.certain) : .no }),
    (.videos, { $0.format.family == .video ? .yes(.certain) : .no }),
    (.raw, { $0.format.isRaw ? .yes(.certain) : .no }),
    (
      .animated,
      {
        $0.format.family == .image && $0.facts.frames > 1 && $0.isAnimatable ? .yes(.certain) : .no
      }
    ),
    (.hdr, { $0.facts.hdr == nil ? .no : .yes(.certain) }),
    (.livePhotos, Pairing.livePhoto),
    (.bursts, Pairing.burst),
    (.edited, Pairing.edited),
    (.screenshots, ScreenCapture.screenshot),
    (.screenRecordings, ScreenCapture.recording),
    (.depthEffectPhotos, Depth.effect),
    (.hasDepth, Depth.data),
    (.portraitDepth, Depth.portrait),
    (.panoramas, Geometry.panorama),
    (.panorama360, Geometry.fullPanorama),
    (.spatialMedia, Geometry.spatial),
    (.motionPhotos, { $0.hasClip ? .yes(.certain) : .no }),
    (.proRAW, Camera.proRAW),
    (.selfies, Camera.selfie),
    (.longExposure, Camera.longExposure),
    (.slomoVideos, Pace.slowMotion),
    (.timelapseVideos, Pace.timelapse),
    (.cinematicVideos, Pace.cinematic),
  ]

  private static func playbackStyle(_ evidence: Evidence) -> PlaybackStyle {
    if evidence.format.family == .video { return .video }
    return evidence.facts.kinds[.animated] == nil ? .image : .imageAnimated
  }
}

extension Evidence {
  var isImage: Bool { format.family == .image }
  var isVideo: Bool { format.family == .video }

  /// Whether several pictures of the format are frames in time, not pages.
  var isAnimatable: Bool { format.container != .tiff }
}
