// The leading dots of a job's renditions: `.original("archive")`, `.video("web", within: 1280)`.
// The pictures' words are in Rendition+ImageWords.swift.

extension Rendition {
  /// The same bytes, less what privacy removes.
  public static func original(
    _ name: String = "original", into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil
  ) -> Rendition {
    Rendition(name, .original, when: when, privacy: privacy, naming: naming, into: into)
  }

  /// A transcoded video with a long edge of at most `within` pixels.
  public static func video(
    _ name: String, _ encoding: VideoOptions.Encoding = .compatible, within: Int? = nil,
    times: TimeRange? = nil, into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil
  ) -> Rendition {
    Rendition(
      name, .video(VideoOptions(encoding, within: within, times: times)), when: when,
      privacy: privacy, naming: naming, into: into, hdr: hdr)
  }

  /// Stills of a video, taken at `times` (seconds from its start).
  public static func poster(
    _ name: String, _ encoding: ImageEncoding = .jpeg, size: ImageSize = .full,
    times: [Double] = [0], into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    let options = PosterOptions(ImageOptions(encoding, size: size), times: times)
    return Rendition(
      name, .poster(options), when: when, privacy: privacy, naming: naming, into: into, hdr: hdr,
      color: color)
  }

  /// Stills of a video with a long edge of at most `within` pixels.
  public static func poster(
    _ name: String, _ encoding: ImageEncoding = .jpeg, within longEdge: Int,
    times: [Double] = [0], into: String? = nil, privacy: PrivacyPolicy? = nil,
    when: AssetFilter? = nil, naming: Naming? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) -> Rendition {
    .poster(
      name, encoding, size: .within(longEdge), times: times, into: into, privacy: privacy,
      when: when, naming: naming, hdr: hdr, color: color)
  }
}
