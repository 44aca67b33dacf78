package import AssetFacts
package import JobSpec
package import System

/// Whether a job takes an asset.
package enum Selection: Hashable, Sendable {
  case taken
  case skipped(SkipReason)

  /// A filter that cannot be decided takes nothing, and the report names the words at fault.
  package static func decide(
    _ filter: AssetFilter, _ facts: AssetFacts, at source: FilePath
  ) -> Selection {
    let verdict = filter.evaluate(facts, path: source.string)
    return switch verdict.truth {
    case .yes: .taken
    case .no: .skipped(.filter)
    case .unknown: .skipped(.undecided(verdict.undecided))
    }
  }
}
