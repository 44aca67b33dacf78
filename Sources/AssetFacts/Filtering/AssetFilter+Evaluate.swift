package import JobSpec

extension AssetFilter {
  /// Decides the filter for an asset, as far as its facts allow.
  ///
  /// - Parameters:
  ///   - facts: What is known of the asset's primary file.
  ///   - path: Its path relative to the input, `/` between folders.
  /// - Returns: The truth, and the words that could not be decided.
  package func evaluate(_ facts: AssetFacts, path: String) -> FilterVerdict {
    switch self {
    case .kind(let kind): FilterVerdict(facts.has(kind), on: kind.rawValue)
    case .playbackStyle(let style):
      FilterVerdict(Truth(facts.playbackStyle.map { $0 == style }), on: "playbackStyle")
    case .not(let filter): filter.evaluate(facts, path: path).negated
    case .all(let filters):
      Self.combine(filters.map { $0.evaluate(facts, path: path) }, with: Truth.all)
    case .any(let filters):
      Self.combine(filters.map { $0.evaluate(facts, path: path) }, with: Truth.any)
    case .format(let formats): FilterVerdict(Truth(formats.contains(facts.format)), on: "format")
    case .measure(let measured):
      FilterVerdict(
        Truth(facts.value(of: measured.measure).map(measured.bounds.contains)),
        on: measured.measure.rawValue)
    case .orientation(let orientation):
      FilterVerdict(Truth(facts.shape.map { $0 == orientation }), on: "orientation")
    case .text(let text):
      FilterVerdict(facts.mentions(text.word, in: text.field), on: text.field.rawValue)
    case .captured(let bounds):
      FilterVerdict(Truth(facts.captured.flatMap(bounds.contains)), on: "captured")
    case .path(let pattern):
      FilterVerdict(Truth((try? Glob(pattern)).map { $0.matches(path) }), on: "path")
    }
  }

  private static func combine(
    _ parts: [FilterVerdict], with combination: ([Truth]) -> Truth
  ) -> FilterVerdict {
    FilterVerdict(combination(parts.map(\.truth)), of: parts)
  }
}

extension FilterVerdict {
  fileprivate var negated: FilterVerdict { FilterVerdict(!truth, of: [self]) }
}

extension AssetFilter.Bounds {
  fileprivate func contains(_ value: Double) -> Bool {
    value >= atLeast ?? -.infinity && value <= atMost ?? .infinity
  }
}

extension AssetFilter.DateBounds {
  /// `nil` where a bound is no date.
  fileprivate func contains(_ clock: WallClock) -> Bool? {
    let time = clock.components
    if let from {
      guard let first = DatePrefix(from) else { return nil }
      if first.isAfter(time) { return false }
    }
    if let through {
      guard let last = DatePrefix(through) else { return nil }
      if last.isBefore(time) { return false }
    }
    return true
  }
}
