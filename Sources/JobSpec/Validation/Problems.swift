/// Collects what is wrong, so that all of it is told at once.
struct Problems {
  private(set) var all: [Problem] = []

  /// Adds a problem, once.
  mutating func add(_ message: String, at place: String) {
    let problem = Problem(message, at: place)
    if !all.contains(problem) { all.append(problem) }
  }

  /// `Expected quality between 1 and 100 but got 140.`
  mutating func expect(
    _ what: String, _ value: Int, in range: ClosedRange<Int>, at place: String
  ) {
    guard !range.contains(value) else { return }
    let bounds =
      range.upperBound == .max
      ? "of at least \(range.lowerBound)"
      : "between \(range.lowerBound) and \(range.upperBound)"
    add("Expected \(what) \(bounds) but got \(value).", at: place)
  }

  /// The same for numbers with a fraction; what is no number lies outside of every range.
  mutating func expect(
    _ what: String, _ value: Double, in range: ClosedRange<Double>, at place: String
  ) {
    guard !range.contains(value) else { return }
    let bounds =
      range.upperBound == .infinity
      ? "of at least \(text(range.lowerBound))"
      : "between \(text(range.lowerBound)) and \(text(range.upperBound))"
    add("Expected \(what) \(bounds) but got \(text(value)).", at: place)
  }

  private func text(_ number: Double) -> String {
    number.isFinite ? JSON(number: number).text() : "\(number)"
  }
}
