/// Which assets a job takes: PHPickerFilter's words, and what a folder needs besides.
///
/// A filter that cannot be decided for an asset is unknown, never silently false.
public indirect enum AssetFilter: Hashable, Sendable {
  /// Assets of a kind.
  case kind(AssetKind)
  /// Assets that are played back in a way.
  case playbackStyle(PlaybackStyle)
  /// True where at least one of the filters is.
  case any(of: [AssetFilter])
  /// True where each of the filters is.
  case all(of: [AssetFilter])
  /// True where the filter is false.
  case not(AssetFilter)
  /// Assets whose primary file has one of these formats, by its bytes.
  case format([FileFormat])
  /// Assets with a quantity inside bounds.
  case measure(Measured)
  /// Assets whose upright picture has a shape.
  case orientation(FrameOrientation)
  /// Assets with a text that contains a word.
  case text(Containing)
  /// Assets captured inside bounds.
  case captured(DateBounds)
  /// A glob over the path relative to the input: `*` and `?` inside a name, `**` across folders.
  case path(String)
}

extension AssetFilter {
  /// A quantity inside bounds.
  public struct Measured: Hashable, Sendable {
    /// What is measured.
    public var measure: Measure
    /// Between what it lies.
    public var bounds: Bounds

    /// Makes a condition.
    public init(_ measure: Measure, _ bounds: Bounds) {
      self.measure = measure
      self.bounds = bounds
    }
  }

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
    /// From −1 (rejected) to 5.
    case rating
  }

  /// Inclusive bounds; at least one of the two is given.
  public struct Bounds: Hashable, Sendable {
    /// The smallest value.
    public var atLeast: Double?
    /// The largest value.
    public var atMost: Double?

    /// Makes bounds.
    public init(atLeast: Double? = nil, atMost: Double? = nil) {
      self.atLeast = atLeast
      self.atMost = atMost
    }
  }

  /// A text that contains a word.
  public struct Containing: Hashable, Sendable {
    /// Where the word is looked for.
    public var field: TextField
    /// What is looked for, without regard to case.
    public var word: String

    /// Makes a condition.
    public init(_ field: TextField, contains word: String) {
      self.field = field
      self.word = word
    }
  }

  /// A text known from headers.
  public enum TextField: String, Hashable, Sendable, CaseIterable {
    /// Maker and model.
    case camera
    /// The lens's model.
    case lens
    /// One of the keywords.
    case keyword
  }

  /// Inclusive bounds on the photo's own wall clock, as ISO 8601 text of any precision from the
  /// year to the second (`2026`, `2026-05`, `2026-05-03T14:00`); at least one of the two is given.
  public struct DateBounds: Hashable, Sendable {
    /// The first moment.
    public var from: String?
    /// The last moment; `2026-05` takes all of May.
    public var through: String?

    /// Makes bounds.
    public init(from: String? = nil, through: String? = nil) {
      self.from = from
      self.through = through
    }
  }
}
