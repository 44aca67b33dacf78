import AssetFacts
import MediaFile

/// Blurred backgrounds, and the depth that allows them.
enum Depth {
  static func effect(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.appleCaptureType == 2 { return .yes(.certain) }
    if let rendered = evidence.customRendered, (7...9).contains(rendered) { return .yes(.certain) }
    if evidence.auxiliaryTypes.contains("urn:com:apple:photo:2018:aux:portraiteffectsmatte") {
      return .yes(.certain)
    }
    if evidence.xmpText("SpecialTypeID", in: .camera)?.contains("PORTRAIT") == true {
      return .yes(.certain)
    }
    return evidence.hasUnreadPictures ? .unknown : .no
  }

  static func data(_ evidence: Evidence) -> Verdict {
    guard evidence.isImage else { return .no }
    if evidence.auxiliaryTypes.contains(where: { AuxiliaryPicture($0) == .depth }) {
      return .yes(.certain)
    }
    if evidence.xmp.contains(where: { $0.has("Data", in: .depthMap) }) { return .yes(.certain) }
    return evidence.hasUnreadPictures ? .unknown : .no
  }

  /// Both: the effect, and the data to change it by.
  static func portrait(_ evidence: Evidence) -> Verdict {
    switch (effect(evidence), data(evidence)) {
    case (.yes(let confidence), .yes): .yes(confidence)
    case (.no, _), (_, .no): .no
    default: .unknown
    }
  }
}
