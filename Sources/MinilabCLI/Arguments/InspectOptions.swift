import JobSpec

/// What `minilab inspect` is to do.
struct InspectOptions: Hashable, Sendable {
  var paths: [Argument]
  var style: OutputStyle
  var ignoresCache: Bool
  /// Says what decided each kind.
  var explains: Bool
  /// Only what this filter takes.
  var filter: AssetFilter?

  init(_ invocation: Invocation) throws(UsageError) {
    self.paths = invocation.operands
    self.style = try OutputStyle(invocation)
    self.ignoresCache = invocation.has(.noCache)
    self.explains = invocation.has(.why)
    self.filter = try Self.filter(invocation)
  }

  private static func filter(_ invocation: Invocation) throws(UsageError) -> AssetFilter? {
    guard let text = invocation.value(of: .matching)?.description else { return nil }
    let filter: AssetFilter
    do throws(FilterError) {
      filter = try FilterParser.parse(text)
    } catch {
      throw UsageError("--matching: " + error.text(in: text), isWhole: true, in: .inspect)
    }
    let problems = filter.validate()
    guard problems.isEmpty else {
      let lines = problems.map { "--matching: \($0)" }.joined(separator: "\n")
      throw UsageError(lines, isWhole: true, in: .inspect)
    }
    return filter
  }
}
