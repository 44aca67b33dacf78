package import JobSpec

// What filters ask of facts; `nil` and unknown are what the file does not tell.
extension AssetFacts {
  package func has(_ kind: AssetKind) -> Truth {
    if kinds[kind] != nil { return .yes }
    return unknownKinds[kind] != nil ? .unknown : .no
  }

  /// Width by height of the upright picture, where both are known.
  private var size: (width: Double, height: Double)? {
    guard let width, let height, width > 0, height > 0 else { return nil }
    return (Double(width), Double(height))
  }

  package var shape: FrameOrientation? {
    guard let size else { return nil }
    if size.width == size.height { return .square }
    return size.width > size.height ? .landscape : .portrait
  }

  /// A still has no duration, and a picture nobody rated has no stars: 0, both.
  package func value(of measure: AssetFilter.Measure) -> Double? {
    switch measure {
    case .width: width.map(Double.init)
    case .height: height.map(Double.init)
    case .longEdge: size.map { max($0.width, $0.height) }
    case .shortEdge: size.map { min($0.width, $0.height) }
    case .megapixels: size.map { $0.width * $0.height / 1_000_000 }
    case .aspectRatio: size.map { $0.width / $0.height }
    case .fileSize: Double(bytes)
    case .duration: duration ?? (isStill ? 0 : nil)
    case .rating: Double(rating ?? 0)
    }
  }

  private var isStill: Bool {
    has(.images) == .yes && has(.videos) == .no && has(.animated) == .no && frames == 1
  }

  /// Whether a text contains a word, without regard to case. A file without a camera's or a lens's
  /// name leaves it open which it was; one without keywords has none.
  package func mentions(_ word: String, in field: AssetFilter.TextField) -> Truth {
    let word = word.lowercased()
    return switch field {
    case .camera: Truth(camera.map { $0.lowercased().contains(word) })
    case .lens: Truth(lens.map { $0.lowercased().contains(word) })
    case .keyword: Truth(keywords.contains { $0.lowercased().contains(word) })
    }
  }
}
