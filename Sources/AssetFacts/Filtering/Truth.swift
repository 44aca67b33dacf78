/// What is known of a statement: three values, after Kleene.
///
/// What cannot be decided stays unknown unless the rest decides alone: a no makes `all` no, and a
/// yes makes `any` yes, whatever the others are.
package enum Truth: String, Hashable, Sendable, CaseIterable {
  case yes, no, unknown

  package init(_ value: Bool) { self = value ? .yes : .no }
  /// Unknown where there is no value.
  package init(_ value: Bool?) { self = value.map(Truth.init) ?? .unknown }

  /// Yes where each is; yes for none.
  package static func all(_ truths: some Sequence<Truth>) -> Truth {
    var result = Truth.yes
    for truth in truths {
      if truth == .no { return .no }
      if truth == .unknown { result = .unknown }
    }
    return result
  }

  /// Yes where at least one is; no for none.
  package static func any(_ truths: some Sequence<Truth>) -> Truth { !all(truths.map { !$0 }) }

  package static prefix func ! (truth: Truth) -> Truth {
    switch truth {
    case .yes: .no
    case .no: .yes
    case .unknown: .unknown
    }
  }
}
