import AssetFacts
import JobSpec
import MediaFile
import Testing

@testable import Inspection

@Suite struct KindRuleTests {
  static let cases = KindCase.images + KindCase.movies

  @Test(arguments: cases)
  func `kinds are judged by marks`(_ sample: KindCase) {
    let facts = sample.facts
    let found: KindCase.Expected =
      if let finding = facts.kinds[sample.kind] {
        .yes(finding.confidence, finding.marker)
      } else {
        facts.unknownKinds[sample.kind].flatMap(KindDoubt.Reason.init).map { .unknown($0) } ?? .no
      }
    #expect(found == sample.expected)
  }

  /// Each kind has files that are of it and files that are not, and each marker decides alone.
  @Test func `nothing is left untried`() {
    for kind in AssetKind.allCases {
      let expected = Self.cases.filter { $0.kind == kind }.map(\.expected)
      let decided = expected.contains { $0 != .no }
      #expect(decided && expected.contains { if case .yes = $0 { false } else { true } }, "\(kind)")
    }
    for rule in KindRules.all {
      for marker in rule.markers where marker.name != "folder" {
        let isTried = Self.cases.contains {
          $0.kind == rule.kind && $0.expected == .yes(marker.confidence, marker.name)
        }
        #expect(isTried, "\(rule.kind): \(marker.name)")
      }
      for doubt in rule.doubts {
        #expect(
          Self.cases.contains { $0.kind == rule.kind && $0.expected == .unknown(doubt.reason) },
          "\(rule.kind): \(doubt.reason)")
      }
    }
  }

  @Test func `a folder of screenshots is a hint`() {
    var evidence = Evidence(
      format: .png, bytes: 1, name: FileName("a.png", folder: "Screenshots"))
    KindRules.judge(&evidence)
    #expect(evidence.facts.kinds[.screenshots] == .init(.heuristic, by: "folder"))
  }

  @Test func `each kind has one rule, and its surest marks come first`() {
    let kinds = KindRules.all.map(\.kind)
    #expect(kinds.count == AssetKind.allCases.count)
    #expect(Set(kinds) == Set(AssetKind.allCases))
    for rule in KindRules.all {
      #expect(rule.markers.map(\.confidence) == rule.markers.map(\.confidence).sorted())
    }
  }
}
