import JobSpec
import MediaFile
import Testing

@testable import Privacy

/// Damaged files end clean and proved, or refused by name; nothing else, and never with a trap.
@Suite struct DamageTests {
  @Test(arguments: SentinelPicture.all.indices)
  func `every sampled truncation`(index: Int) {
    let picture = SentinelPicture.all[index]
    for length in stride(
      from: 0, to: picture.bytes.count, by: max(37, picture.bytes.count / 250))
    {
      Self.check(Array(picture.bytes.prefix(length)), picture)
    }
  }

  @Test(arguments: SentinelPicture.all.indices)
  func `every sampled change`(index: Int) {
    let picture = SentinelPicture.all[index]
    var random = SplitMix(state: 0xC0FFEE + UInt64(index))
    for _ in 0..<150 {
      var bytes = picture.bytes
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      Self.check(bytes, picture)
    }
  }

  private static func check(_ bytes: [UInt8], _ picture: SentinelPicture) {
    let source = ArraySource(bytes)
    for policy in [PrivacyPolicy.removing(.location), .publishing] {
      do {
        let removal = try Removal.plan(
          of: source, format: picture.format, policy: policy, pairing: .keep)
        let output = SplicedSource(removal.splice, of: source)
        // What the plan promises holds, or the proof says so.
        try Proof.check(
          output: output, format: picture.format, policy: policy, pairing: .keep,
          values: removal.values)
        #expect(output.count == removal.splice.count)
      } catch {
        #expect(!error.message.isEmpty)
      }
    }
  }
}

/// The same changes on every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
