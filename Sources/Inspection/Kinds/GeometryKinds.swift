import AssetFacts
import JobSpec
import MediaFile

/// Pictures of another shape than a plain rectangle seen by one eye.
extension KindRules {
  static let geometry = [
    KindRule(
      .panoramas, of: .both,
      [
        .certain("exif.customRendered=6", "Apple's panorama") {
          $0.isApple && $0.customRendered == 6
        },
        .certain("xmp.panorama.ProjectionType", "Google's panorama") {
          $0.xmpText("ProjectionType", in: .panorama) != nil
        },
        .certain("xmp.camera.SpecialTypeID", "Google's special type of a panorama") {
          $0.hasSpecialType("SpecialType-PANORAMA")
        },
        .samsung(0x08E0, "panorama"), .samsung(0x08D0, "panorama that one moves through"),
        .certain("mpf.panorama", "an index of the pictures of a panorama") {
          $0.isMultiPicturePanorama
        },
        .certain("movie.track.spherical", "a movie of a sphere") { $0.isSpherical },
        .strong("exif.makerNote.panorama", "the maker's note of a panorama") {
          $0.hasMakerPanorama
        },
        .heuristic("size", "a camera's picture of 3000 pixels or more, 2.4 times as long as short")
        {
          $0.isImage && $0.make != nil && $0.hasPanoramaSize
        },
      ]),
    KindRule(
      .panorama360, of: .both,
      [
        .certain("xmp.panorama.ProjectionType", "equirectangular, and nothing was cropped") {
          $0.isEquirectangular && $0.isWholeSphere == true
        },
        .samsung(0xA050, "picture of a sphere"),
        .certain("movie.track.spherical", "a movie of a sphere") { $0.isSpherical },
      ],
      doubts: [
        KindDoubt(.noPanoramaSize) { $0.isEquirectangular && $0.isWholeSphere == nil }
      ]),
    KindRule(
      .spatialMedia, of: .both,
      [
        .certain("heif.group.ster+cameras", "two pictures, and where their cameras stood") {
          $0.spatialMarker == "heif.group.ster+cameras"
        },
        .certain("movie.hvc1.vexu", "two eyes in one track, and how they are shown") {
          $0.spatialMarker == "movie.hvc1.vexu"
        },
        .certain("movie.keys.com.apple.quicktime.spatial.format-version", "Apple's key") {
          $0.movieKeys.contains("com.apple.quicktime.spatial.format-version")
        },
        stereo("heif.group.ster", "two pictures for two eyes"),
        stereo("movie.hvc1.lhvC", "two layers in one track"),
        stereo("movie.track.stereo", "a track that says it is for two eyes"),
        stereo("mpf.disparity", "an index of pictures for two eyes"),
        stereo("matroska.stereoMode", "a track for two eyes"),
      ]),
  ]

  /// For two eyes, but not as Apple's spatial media are.
  private static func stereo(_ name: String, _ meaning: String) -> KindMarker {
    .strong(name, meaning) { $0.stereoMarker == name }
  }
}

extension Evidence {
  fileprivate var hasPanoramaSize: Bool {
    guard let width = facts.width, let height = facts.height, format.container != .tiff else {
      return false
    }
    // Telephones take whole pictures of up to 21:9.
    return max(width, height) >= 3000 && 5 * max(width, height) >= 12 * min(width, height)
  }

  fileprivate var isEquirectangular: Bool {
    xmpText("ProjectionType", in: .panorama) == "equirectangular"
  }

  /// Whether nothing was cropped from the projection; `nil` where sizes are not all told.
  fileprivate var isWholeSphere: Bool? {
    let number = { (name: String) in self.xmpText(name, in: .panorama).flatMap { Int($0) } }
    guard let fullWidth = number("FullPanoWidthPixels"),
      let width = number("CroppedAreaImageWidthPixels"),
      let fullHeight = number("FullPanoHeightPixels"),
      let height = number("CroppedAreaImageHeightPixels")
    else { return nil }
    return fullWidth == width && fullHeight == height
  }
}
