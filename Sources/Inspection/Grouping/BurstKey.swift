package import AssetFacts
import JobSpec

/// What the frames of one burst have in common.
package enum BurstKey {
  /// Equal for the frames of one burst of one folder; `nil` for what is no frame of any.
  ///
  /// An identifier inside of the file decides; else what cameras write into names:
  /// `…_BURST20240131120000123` counts within the burst before it and tells the burst behind it,
  /// `IMG_20240131_120000_BURST001` does it the other way round.
  package static func of(_ facts: AssetFacts, named name: String) -> String? {
    guard facts.has(.images) == .yes else { return nil }
    if let identifier = facts.burstIdentifier { return "id/" + identifier }
    let stem = GroupingName(name).base
    guard let mark = stem.lastRange(of: "_burst") else { return nil }
    let digits = stem[mark.upperBound...].prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    if digits.count > 4 { return "name/" + digits }
    guard mark.lowerBound > stem.startIndex else { return nil }
    let captured = facts.captured.map { "\($0.year)/\($0.month)/\($0.day)" } ?? ""
    return "name/\(stem[..<mark.lowerBound])/\(captured)"
  }
}

extension Evidence {
  /// Makes facts of what says that a picture is a burst's frame, and the camera's choice.
  mutating func describeBurst() {
    facts.burstIdentifier = burstIdentifier
    if xmpText("BurstPrimary", in: .camera) == "1" || GroupingName(name.full).isCover {
      facts.isBurstPick = true
    }
  }
}

extension String {
  /// Where a text stands for the last time.
  fileprivate func lastRange(of text: String) -> Range<String.Index>? {
    var end = endIndex
    while let start = index(end, offsetBy: -text.count, limitedBy: startIndex) {
      if self[start..<end] == text { return start..<end }
      end = index(before: end)
    }
    return nil
  }
}
