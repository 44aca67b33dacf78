import Foundation
import TestSupport
import Testing

/// What the documentation shows compiles against the modules that were just built.
struct SnippetTests {
  static let snippets = Snippet.all(in: "README.md")

  @Test func `the README shows a job and a library call`() {
    #expect(Self.snippets.contains { $0.code.contains("import JobSpec") })
    #expect(Self.snippets.contains { $0.code.contains("import Minilab") })
  }

  @Test(arguments: snippets)
  func `a snippet compiles`(snippet: Snippet) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(snippet.code, to: "main.swift")
    let swiftc = Program(path: "/usr/bin/env")
    let outcome = try await swiftc.run(
      ["swiftc", "-typecheck", "-swift-version", "6"] + moduleFlags + [file],
      timeout: .seconds(120))
    #expect(outcome.succeeded, "\(snippet.testDescription)\n\(outcome.errorText)")
  }

  /// Where the compiler finds our modules, and the C modules that they stand on.
  private var moduleFlags: [String] {
    let built = BuiltProduct.folder
    let maps =
      [built + "/CSystem.build/module.modulemap"]
      + ["CSQLite", "CNettle", "CZlib", "CBrotli", "CExif", "CExpat", "CVips", "CHeif", "CAV"].map {
        PackageRoot.path("Sources/\($0)/module.modulemap")
      }
    return ["-I", built + "/Modules"] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }
}
