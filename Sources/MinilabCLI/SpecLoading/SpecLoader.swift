import Hashing
import JobSpec
import System

/// Finds a job and reads it: from JSON, or from Swift by way of the user's own compiler.
///
/// Compiled specs are kept. As long as neither the spec, nor the compiler, nor we have changed, nor
/// a variable that the spec read, no compiler is started again; none needs to be there.
struct SpecLoader {
  var environment: Environment
  /// What ships with the program; `nil` where it was not found.
  var files: ShippedFiles?
  /// Where what was compiled is kept; `nil` keeps nothing.
  var folders: SpecFolders?
  /// Evaluates anew what is kept.
  var ignoresCache = false
  /// How long a spec may run.
  var time: Duration = .seconds(10)
  var interrupt: Interrupt?
  /// Takes what a person should see meanwhile, a line or more: it takes long, the spec printed.
  var say: (String) -> Void = { _ in }

  /// The job that a command line names. It is read, not checked: `validate()` does that.
  ///
  /// Blocks while a compiler or the spec runs.
  func load(_ job: FilePath) throws(SpecError) -> Job {
    switch try SpecSource(job, shipped: files) {
    case .json(let path): try decode(try read(path), from: path)
    case .standardInput: try decode(try readStandardInput(), from: "stdin")
    case .swift(let path): try compiled(path, else: nil)
    case .shipped(let swift, let json): try compiled(swift, else: json)
    }
  }
}

// MARK: - JSON

extension SpecLoader {
  private static let largest = 16 << 20

  private func decode(_ bytes: [UInt8], from path: FilePath) throws(SpecError) -> Job {
    do throws(JobError) {
      return try Job(jsonBytes: bytes)
    } catch {
      throw SpecError(.badSpec, error.problems.map { "\(path): \($0)" })
    }
  }

  private func read(_ path: FilePath) throws(SpecError) -> [UInt8] {
    try SpecError.orEnd(with: .noInput) { () throws(SystemError) in
      try OpenFile.open(path, .read).readAll(limit: Self.largest)
    }
  }

  private func readStandardInput() throws(SpecError) -> [UInt8] { try read("/dev/stdin") }
}

// MARK: - Swift

extension SpecLoader {
  private func compiled(_ spec: FilePath, else json: FilePath?) throws(SpecError) -> Job {
    let contents = try read(spec)
    let sources = try findSources()
    let compiler = SwiftCompiler.find(in: environment)
    if !ignoresCache, let folders, let version = folders.known.version(of: compiler) {
      let key = SpecCache.Key(contents: contents, compilerVersion: version, sources: sources)
      if let job = SpecCache(folder: folders.specs).job(for: key, in: environment) { return job }
    }
    // What ships in both forms is worth compiling only where that can be kept.
    if let json, compiler == nil || folders?.areWritable != true {
      return try decode(try read(json), from: json)
    }
    guard let compiler else { throw SpecError(.unavailable, Self.noCompiler(for: spec)) }
    return try withFolders { folders throws(SpecError) in
      let specs = SpecCache(folder: folders.specs)
      let version = try compiler.version(in: environment)
      var known = folders.known
      known.record(version, of: compiler)
      let toolchain = try toolchain(compiler, version: version, sources, in: folders)
      let answer = try evaluate(spec, with: toolchain)
      // A file that was changed meanwhile must not be remembered as what it was.
      if try read(spec) == contents {
        let key = SpecCache.Key(contents: contents, compilerVersion: version, sources: sources)
        specs.store(answer, for: key)
      }
      return answer.job
    }
  }

  private func findSources() throws(SpecError) -> SpecSources {
    guard let files else {
      throw SpecError(
        .unavailable,
        "what .swift jobs are compiled with was not found: expected share/minilab beside the "
          + "program's bin folder. Install minilab again, or use a .json job.")
    }
    return try SpecError.orEnd(with: .unavailable) { () throws(SystemError) in
      try SpecSources(in: files.sources)
    }
  }

  private func toolchain(
    _ compiler: SwiftCompiler, version: String, _ sources: SpecSources, in folders: SpecFolders
  ) throws(SpecError) -> SpecToolchain {
    let name = SpecCache.Key(contents: [], compilerVersion: version, sources: sources).digest.hex
    let toolchain = SpecToolchain(
      compiler: compiler, folder: folders.toolchains.appending(FilePath(name)),
      moduleCache: folders.toolchains.appending("clang"), sources: sources, environment: environment
    )
    if !toolchain.isReady {
      let line = version.split(separator: "\n").first ?? ""
      say("minilab: compiling JobSpec for \(line); this happens once and takes a few seconds")
      try toolchain.build(interrupt: interrupt)
    }
    return toolchain
  }

  private func evaluate(
    _ spec: FilePath, with toolchain: SpecToolchain
  ) throws(SpecError) -> SpecAnswer {
    let work = try SpecError.orEnd(with: .cantCreate) { () throws(SystemError) in
      try Files.makeTemporaryDirectory(in: toolchain.folder.parent, prefix: ".spec-")
    }
    defer { try? Files.removeTree(work) }
    let product = try SpecCompilation(spec: spec, toolchain: toolchain, interrupt: interrupt)
      .compile(into: work)
    if !product.warnings.isEmpty { say(product.warnings) }
    let result = try SpecEvaluation(
      spec: spec, program: product.program, environment: environment, time: time,
      interrupt: interrupt
    ).evaluate()
    if !result.printed.isEmpty { say(result.printed) }
    return result.answer
  }

  /// The cache, or folders that go away again where there is none, or none that we may write to.
  private func withFolders(
    _ body: (SpecFolders) throws(SpecError) -> Job
  ) throws(SpecError) -> Job {
    if let folders {
      if folders.areWritable { return try body(folders) }
      say("minilab: “\(folders.toolchains)” cannot be written to, so nothing compiled is kept")
    }
    let temporary = try SpecError.orEnd(with: .cantCreate) { () throws(SystemError) in
      let parent = environment.values["TMPDIR"] ?? "/tmp"
      return try Files.makeTemporaryDirectory(in: parent, prefix: "minilab-")
    }
    defer { try? Files.removeTree(temporary) }
    return try body(SpecFolders(in: temporary))
  }

  private static func noCompiler(for spec: FilePath) -> String {
    "\(spec) needs a Swift compiler, and there is no swiftc on the PATH. Install Swift from "
      + "swift.org, name a compiler with MINILAB_SWIFTC, or run a .json job, which needs none: "
      + "`minilab plan --emit-json \(spec) > job.json` makes one on a machine that has Swift."
  }
}
