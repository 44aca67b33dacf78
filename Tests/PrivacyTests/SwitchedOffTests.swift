import JobSpec
import MediaFile
import Testing

@testable import Privacy

/// Each remover is switched off in turn: what it then leaves, the proof must find.
@Suite struct SwitchedOffTests {
  @Test(arguments: SentinelPicture.all.indices)
  func `a remover that does nothing is found out`(index: Int) throws {
    let picture = SentinelPicture.all[index]
    let source = ArraySource(picture.bytes)
    let policy = PrivacyPolicy(remove: Set(PrivacyGroup.allCases))
    var whole = Ledger(policy: policy, pairing: .split)
    let clean = try Cleaner.clean(source, format: picture.format, &whole).apply(to: source)
    #expect(whole.found.count > min(20, picture.sentinels.count / 2))
    for carrier in whole.found {
      var ledger = Ledger(policy: policy, pairing: .split)
      ledger.spared = [carrier]
      let output = try Cleaner.clean(source, format: picture.format, &ledger).apply(to: source)
      // What holds it may have gone whole.
      guard output != clean else { continue }
      let error = #expect(throws: PrivacyError.self, "\(carrier)") {
        try Proof.check(
          output: ArraySource(output), format: picture.format, policy: policy, pairing: .split,
          values: PrivateValues())
      }
      #expect(error?.code == .privacyUnproved, "\(carrier)")
      #expect(error?.carriers.contains(carrier) == true, "\(carrier)")
    }
  }

  @Test(arguments: SentinelPicture.all.indices)
  func `what a walker overlooks, the search for values finds`(index: Int) throws {
    let picture = SentinelPicture.all[index]
    let source = ArraySource(picture.bytes)
    let policy = PrivacyPolicy(remove: Set(PrivacyGroup.allCases))
    let removal = try Removal.plan(
      of: source, format: picture.format, policy: policy, pairing: .split)
    let search = NeedleSearch(removal.values.evidence())
    let found = search.matches(in: picture.bytes)
    // Of clips, which go whole, samples are searched for.
    for sentinel in picture.sentinels
    where picture.bytes.contains(sentinel.bytes) && !sentinel.groups.contains(.motion)
      && !SentinelTIFF.unread.contains(sentinel)
    {
      let isKnown = found.contains { needle in
        needle.bytes.contains(sentinel.bytes) || sentinel.bytes.contains(needle.bytes)
      }
      #expect(isKnown, "\(sentinel)")
    }
  }
}
