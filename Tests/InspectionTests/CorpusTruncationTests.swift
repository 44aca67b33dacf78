import Foundation
import MediaFile
import TestSupport
import Testing

/// Real files, each cut short at places spread over its length: a few here, as many as
/// `MINILAB_TRUNCATIONS` says in `make torture`.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusTruncationTests {
  private static let places =
    ProcessInfo.processInfo.environment["MINILAB_TRUNCATIONS"].flatMap { Int($0) } ?? 3

  @Test func `a file cut anywhere has facts or a failure with a name`() throws {
    for file in Corpus.files {
      let whole = try InspectedFile.bytes(file.path, limit: 64 << 20)
      // Odd places, so that cuts rarely fall on a boundary.
      for place in 0..<Self.places {
        let end = (whole.count * (2 * place + 1)) / (2 * Self.places)
        do {
          _ = try InspectedFile.facts(of: PieceSource(of: whole, 0..<end), name: file.name)
        } catch {
          #expect(error is MediaFileError, "\(file) cut at \(end): \(error)")
        }
      }
    }
  }
}
