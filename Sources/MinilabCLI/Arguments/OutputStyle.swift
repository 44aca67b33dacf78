/// How much is printed, and as what.
enum OutputStyle: Hashable, Sendable {
  /// Lines for a person.
  case lines(Detail)
  /// One JSON document.
  case json
  /// One JSON object a line, as things happen.
  case jsonLines

  /// Whether identifiers are printed; lines for a person only say that there is one.
  var showsIdentifiers: Bool { self == .json || self == .jsonLines }

  enum Detail: Hashable, Sendable { case quiet, normal, verbose }

  init(_ invocation: Invocation) throws(UsageError) {
    try invocation.refuse(.json, with: .jsonLines)
    try invocation.refuse(.quiet, with: .verbose)
    if invocation.has(.json) {
      self = .json
    } else if invocation.has(.jsonLines) {
      self = .jsonLines
    } else if invocation.has(.quiet) {
      self = .lines(.quiet)
    } else {
      self = .lines(invocation.has(.verbose) ? .verbose : .normal)
    }
  }
}
