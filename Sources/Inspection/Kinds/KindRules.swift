import AssetFacts
import JobSpec
import MediaFile

/// One rule for each kind, by the evidence of one file. No kind is told by a name's extension.
package enum KindRules {
  package static let all: [KindRule] =
    media + motion + pairing + screen + depth + [portrait] + geometry + camera + pace

  static func judge(_ evidence: inout Evidence) {
    for rule in all { evidence.facts.take(rule.verdict(on: evidence), on: rule.kind) }
    evidence.facts.playbackStyle = playbackStyle(evidence)
  }

  private static let media = [
    KindRule(.images, of: .images, [.certain("format", "bytes of a picture") { _ in true }]),
    KindRule(.videos, of: .videos, [.certain("format", "bytes of a movie") { _ in true }]),
    KindRule(
      .raw, of: .images,
      [.certain("format", "bytes of a camera raw format") { $0.format.isRaw }]),
    KindRule(
      .animated, of: .images,
      [
        .certain("frames", "several frames in time, not pages") {
          $0.facts.frames > 1 && $0.format.container != .tiff
        }
      ]),
    KindRule(
      .hdr, of: .both,
      [
        .certain("hdr.appleGainMap", "Apple's gain map, and it is there") {
          $0.facts.hdr == "appleGainMap"
        },
        .certain("hdr.isoGainMap", "a gain map of ISO 21496-1, and it is there") {
          $0.facts.hdr == "isoGainMap"
        },
        .certain("hdr.ultraHDR", "Google's and Adobe's gain map, and it is there") {
          $0.facts.hdr == "ultraHDR"
        },
        .certain("hdr.pq", "the transfer PQ, or Dolby Vision") { $0.facts.hdr == "pq" },
        .certain("hdr.hlg", "the transfer HLG") { $0.facts.hdr == "hlg" },
        .certain("hdr", "light beyond white by another way, as RGBE has it") {
          $0.facts.hdr != nil
        },
        .strong("movie.masteringDisplay", "`mdcv` or `clli` without a transfer of HDR") {
          $0.hasMasteringDisplay
        },
      ]),
  ]

  private static func playbackStyle(_ evidence: Evidence) -> PlaybackStyle {
    if evidence.isVideo { return .video }
    return evidence.facts.kinds[.animated] == nil ? .image : .imageAnimated
  }
}

extension AssetFacts {
  fileprivate mutating func take(_ verdict: Verdict, on kind: AssetKind) {
    switch verdict {
    case .yes(let finding): kinds[kind] = finding
    case .no: break
    case .unknown(let doubt): unknownKinds[kind] = doubt.rawValue
    }
  }
}

extension Evidence {
  var isImage: Bool { format.family == .image }
  var isVideo: Bool { format.family == .video }
}
