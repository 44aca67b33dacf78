import Foundation
import JobSpec
import MediaFile
import TestSupport
import Testing

@testable import Privacy

/// Real files: every one is cleaned and proved, or refused by name.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusRemovalTests {
  static let formats: [(String, FileFormat)] = [("JPEG", .jpeg), ("PNG", .png), ("WebP", .webP)]

  static let policies: [(String, PrivacyPolicy)] = [
    ("location", .removing(.location)), ("sharing", .sharing), ("publishing", .publishing),
  ]

  @Test(arguments: ["location", "sharing", "publishing"])
  func `every file is proved clean or refused`(name: String) throws {
    let policy = try #require(Self.policies.first { $0.0 == name }).1
    let dump = ProcessInfo.processInfo.environment["PRIVACY_DUMP"]
    var counts = ["cleaned": 0, "unchanged": 0]
    var refusals: [String] = []
    for (word, format) in Self.formats {
      for file in Corpus.files where file.format == word {
        let source = ArraySource([UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path))))
        do {
          let removal = try Removal.plan(of: source, format: format, policy: policy, pairing: .keep)
          let output = SplicedSource(removal.splice, of: source)
          try Proof.check(
            output: output, format: format, policy: policy, pairing: .keep, values: removal.values)
          let again = try Removal.plan(of: output, format: format, policy: policy, pairing: .keep)
          #expect(again.splice.isIdentity(ofCount: output.count), "second run changes \(file.name)")
          counts[
            removal.splice.isIdentity(ofCount: source.count) ? "unchanged" : "cleaned", default: 0] +=
            1
          if let dump {
            let flat = file.name.replacingOccurrences(of: "/", with: "+")
            try Data(try removal.splice.apply(to: source)).write(
              to: URL(fileURLWithPath: "\(dump)/\(name)/\(flat)"))
          }
        } catch let error as PrivacyError {
          refusals.append("\(file.name): \(error.code.rawValue) \(error.message) \(error.carriers)")
        }
      }
    }
    print("CORPUS", name, counts, "refused", refusals.count)
    for refusal in refusals { print("  REFUSED", refusal) }
  }
}
