import Foundation
import JobSpec
import System
import TestSupport
import Testing

@testable import MinilabCLI

@Suite(.enabled(if: SpecBench.hasCompiler), .blocking) struct SpecLoadingTests {
  @Test(arguments: ["web-gallery", "share-safely", "normalize-uploads", "thumbnails"])
  func `a shipped job is the same in Swift and in JSON`(_ name: String) throws {
    var bench = try SpecBench()
    bench.loader.environment["UPLOAD_LONG_EDGE"] = nil
    let fromSwift = try bench.loader.load(FilePath(name))
    let fromJSON = try bench.loader.load(
      SpecBench.files.pipelines.appending(FilePath(name + ".json")))
    #expect(fromSwift == fromJSON)
    #expect(fromSwift.validate().isEmpty)
    #expect(fromSwift.name == name)
    let text = try String(
      contentsOfFile: PackageRoot.path("pipelines/\(name).json"), encoding: .utf8)
    #expect(fromSwift.jsonText == text)
  }

  @Test func `a spec that was seen needs no compiler`() throws {
    let bench = try SpecBench()
    let path = try bench.write(Self.plain)
    let job = try bench.loader.load(path)
    #expect(try bench.withoutCompiler().load(path) == job)
    // Another spec does.
    let other = try bench.write(Self.plain.replacing("plain", with: "other"), to: "other.swift")
    let error = #expect(throws: SpecError.self) { try bench.withoutCompiler().load(other) }
    #expect(error?.exit == .unavailable)
    #expect(error?.messages.first?.contains("--emit-json") == true)
  }

  @Test func `a shipped job needs no compiler either`() throws {
    let bench = try SpecBench()
    let job = try bench.withoutCompiler().load("web-gallery")
    #expect(try bench.loader.load("web-gallery") == job)
  }

  @Test func `a changed spec is compiled again`() throws {
    let bench = try SpecBench()
    #expect(try bench.load(Self.plain).name == "plain")
    #expect(try bench.load(Self.plain.replacing("plain", with: "changed")).name == "changed")
  }

  @Test func `a damaged cache is no cache`() throws {
    let bench = try SpecBench()
    let path = try bench.write(Self.plain)
    let job = try bench.loader.load(path)
    let specs = bench.folder.path + "/specs"
    for damage in ["", "{", "[{}]", "[{\"job\": {}, \"environment\": {}}]", "\u{0}"] {
      for name in try FileManager.default.contentsOfDirectory(atPath: specs) {
        try Data(damage.utf8).write(to: URL(fileURLWithPath: specs + "/" + name))
      }
      #expect(try bench.loader.load(path) == job)
    }
  }

  @Test(arguments: ["/proc/minilab", "/dev/null/minilab"])
  func `a cache that cannot be written to is no cache`(_ cache: FilePath) throws {
    let bench = try SpecBench()
    var loader = bench.loader
    loader.folders = SpecFolders(in: cache)
    // A shipped job is there in JSON; a spec is compiled, and what that made goes away again.
    #expect(try loader.load("thumbnails") == bench.loader.load("thumbnails"))
    #expect(bench.told.isEmpty)
    #expect(try loader.load(try bench.write(Self.plain)).name == "plain")
    #expect(bench.told.contains("cannot be written to"))
  }

  @Test func `damaged knowledge of compilers is none`() throws {
    let folder = try TemporaryFolder()
    let file = CacheFile(path: FilePath(folder.path("compilers.json")))
    let compiler = try #require(SwiftCompiler.find(in: .current))
    var known = KnownCompilers(file)
    #expect(known.version(of: nil) == nil)
    known.record("Swift 6", of: compiler)
    #expect(KnownCompilers(file).version(of: compiler) == "Swift 6")
    #expect(KnownCompilers(file).version(of: nil) == "Swift 6")
    try Data("[{}]".utf8).write(to: folder.url("compilers.json"))
    #expect(KnownCompilers(file).version(of: compiler) == nil)
  }

  @Test func `without the cache it is evaluated anew`() throws {
    var bench = try SpecBench()
    let path = try bench.write(Self.printing)
    _ = try bench.loader.load(path)
    _ = try bench.loader.load(path)
    #expect(bench.told.ranges(of: "garbage").count == 1)
    bench.loader.ignoresCache = true
    _ = try bench.loader.load(path)
    #expect(bench.told.ranges(of: "garbage").count == 2)
  }

  @Test func `what a spec prints spoils nothing`() throws {
    let bench = try SpecBench()
    #expect(try bench.load(Self.printing).name == "printing")
    #expect(bench.told.contains("{\"garbage\": "))
  }

  @Test func `a variable that was read joins the key`() throws {
    var bench = try SpecBench()
    let path = try bench.write(
      """
      import JobSpec
      let job = Job(
        Env["JOB_NAME", default: "unnamed"],
        renditions: [.image("a", .jpeg(quality: Int(Env["QUALITY"] ?? "80")!))])
      """)
    bench.loader.environment["JOB_NAME"] = nil
    #expect(try bench.loader.load(path).name == "unnamed")
    bench.loader.environment["JOB_NAME"] = "named"
    bench.loader.environment["QUALITY"] = "70"
    let job = try bench.loader.load(path)
    #expect(job.name == "named")
    #expect(job.renditions == [.image("a", .jpeg(quality: 70))])
    // Both are kept; a variable that was not read does not count.
    bench.loader.environment["JOB_NAME"] = nil
    bench.loader.environment["QUALITY"] = nil
    bench.loader.environment["SOMETHING_ELSE"] = "1"
    #expect(try bench.withoutCompiler().load(path).name == "unnamed")
  }

  @Test func `nothing but Env tells of the environment`() throws {
    let bench = try SpecBench()
    let job = try bench.load(
      """
      import Glibc
      import JobSpec
      let job = Job(getenv("PATH") == nil ? "empty" : "leaks", renditions: [.original()])
      """)
    #expect(job.name == "empty")
  }

  @Test func `JSON needs no Swift`() throws {
    let bench = try SpecBench()
    let path = try bench.write(JobTexts.json, to: "job.json")
    #expect(try bench.withoutCompiler().load(path).name == "from-json")
    let bad = try bench.write("{\"schema\": 1,}", to: "bad.json")
    let error = #expect(throws: SpecError.self) { try bench.loader.load(bad) }
    #expect(error?.exit == .badSpec)
    #expect(error?.messages == ["\(bad): line 1, column 14: Expected a key in quotes."])
  }

  @Test(arguments: [
    (
      "no-such-job",
      "there is no job 'no-such-job'; the jobs that ship with minilab are "
        + "normalize-uploads, share-safely, thumbnails, web-gallery"
    ),
    ("a/b", "expected a .swift or .json file but got 'a/b'"),
  ])
  func `a job that is not there`(_ name: String, _ message: String) throws {
    let bench = try SpecBench()
    let error = #expect(throws: SpecError.self) { try bench.loader.load(FilePath(name)) }
    #expect(error == SpecError(.noInput, message))
  }

  @Test func `a spec that is not there`() throws {
    let bench = try SpecBench()
    let error = #expect(throws: SpecError.self) { try bench.loader.load("missing.swift") }
    #expect(error?.exit == .noInput)
  }

  @Test func `two at once build one toolchain`() async throws {
    let folder = try TemporaryFolder()
    let spec = FilePath(PackageRoot.path("pipelines/thumbnails.swift"))
    let jobs = try await withThrowingTaskGroup(of: Job.self) { group in
      for _ in 0..<2 {
        group.addTask {
          let loader = SpecLoader(
            environment: .current, files: SpecBench.files,
            folders: SpecFolders(in: FilePath(folder.path)))
          return try loader.load(spec)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(jobs.count == 2)
    let toolchains = try FileManager.default.contentsOfDirectory(
      atPath: folder.path + "/toolchains")
    #expect(toolchains.count { $0.count == 64 } == 1)
    #expect(!toolchains.contains { $0.hasPrefix(".") })
  }

  static let plain = """
    import JobSpec
    let job = Job("plain", renditions: [.original()])
    """

  static let printing = """
    import JobSpec
    let job: Job = {
      print("{\\"garbage\\": ")
      return Job("printing", renditions: [.original()])
    }()
    """
}

enum JobTexts {
  static let json = #"""
    {"schema": 1, "name": "from-json", "renditions": [{"name": "o", "output": "original"}]}
    """#
}
