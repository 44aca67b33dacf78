import AssetFacts

/// Pictures of another shape than a plain rectangle seen by one eye.
enum Geometry {
  static func panorama(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.xmpText("ProjectionType", in: .panorama) != nil { return .yes(.certain) }
    if let type = evidence.xmpText("SpecialTypeID", in: .camera), type.contains("PANORAMA") {
      return .yes(.certain)
    }
    if evidence.customRendered == 6 || evidence.isMultiPicturePanorama { return .yes(.certain) }
    guard let width = evidence.facts.width, let height = evidence.facts.height else {
      return .unknown
    }
    return width >= 3000 && width >= 2 * height ? .yes(.heuristic) : .no
  }

  /// A whole sphere: nothing was cropped from the projection.
  static func fullPanorama(_ evidence: Evidence) -> Verdict {
    guard evidence.xmpText("ProjectionType", in: .panorama) == "equirectangular" else { return .no }
    let number = { (name: String) in evidence.xmpText(name, in: .panorama).flatMap { Int($0) } }
    guard let full = number("FullPanoWidthPixels"),
      let cropped = number("CroppedAreaImageWidthPixels"),
      let fullHeight = number("FullPanoHeightPixels"),
      let height = number("CroppedAreaImageHeightPixels")
    else { return .unknown }
    return full == cropped && fullHeight == height ? .yes(.certain) : .no
  }

  static func spatial(_ evidence: Evidence) -> Verdict {
    evidence.isStereo ? .yes(.certain) : .no
  }
}
