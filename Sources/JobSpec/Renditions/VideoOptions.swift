/// What a transcoded video is.
public struct VideoOptions: Hashable, Sendable {
  public enum Encoding: Hashable, Sendable {
    /// Constant rate factor 0…51.
    case h264(crf: Int)
    case hevc(crf: Int)
    case current
    case compatible
  }
  public var encoding: Encoding
  /// The long edge in pixels; `nil` keeps the size.
  public var within: Int?
  /// Keeps only this part, in seconds from the start.
  public var times: TimeRange?

  public init(_ encoding: Encoding = .compatible, within: Int? = nil, times: TimeRange? = nil) {
    self.encoding = encoding
    self.within = within
    self.times = times
  }
}

/// A part of a video, in seconds from its start.
public struct TimeRange: Hashable, Sendable {
  public var from: Double
  public var through: Double
  public init(from: Double, through: Double) {
    self.from = from
    self.through = through
  }
}

/// Which still of a video is taken, and how it is written.
public struct PosterOptions: Hashable, Sendable {
  public var image: Rendition.ImageOptions
  /// Seconds from the start; several make several posters.
  public var times: [Double]
  public init(_ image: Rendition.ImageOptions, times: [Double] = [0]) {
    self.image = image
    self.times = times
  }
}
