import AssetFacts
import MediaFile

/// How a picture was taken.
enum Camera {
  static func proRAW(_ evidence: Evidence) -> Verdict {
    guard evidence.format == .dng, evidence.make == "Apple" else { return .no }
    // 1 is what Apple's note says of ProRAW; the note may be gone.
    return evidence.appleCaptureType == nil
      ? .unknown : evidence.appleCaptureType == 1 ? .yes(.certain) : .no
  }

  static func selfie(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.isFrontCamera { return .yes(.certain) }
    if let lens = evidence.lensModel { return lens.contains("front") ? .yes(.certain) : .no }
    return evidence.hasCameraSettings ? .unknown : .no
  }

  static func longExposure(_ evidence: Evidence) -> Verdict {
    guard let time = evidence.exposureTime else { return .no }
    return time >= 1 ? .yes(.heuristic) : .no
  }
}
