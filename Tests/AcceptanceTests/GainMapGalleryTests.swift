import Foundation
import TestSupport
import Testing

/// UltraHDR renditions of real photographs, judged by libultrahdr and gainmap-audit.
@Suite(.enabled(if: Corpus.isPresent), .serialized)
struct GainMapGalleryTests {
  private struct Verdict: Decodable {
    var output: String
    var audit: String
    var decodes: Bool
    var stops: Double?
  }

  @Test func `gain maps of every kind survive, and give the HDR picture that they gave before`()
    async throws
  {
    let corpus = try #require(Corpus.path)
    let sources = Corpus.files.filter {
      !$0.isDamaged && $0.format == "JPEG"
        && $0.capabilities.contains { $0.hasPrefix("hdr-") && $0.hasSuffix("-jpeg") }
    }.map { corpus + "/" + $0.name }
    try #require(sources.count >= 8)
    let run = try await Run.job("web-gallery", on: sources)
    var pairs: [String] = []
    for asset in run.report.delivered {
      let source = try #require(sources.first { $0.hasSuffix("/" + asset.source) })
      for output in asset.outputs where output.rendition == "large" {
        #expect(output.hdr == "preserved" && !output.lost.contains("hdr"), "\(asset.source)")
        pairs += [source, run.output.path(output.path)]
      }
    }
    #expect(pairs.count == 2 * sources.count)
    let judge = Program(path: PackageRoot.path("scripts/judge-ultrahdr"))
    let outcome = try await judge.run(pairs, timeout: .seconds(200))
    guard outcome.status != 77 else {
      return Skipped.because(outcome.errorText.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    try #require(outcome.succeeded, "\(outcome)")
    let verdicts = try outcome.lines.map {
      try JSONDecoder().decode(Verdict.self, from: Data($0.utf8))
    }
    #expect(verdicts.count == pairs.count / 2)
    for verdict in verdicts {
      #expect(verdict.audit == "ultrahdr" && verdict.decodes, "\(verdict)")
      if let stops = verdict.stops { #expect(stops < 0.1, "\(verdict)") }
    }
  }

  @Test func `HEICs and AVIFs with maps of ISO and Apple keep them as JPEGs`() async throws {
    let corpus = try #require(Corpus.path)
    let sources = Corpus.files.filter { file in
      ["hdr-iso21496-heic", "hdr-apple-gainmap"].contains { file.has($0) } && !file.isDamaged
        && file.format == "HEIC" && file.bytes < 3_000_000
    }.map { corpus + "/" + $0.name }
    try #require(sources.count >= 6)
    let run = try await Run.job("web-gallery", on: sources)
    #expect(run.report.delivered.count == sources.count)
    for asset in run.report.delivered {
      for output in asset.outputs where output.rendition == "large" {
        #expect(output.hdr == "preserved", "\(asset.source)")
      }
    }
  }
}
