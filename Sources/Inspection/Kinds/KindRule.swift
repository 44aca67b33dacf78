package import AssetFacts
package import JobSpec
import MediaFile

/// How one kind is told from the evidence of one file: markers, the surest first, and what is said
/// where none of them stands.
package struct KindRule: Sendable {
  package let kind: AssetKind
  package let markers: [KindMarker]
  /// Reasons for which the kind stays open where no marker stands.
  let doubts: [KindDoubt]
  private let family: MediaFormat.Family?

  init(
    _ kind: AssetKind, of family: MediaFormat.Family? = nil, _ markers: [KindMarker],
    unless doubts: [KindDoubt] = []
  ) {
    self.kind = kind
    self.family = family
    self.markers = markers.sorted { $0.confidence < $1.confidence }
    self.doubts = doubts
  }

  func judge(_ evidence: Evidence) -> Verdict {
    if let family, evidence.format.family != family { return .no }
    if let marker = markers.first(where: { $0.holds(evidence) }) {
      return .yes(AssetFacts.KindFinding(marker.confidence, by: marker.name))
    }
    if let doubt = doubts.first(where: { $0.holds(evidence) }) { return .unknown(doubt.reason) }
    return .no
  }
}

/// A mark that tells a kind where it stands; its absence proves nothing.
package struct KindMarker: Sendable {
  /// The carrier, dotted, as in `exif.makerNote.captureType`.
  package let name: String
  package let confidence: AssetFacts.Confidence
  let holds: @Sendable (Evidence) -> Bool

  init(
    _ confidence: AssetFacts.Confidence, _ name: String,
    _ holds: @escaping @Sendable (Evidence) -> Bool
  ) {
    self.confidence = confidence
    self.name = name
    self.holds = holds
  }
}

/// Why a file alone cannot tell.
struct KindDoubt: Sendable {
  let reason: String
  let holds: @Sendable (Evidence) -> Bool

  init(_ reason: String, _ holds: @escaping @Sendable (Evidence) -> Bool) {
    self.reason = reason
    self.holds = holds
  }

  static let unreadPictures = KindDoubt("an index lists pictures that cannot be read") {
    $0.hasUnreadPictures
  }
}

/// What a rule says of a kind.
enum Verdict: Hashable, Sendable {
  case yes(AssetFacts.KindFinding)
  case no
  /// This file alone cannot tell, and why.
  case unknown(String)
}
