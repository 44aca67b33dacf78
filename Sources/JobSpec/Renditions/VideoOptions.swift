/// What a transcoded video is.
public struct VideoOptions: Hashable, Sendable {
  /// How a video is written.
  public enum Encoding: Hashable, Sendable {
    /// H.264 with a constant rate factor from 0 (lossless) to 51.
    case h264(crf: Int)
    /// HEVC with a constant rate factor from 0 (lossless) to 51.
    case hevc(crf: Int)
    /// The source's own encoding.
    case current
    /// What every reader opens: H.264.
    case compatible
  }
  /// How it is written.
  public var encoding: Encoding
  /// The long edge in pixels; `nil` keeps the size.
  public var within: Int?
  /// Keeps only this part; `nil` keeps all.
  public var times: TimeRange?

  /// Makes options.
  public init(_ encoding: Encoding = .compatible, within: Int? = nil, times: TimeRange? = nil) {
    self.encoding = encoding
    self.within = within
    self.times = times
  }
}

/// A part of a video.
public struct TimeRange: Hashable, Sendable {
  /// The first moment, in seconds from the video's start.
  public var from: Double
  /// The last moment, in seconds from the video's start.
  public var through: Double

  /// Makes a range.
  public init(from: Double, through: Double) {
    self.from = from
    self.through = through
  }
}

/// Which still of a video is taken, and how it is written.
public struct PosterOptions: Hashable, Sendable {
  /// How the still is written.
  public var image: Rendition.ImageOptions
  /// Seconds from the start; several make several posters.
  public var times: [Double]

  /// Makes options.
  public init(_ image: Rendition.ImageOptions, times: [Double] = [0]) {
    self.image = image
    self.times = times
  }
}
