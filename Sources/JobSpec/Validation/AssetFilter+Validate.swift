extension AssetFilter {
  /// Everything that the filter asks for and that cannot be; empty where it can be decided.
  package func validate() -> [Problem] {
    var problems = Problems()
    problems.check(self, at: "filter")
    return problems.all
  }
}

extension Problems {
  /// How deep filters may be nested.
  static let deepestFilter = 64

  mutating func check(_ filter: AssetFilter, at place: String, depth: Int = 1) {
    guard depth <= Self.deepestFilter else {
      add("Expected filters nested at most \(Self.deepestFilter) deep.", at: place)
      return
    }
    switch filter {
    case .kind, .playbackStyle, .orientation: break
    case .not(let filter): check(filter, at: place, depth: depth + 1)
    case .all(let filters):
      for filter in filters { check(filter, at: place, depth: depth + 1) }
    case .any(let filters):
      if filters.isEmpty {
        add("Expected at least one filter in .any(of:), which takes nothing otherwise.", at: place)
      }
      for filter in filters { check(filter, at: place, depth: depth + 1) }
    case .format(let formats):
      if formats.isEmpty { add("Expected at least one format but got none.", at: place) }
      for format in formats { check(format, at: place) }
    case .measure(let measured): check(measured, at: place)
    case .text(let text):
      if text.word.isEmpty {
        add("Expected a word in .\(text.field.rawValue) but got an empty text.", at: place)
      }
    case .captured(let bounds): check(bounds, at: place)
    case .path(let glob): checkGlob(glob, at: place)
    }
  }

  private mutating func check(_ measured: AssetFilter.Measured, at place: String) {
    let name = measured.measure.rawValue
    let lowest: Double = measured.measure == .rating ? -1 : 0
    let highest: Double = measured.measure == .rating ? 5 : .infinity
    let bounds = measured.bounds
    for bound in [bounds.atLeast, bounds.atMost].compactMap(\.self) {
      if bound == .infinity {
        add("Expected a bound of \(name) that is finite but got \(bound).", at: place)
      } else {
        expect(name, bound, in: lowest...highest, at: place)
      }
    }
    switch (bounds.atLeast, bounds.atMost) {
    case (nil, nil): add("Expected atLeast or atMost for \(name) but got neither.", at: place)
    case (let least?, let most?) where least > most:
      add(
        "Expected \(name) with atLeast no more than atMost but got "
          + "\(JSON(number: least).text()) and \(JSON(number: most).text()).", at: place)
    default: break
    }
  }

  private mutating func check(_ bounds: AssetFilter.DateBounds, at place: String) {
    let texts = [bounds.from, bounds.through].compactMap(\.self)
    if texts.isEmpty { add("Expected from or through for captured but got neither.", at: place) }
    for text in texts where DatePrefix(text) == nil {
      add(
        "Expected a date such as \"2026\", \"2026-05-03\" or \"2026-05-03T14:00\" but got "
          + "\"\(text.escaped)\".", at: place)
    }
    guard let from = bounds.from.flatMap(DatePrefix.init),
      let through = bounds.through.flatMap(DatePrefix.init)
    else { return }
    // Compared as far as both reach: `2026-05` through `2026` is some of it.
    let common = min(from.components.count, through.components.count)
    let isBackwards = through.components.prefix(common).lexicographicallyPrecedes(
      from.components.prefix(common))
    if isBackwards {
      add(
        "Expected captured with from no later than through but got "
          + "\"\(bounds.from ?? "")\" and \"\(bounds.through ?? "")\".", at: place)
    }
  }

  private mutating func checkGlob(_ pattern: String, at place: String) {
    do throws(Glob.Mistake) {
      _ = try Glob(pattern)
    } catch {
      let reason =
        switch error {
        case .empty: "that is not empty"
        case .unclosedSet: "whose every \"[\" is closed by a \"]\""
        case .emptySet: "whose ranges run upwards, as in [a-z]"
        case .endsInBackslash: "that does not end in \"\\\""
        }
      add("Expected a path pattern \(reason) but got \"\(pattern.escaped)\".", at: place)
    }
  }
}
