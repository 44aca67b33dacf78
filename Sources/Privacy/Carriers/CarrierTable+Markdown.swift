import JobSpec

extension CarrierTable {
  /// The table as a page for those who want to know what goes with a group.
  package static var markdown: String {
    var lines = [
      "# What tells what",
      "",
      "Made from the table that the removal itself asks (`Sources/Privacy/Carriers`). A carrier goes when",
      "a policy removes one of its groups. One that *could say anything* cannot be taken apart: it goes",
      "whole as soon as anything must go, and the report lists it under `invalidated` by the name given",
      "here, unless its own group was asked for. What *stays* is needed to show the picture or to play the",
      "movie. What is in no table is an unknown carrier, for which a policy has a rule of its own",
      "(`unknownCarriers`). Groups are those of the job spec.",
    ]
    for holder in Carrier.Holder.allCases {
      let carriers = all.filter { $0.holder == holder && !$0.meaning.isStructure }
      guard !carriers.isEmpty else { continue }
      lines += ["", "## \(holder.rawValue)", "", "| tells | carriers |", "|---|---|"]
      var rows: [String: [String]] = [:]
      for carrier in carriers { rows[carrier.meaning.words, default: []].append(carrier.name) }
      for (words, names) in rows.sorted(by: { $0.key < $1.key }) {
        lines.append("| \(words) | \(names.map(escaped).joined(separator: ", ")) |")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func escaped(_ name: String) -> String {
    "`" + name.replacing("|", with: "\\|") + "`"
  }
}

extension Meaning {
  /// How the page says it.
  fileprivate var words: String {
    switch self {
    case .tells(let groups):
      groups.sorted().map { "`\($0.rawValue)`" }.joined(separator: ", ")
    case .opaque(let group, let cost):
      "could say anything"
        + (group.map { ", as for `\($0.rawValue)`" } ?? "") + "; costs `\(cost)`"
    case .pairing: "pairs a Live Photo: as `livePhotoPairing` says"
    case .nested(let kind): "a block of its own: \(kind)"
    case .rendering(let name): "stays" + (name.map { ": `\($0)`" } ?? "")
    case .structure: "stays"
    case .unknown: "unknown"
    }
  }
}
