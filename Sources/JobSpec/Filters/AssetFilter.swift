/// Which assets a job takes: PHPickerFilter's words, and what a folder needs besides.
///
/// A filter that cannot be decided for an asset is unknown, never silently false.
public indirect enum AssetFilter: Hashable, Sendable {
  case kind(AssetKind)
  case playbackStyle(PlaybackStyle)
  /// True where at least one of the filters is.
  case any(of: [AssetFilter])
  /// True where each of the filters is.
  case all(of: [AssetFilter])
  case not(AssetFilter)
  case format([FileFormat])
  case measure(Measure, Bounds)
  case orientation(FrameOrientation)
  case text(TextField, contains: String)
  case captured(DateBounds)
  /// A glob over the path relative to the input: `*` and `?` inside a name, `**` across folders.
  case path(String)
}

extension AssetFilter {
  /// A quantity known from headers.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    /// Upright, in pixels.
    case width, height, longEdge, shortEdge
    /// Width × height in millions.
    case megapixels
    /// Upright width ÷ height.
    case aspectRatio
    /// In bytes.
    case fileSize
    /// In seconds.
    case duration
    /// −1 (rejected) to 5.
    case rating
  }

  /// A text known from headers; compared without regard to case.
  public enum TextField: String, Hashable, Sendable, CaseIterable {
    case camera, lens, keyword
  }

  /// Inclusive bounds; at least one of the two is given.
  public struct Bounds: Hashable, Sendable {
    public var atLeast: Double?
    public var atMost: Double?
    public init(atLeast: Double? = nil, atMost: Double? = nil) {
      self.atLeast = atLeast
      self.atMost = atMost
    }
  }

  /// Inclusive bounds on the photo's own wall clock, as ISO 8601 text of any precision from the
  /// year to the second (`2026`, `2026-05`, `2026-05-03T14:00`).
  public struct DateBounds: Hashable, Sendable {
    public var from: String?
    public var through: String?
    public init(from: String? = nil, through: String? = nil) {
      self.from = from
      self.through = through
    }
  }
}
