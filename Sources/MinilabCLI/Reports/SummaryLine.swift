import Engine
import JobSpec
import System

/// What a run came to, on one line.
enum SummaryLine {
  static func text(
    of summary: RunSummary, job: String, into outputRoot: FilePath?, skips: SkipReasons
  ) -> String {
    let counts = AssetState.allCases.compactMap { state -> String? in
      let count = summary.counts[state] ?? 0
      guard count > 0 else { return nil }
      return "\(count) \(state.rawValue)" + (state == .skipped ? skips.text : "")
    }
    let what = counts.isEmpty ? "nothing to do" : counts.joined(separator: ", ")
    let place = outputRoot.map { " into \($0)" } ?? ""
    return "\(job): \(what) in \(Printable.seconds(summary.seconds))\(place)"
  }
}
