import JobSpec
import TestSupport
import Testing

@testable import Privacy

@Suite struct CarrierTableTests {
  @Test func `the page of carriers is what the code asks`() throws {
    try Golden("../../docs/carriers.md").check(CarrierTable.markdown)
  }

  @Test(arguments: PrivacyGroup.allCases)
  func `every group has carriers`(group: PrivacyGroup) {
    #expect(!CarrierTable.carriers(of: group).isEmpty)
  }

  @Test func `nothing is listed twice with two meanings`() {
    var seen: [String: Meaning] = [:]
    for carrier in CarrierTable.all {
      let key = "\(carrier.holder.rawValue) \(carrier.name)"
      if let other = seen[key] { #expect(other == carrier.meaning, "\(key)") }
      seen[key] = carrier.meaning
    }
  }

  @Test func `whatever goes whole says what that costs`() {
    for case .opaque(_, let cost) in CarrierTable.all.map(\.meaning) {
      #expect(!cost.isEmpty)
    }
  }
}
