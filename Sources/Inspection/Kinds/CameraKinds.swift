import AssetFacts
import JobSpec
import MediaFile

/// How a picture was taken.
extension KindRules {
  static let camera = [
    KindRule(
      .proRAW, of: .images,
      [
        .certain("exif.makerNote.captureType=1", "a DNG by Apple whose note says so") {
          $0.isAppleDNG && $0.appleCaptureType == 1
        }
      ],
      doubts: [
        // The note may be gone.
        KindDoubt(.noCaptureType) { $0.isAppleDNG && $0.appleCaptureType == nil }
      ]),
    KindRule(
      .selfies, of: .images,
      [
        .certain("exif.makerNote.cameraType=6", "Apple's note: the camera at the front") {
          $0.appleCameraType == 6
        },
        .certain("exif.makerNote.frontFacing", "Apple's note: facing the user") {
          $0.isFrontFacing
        },
        .samsung(0x0910, "selfie"),
        .certain("exif.lensModel", "Apple's name of a lens: `front`") {
          $0.isApple && $0.hasFrontLens
        },
        .strong("exif.lensModel", "a lens that is called a front camera") {
          $0.hasFrontLens && $0.lensModel?.lowercased().contains("camera") == true
        },
      ],
      doubts: [
        KindDoubt(.noMakerNote) { evidence in
          guard evidence.hasCameraSettings, evidence.appleCameraType == nil else { return false }
          // Apple names its lenses; phones of other makers have cameras at the front, too.
          return evidence.isApple ? evidence.lensModel == nil : evidence.mayBePhone
        }
      ]),
    KindRule(
      .longExposure, of: .both,
      [
        .heuristic("exif.exposureTime", "exposed for a second or longer") {
          $0.isImage && $0.exposureTime.map { $0 >= 1 } ?? false
        }
      ],
      doubts: [
        // A loop, a bounce or a long exposure.
        KindDoubt(.unpublished) {
          $0.movieKeys.contains("com.apple.photos.variation-identifier")
        }
      ]),
  ]

  /// Makers of phones, whose cameras may face either way. Cameras of other makers only have one side.
  fileprivate static let phoneMakers: Set = [
    "asus", "blackberry", "essential", "fairphone", "google", "hmd", "honor", "htc", "huawei",
    "infinix", "lenovo", "lge", "lg", "meizu", "motorola", "nokia", "nothing", "oneplus", "oppo",
    "realme", "redmi", "samsung", "sharp", "sony ericsson", "tecno", "vivo", "xiaomi", "zte",
  ]
}

extension Evidence {
  fileprivate var isAppleDNG: Bool { format == .dng && isApple }

  fileprivate var hasFrontLens: Bool {
    lensModel?.lowercased().split(whereSeparator: { !$0.isLetter }).contains("front") ?? false
  }

  fileprivate var mayBePhone: Bool {
    guard let make else { return true }
    let words = make.lowercased().split(whereSeparator: { !$0.isLetter })
    return words.contains { KindRules.phoneMakers.contains(String($0)) }
  }
}
