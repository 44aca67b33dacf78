import AssetFacts
import JobSpec

/// Why an asset is of its kinds: what decided, how surely, and why others stay open.
struct KindReasons {
  private let facts: AssetFacts

  init(_ facts: AssetFacts) { self.facts = facts }

  /// A line for each kind.
  var lines: [String] {
    let known = facts.kinds.sorted { $0.key < $1.key }.map { kind, finding in
      row(kind, finding.confidence.rawValue, finding.marker)
    }
    let open = facts.unknownKinds.sorted { $0.key < $1.key }.map { kind, reason in
      row(kind, "unknown", reason)
    }
    return known + open
  }

  private func row(_ kind: AssetKind, _ confidence: String, _ why: String) -> String {
    kind.rawValue.padded(to: 18) + confidence.padded(to: 11) + Printable.line(why)
  }

  var json: JSON {
    var object = JSON.Object()
    for (kind, finding) in facts.kinds.sorted(by: { $0.key < $1.key }) {
      object.append(
        kind.rawValue,
        ["confidence": .string(finding.confidence.rawValue), "marker": .string(finding.marker)])
    }
    for (kind, reason) in facts.unknownKinds.sorted(by: { $0.key < $1.key }) {
      object.append(kind.rawValue, ["confidence": "unknown", "reason": .string(reason)])
    }
    return .object(object)
  }
}
