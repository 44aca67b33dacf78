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
    let place = outputRoot.map { " into \(Printable.path($0))" } ?? ""
    return "\(job): \(what) in \(Printable.seconds(summary.seconds))\(place)"
  }
}

/// Why assets were skipped, counted by reason; only so many reasons are told apart.
struct SkipReasons {
  private static let most = 4
  private var counts: [(reason: String, count: Int)] = []

  mutating func count(_ reason: String?) {
    let reason = reason ?? "no reason"
    if let index = counts.firstIndex(where: { $0.reason == reason }) {
      counts[index].count += 1
    } else if counts.count < Self.most {
      counts.append((reason, 1))
    } else {
      counts[Self.most - 1] = ("other reasons", counts[Self.most - 1].count + 1)
    }
  }

  /// As in ` (3 filter, 2 unavailable: video)`; empty where nothing was skipped.
  var text: String {
    guard !counts.isEmpty else { return "" }
    let parts = counts.map { "\($0.count) \(Printable.line($0.reason))" }
    return " (\(parts.joined(separator: ", ")))"
  }
}
