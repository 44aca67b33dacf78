package import AssetFacts
package import JobSpec

/// What a still rendition of an asset flattens without being asked: the report's words.
package enum Loss {
  /// Sorted; empty where the rendition shows all that the asset holds.
  package static func ofRendering(
    _ facts: AssetFacts, as encoding: ImageEncoding, hdr: HDRHandling
  ) -> [String] {
    func isAny(of kinds: AssetKind...) -> Bool { kinds.contains { facts.has($0) == .yes } }
    var lost: [String] = []
    if facts.frames > 1 || isAny(of: .animated) { lost.append("animation") }
    if isAny(of: .cinematicVideos) { lost.append("cinematic") }
    if isAny(of: .hasDepth, .depthEffectPhotos, .portraitDepth) { lost.append("depth") }
    if facts.hdr != nil, hdr == .preserve, !facts.keepsHDR(in: encoding) { lost.append("hdr") }
    if isAny(of: .livePhotos, .motionPhotos) { lost.append("motion") }
    if isAny(of: .spatialMedia) { lost.append("stereo") }
    return lost
  }
}

extension AssetFacts {
  /// Whether an encoding takes HDR along, as a gain map: the picture's own, or one that is made.
  fileprivate func keepsHDR(in encoding: ImageEncoding) -> Bool {
    guard let hdr else { return false }
    switch encoding {
    case .jpeg, .heic, .avif: break
    case .png, .webp, .tiff, .current, .compatible, .automatic: return false
    }
    return ["appleGainMap", "isoGainMap", "ultraHDR", "pq", "hlg"].contains(hdr)
  }
}
