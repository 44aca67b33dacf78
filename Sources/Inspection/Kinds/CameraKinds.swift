import AssetFacts
import JobSpec
import MediaFile

/// How a picture was taken.
extension KindRules {
  static let camera = [
    KindRule(
      .proRAW, of: .image,
      [
        KindMarker(.certain, "exif.makerNote.captureType") {
          $0.isAppleDNG && $0.appleCaptureType == 1
        }
      ],
      unless: [
        KindDoubt("an Apple DNG without the note that says so") {
          $0.isAppleDNG && $0.appleCaptureType == nil
        }
      ]),
    KindRule(
      .selfies, of: .image,
      [
        KindMarker(.certain, "samsung.frontCamera") { $0.hasSamsung(0x0910) },
        KindMarker(.certain, "exif.makerNote.cameraType") { $0.isFrontCamera },
        KindMarker(.certain, "exif.lensModel") {
          $0.lensModel?.lowercased().contains("front") == true
        },
      ],
      unless: [
        KindDoubt("nothing says which of the camera's lenses took it") {
          $0.hasCameraSettings && $0.lensModel == nil
        }
      ]),
    KindRule(
      .longExposure, of: .image,
      [KindMarker(.heuristic, "exif.exposureTime") { ($0.exposureTime ?? 0) >= 1 }]),
  ]
}

extension Evidence {
  fileprivate var isAppleDNG: Bool { format == .dng && make == "Apple" }
}
