import AssetFacts
import JobSpec
import MediaFile

/// Pictures of another shape than a plain rectangle seen by one eye.
extension KindRules {
  static let geometry = [
    KindRule(
      .panoramas, of: .image,
      [
        KindMarker(.certain, "xmp.GPano.ProjectionType") {
          $0.xmpText("ProjectionType", in: .panorama) != nil
        },
        KindMarker(.certain, "xmp.SpecialTypeID") { $0.hasSpecialType("SpecialType-PANORAMA") },
        KindMarker(.certain, "exif.customRendered") { $0.customRendered == 6 },
        KindMarker(.certain, "samsung.panorama") { $0.hasSamsung(0x08D0, 0x08E0) },
        KindMarker(.certain, "mpf.type") { $0.isMultiPicturePanorama },
        KindMarker(.certain, "exif.makerNote.panorama") { $0.hasMakerPanorama },
        KindMarker(.heuristic, "size") { $0.isVeryWide },
      ]),
    KindRule(
      .panorama360,
      [
        KindMarker(.certain, "xmp.GPano.FullPanoWidthPixels") { $0.sphere == .whole },
        KindMarker(.certain, "movie.spherical") { $0.isVideo && $0.isSpherical },
      ],
      unless: [KindDoubt("how much of the sphere it shows is not said") { $0.sphere == .unsaid }]),
    KindRule(
      .spatialMedia,
      [
        KindMarker(.certain, "movie.keys.spatial") {
          $0.movieKeys.contains("com.apple.quicktime.spatial.format-version")
        },
        KindMarker(.certain, "stereo") { $0.isStereo },
      ]),
  ]
}

extension Evidence {
  /// How much of a sphere a projection shows.
  fileprivate enum Sphere { case none, part, whole, unsaid }

  /// Whole: nothing was cropped from the projection.
  fileprivate var sphere: Sphere {
    guard xmpText("ProjectionType", in: .panorama) == "equirectangular" else { return .none }
    let number = { (name: String) in xmpText(name, in: .panorama).flatMap { Int($0) } }
    guard let fullWidth = number("FullPanoWidthPixels"),
      let width = number("CroppedAreaImageWidthPixels"),
      let fullHeight = number("FullPanoHeightPixels"),
      let height = number("CroppedAreaImageHeightPixels")
    else { return .unsaid }
    return fullWidth == width && fullHeight == height ? .whole : .part
  }

  /// Twice as wide as high, or, from a camera, twice as high as wide: pictures of screens are often
  /// long.
  fileprivate var isVeryWide: Bool {
    guard let width = facts.width, let height = facts.height else { return false }
    return (width >= 3000 && width >= 2 * height)
      || (hasCameraSettings && height >= 3000 && height >= 2 * width)
  }
}
