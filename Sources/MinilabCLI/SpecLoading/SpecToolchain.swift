import Hashing
import System

/// JobSpec and the driver, compiled by one version of the compiler. Made once, then kept.
struct SpecToolchain {
  let compiler: SwiftCompiler
  /// Holds the modules, the objects and the entry point.
  let folder: FilePath
  /// Where the compiler keeps what it made of C headers. It stays where it is: what is in it knows
  /// its own path.
  let moduleCache: FilePath
  let sources: SpecSources
  let environment: Environment

  /// Where every spec's program starts. It names `job`, which the spec must define; what the
  /// compiler says about that is put into the spec's own terms by ``CompilerDiagnostics``.
  static let entryPointName = "minilab-entry-point.swift"
  private static let entryPoint =
    "import SpecDriver\n\n@main enum MinilabEntryPoint {\n"
    + "  static func main() { SpecDriver.deliver { job } }\n}\n"

  /// Whether it was built.
  var isReady: Bool { Files.exists(folder.appending(FilePath(Self.entryPointName))) }

  /// Compiles JobSpec and the driver, in a folder of its own that then takes its place at once: two
  /// that build at the same time do not meet.
  func build(interrupt: Interrupt?) throws(SpecError) {
    let work = try SpecError.orEnd(with: .cantCreate) { () throws(SystemError) in
      try Files.makeDirectories(folder.parent, mode: 0o700)
      return try Files.makeTemporaryDirectory(in: folder.parent, prefix: ".building-")
    }
    defer { try? Files.removeTree(work) }
    try compile("JobSpec", sources.jobSpec, in: work, interrupt)
    try compile("SpecDriver", sources.driver, in: work, interrupt)
    try SpecError.orEnd(with: .cantCreate) { () throws(SystemError) in
      let entry = work.appending(FilePath(Self.entryPointName))
      try OpenFile.open(entry, .createExclusive(mode: 0o600)).write(all: Self.entryPoint.utf8)
      do throws(SystemError) {
        try Files.rename(work, to: folder, replacing: false)
      } catch {
        // Another run was faster.
        guard isReady else { throw error }
      }
    }
  }

  private func compile(
    _ module: String, _ files: [FilePath], in work: FilePath, _ interrupt: Interrupt?
  ) throws(SpecError) {
    let settings: [FilePath] = [
      "-module-name", FilePath(module), "-package-name", "minilab", "-swift-version", "6",
      "-parse-as-library", "-wmo", "-Onone", "-suppress-warnings", "-emit-module",
      "-emit-module-path", work.appending(FilePath("\(module).swiftmodule")), "-emit-object", "-o",
      work.appending(FilePath("\(module).o")),
    ]
    let run = try run(settings + searchPaths(in: work) + files, interrupt)
    guard run.status == .exited(code: 0) else {
      throw SpecError(
        .unavailable,
        "\(compiler.path) cannot compile what .swift jobs are built on; they need Swift 6.2 or "
          + "newer. A .json job needs no Swift: `minilab plan --emit-json` makes one elsewhere.\n"
          + run.errors + run.output)
    }
  }

  /// Runs the compiler; it has two minutes.
  func run(_ arguments: [FilePath], _ interrupt: Interrupt?) throws(SpecError) -> CapturedRun {
    var command = System.Command(compiler.path, arguments)
    command.environment = environment
    return try SpecError.orEnd(with: .unavailable) { () throws(SystemError) in
      try CapturedRun(command, within: .seconds(120), interrupt: interrupt)
    }
  }

  /// Where the modules are that a spec, or the driver, imports.
  func searchPaths(in folder: FilePath) -> [FilePath] {
    [
      "-I", folder, "-I", sources.driverHeaders, "-module-cache-path", moduleCache,
    ]
  }
}
