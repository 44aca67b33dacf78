import AssetFacts
import Foundation
import TestSupport
import Testing

/// What we say of the corpus against what the referees say, field by field.
@Suite(
  .enabled(if: Corpus.isPresent && Referee.exiftool.isInstalled && Referee.ffprobe.isInstalled))
struct AgreementTests {
  private static let files = Task {
    let testimonies = try await Testimony.ofCorpus()
    return Corpus.files.compactMap { file -> (String, AssetFacts, Testimony)? in
      guard file.isReadInFull, let facts = try? InspectedFile.facts(file.path),
        let testimony = testimonies[file.path]
      else { return nil }
      return (file.name, facts, testimony)
    }
  }

  @Test(arguments: ComparedField.metadata + ComparedField.structure)
  func `every difference is explained`(_ field: ComparedField) async throws {
    let agreement = Agreement(of: field, over: try await Self.files.value)
    print(agreement)
    #expect(agreement.compared > 0)
    #expect(agreement.differences == [], "\(field.name)")
    #expect(agreement.stale == [], "explanations without a difference")
  }
}

extension ComparedField: CustomTestStringConvertible {
  var testDescription: String { name }
}
