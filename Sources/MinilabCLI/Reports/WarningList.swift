import JobSpec

/// The warnings of a run that concern no single asset. Bounded: only the first are kept, all counted.
struct WarningList {
  private static let most = 100
  private var texts: [String] = []
  private var count = 0

  mutating func append(_ text: String) {
    count += 1
    if texts.count < Self.most { texts.append(text) }
  }

  /// Adds `warnings`, and how many more there were.
  func append(to object: inout JSON.Object) {
    object.append("warnings", texts: texts)
    if count > texts.count { object.append("moreWarnings", .int(count - texts.count)) }
  }
}
