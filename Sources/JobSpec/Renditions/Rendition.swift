/// One thing to make of each asset.
public struct Rendition: Hashable, Sendable {
  /// What it is called in names and reports; unique in a job.
  public var name: String
  /// What is made.
  public var output: Output
  /// Only for assets that this filter takes; `nil` is all.
  public var when: AssetFilter?
  /// In place of the job's.
  public var privacy: PrivacyPolicy?
  /// In place of the job's.
  public var naming: Naming?
  /// A folder inside the output folder.
  public var into: String?
  /// In place of the job's.
  public var hdr: HDRHandling?
  /// In place of the job's.
  public var color: ColorHandling?

  /// What is made of an asset.
  public enum Output: Hashable, Sendable {
    /// The same bytes, less what privacy removes.
    case original
    /// A picture, decoded and written anew.
    case image(ImageOptions)
    /// A video, transcoded.
    case video(VideoOptions)
    /// A still of a video.
    case poster(PosterOptions)
  }

  /// Describes a rendition from its parts; jobs read better with `.image`, `.original` and so on.
  public init(
    _ name: String, _ output: Output, when: AssetFilter? = nil, privacy: PrivacyPolicy? = nil,
    naming: Naming? = nil, into: String? = nil, hdr: HDRHandling? = nil,
    color: ColorHandling? = nil
  ) {
    self.name = name
    self.output = output
    self.when = when
    self.privacy = privacy
    self.naming = naming
    self.into = into
    self.hdr = hdr
    self.color = color
  }
}
