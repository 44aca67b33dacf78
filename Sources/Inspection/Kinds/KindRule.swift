import AssetFacts
package import JobSpec

/// How a kind is told from the evidence of one file.
///
/// The first marker that holds decides; they stand from the surest down. Without one the kind is
/// unknown where a doubt holds, and else the file is not of it.
package struct KindRule: Sendable {
  /// Files that can be of the kind at all.
  enum Scope: String, Hashable, Sendable {
    case images, videos, both
  }

  package let kind: AssetKind
  /// The surest first.
  package let markers: [KindMarker]
  let doubts: [KindDoubt]
  private let scope: Scope

  init(
    _ kind: AssetKind, of scope: Scope, _ markers: [KindMarker], doubts: [KindDoubt] = []
  ) {
    self.kind = kind
    self.scope = scope
    self.markers = markers
    self.doubts = doubts
  }

  func verdict(on evidence: Evidence) -> Verdict {
    switch scope {
    case .images: guard evidence.isImage else { return .no }
    case .videos: guard evidence.isVideo else { return .no }
    case .both: break
    }
    if let marker = markers.first(where: { $0.holds(evidence) }) {
      return .yes(AssetFacts.KindFinding(marker.confidence, by: marker.name))
    }
    return doubts.first { $0.holds(evidence) }.map { .unknown($0.reason) } ?? .no
  }
}

/// What a rule says of a kind.
enum Verdict: Hashable, Sendable {
  case yes(AssetFacts.KindFinding)
  case no
  /// This file alone cannot tell.
  case unknown(KindDoubt.Reason)

  var finding: AssetFacts.KindFinding? {
    if case .yes(let finding) = self { finding } else { nil }
  }
}
