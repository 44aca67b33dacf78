import AssetFacts
package import JobSpec
import MediaFile

/// One rule for each kind, by the evidence of one file. Other files of a folder add to it.
package enum KindRules {
  /// In the order in which help lists them.
  package static let all: [KindRule] =
    media + [livePhotos, bursts, edited] + screen + depth + geometry + camera + pace

  static func judge(_ evidence: inout Evidence) {
    for rule in all {
      switch rule.judge(evidence) {
      case .yes(let finding): evidence.facts.kinds[rule.kind] = finding
      case .no: break
      case .unknown(let reason): evidence.facts.unknownKinds[rule.kind] = reason
      }
    }
    evidence.facts.playbackStyle = playbackStyle(evidence)
  }

  private static func playbackStyle(_ evidence: Evidence) -> PlaybackStyle {
    if evidence.isVideo { return .video }
    return evidence.facts.kinds[.animated] == nil ? .image : .imageAnimated
  }
}

extension Evidence {
  var isImage: Bool { format.family == .image }
  var isVideo: Bool { format.family == .video }

  /// Whether several pictures of the format are frames in time, not pages.
  var isAnimatable: Bool { format.container != .tiff }

  /// Whether the name, in lower case, begins so.
  func isNamed(_ beginnings: [String]) -> Bool {
    let stem = name.stem.lowercased()
    return beginnings.contains { stem.hasPrefix($0) }
  }

  func hasSamsung(_ types: UInt16...) -> Bool { !samsungTypes.isDisjoint(with: types) }

  /// Whether Google's list of special types has one.
  func hasSpecialType(_ word: String) -> Bool {
    xmp.contains { $0.texts("SpecialTypeID", in: .camera).contains { $0.contains(word) } }
  }
}
