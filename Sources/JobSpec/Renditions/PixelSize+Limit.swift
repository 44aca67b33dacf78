extension PixelSize {
  /// What to tell a person where a picture has more pixels than `limits.pixels`; `nil` where not.
  ///
  /// A header may claim sides whose product no integer holds.
  package func excess(over limit: Int) -> String? {
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard overflow || pixels > limit else { return nil }
    return "The picture has \(width) × \(height) pixels, more than the \(limit) that "
      + "`limits.pixels` allows."
  }
}
