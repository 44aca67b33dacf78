import Foundation
import JobSpec
import Synchronization
import System
import TestSupport
import Testing

@testable import MinilabCLI

/// A folder for one spec, and a loader that keeps what it compiles for itself.
///
/// What takes seconds to build, JobSpec for this toolchain, is built once for all tests.
struct SpecBench {
  let folder: TemporaryFolder
  var loader: SpecLoader
  private let said = Said()

  /// Whether this machine can compile specs at all.
  static let hasCompiler: Bool = {
    if SwiftCompiler.find(in: .current) != nil { return true }
    Skipped.because("no swiftc on the PATH: specs in Swift are not tested")
    return false
  }()

  static let files = ShippedFiles(
    pipelines: FilePath(PackageRoot.path("pipelines")),
    sources: FilePath(PackageRoot.path("Sources")))

  init() throws {
    folder = try TemporaryFolder()
    let specs = FilePath(folder.path).appending("specs")
    let toolchains = try Self.hasCompiler ? Self.shared.get() : specs
    let said = said
    loader = SpecLoader(
      environment: .current, files: Self.files,
      folders: SpecFolders(toolchains: toolchains, specs: specs), say: { said.add($0) })
  }

  /// What the loader told meanwhile.
  var told: String { said.text }

  /// Writes a spec, and says where.
  func write(_ text: String, to name: String = "my job.swift") throws -> FilePath {
    let path = FilePath(folder.path).appending(FilePath(name))
    try Data(text.utf8).write(to: URL(fileURLWithPath: path.string))
    return path
  }

  /// Loads a spec of this text.
  func load(_ text: String) throws -> Job { try loader.load(try write(text)) }

  /// Why a spec of this text cannot be loaded; the folder's name is left out of it.
  func failure(of text: String) throws -> SpecError {
    let path = try write(text)
    let error = try #require(throws: SpecError.self) { try loader.load(path) }
    return SpecError(
      error.exit, error.messages.map { $0.replacingOccurrences(of: folder.path + "/", with: "") })
  }

  /// The same machine, without a compiler in sight.
  func withoutCompiler() -> SpecLoader {
    var loader = loader
    loader.environment["PATH"] = ""
    loader.environment["MINILAB_SWIFTC"] = nil
    return loader
  }

  private final class Said: Sendable {
    private let parts = Mutex<[String]>([])
    func add(_ part: String) { parts.withLock { $0.append(part) } }
    var text: String { parts.withLock { $0.joined(separator: "\n") } }
  }

  /// What is built once, here rather than by whichever test comes first.
  private static let shared = Result {
    let folder = try TemporaryFolder()
    toolchainFolder.withLock { $0 = folder }
    let toolchains = FilePath(folder.path)
    let loader = SpecLoader(
      environment: .current, files: files,
      folders: SpecFolders(toolchains: toolchains, specs: toolchains.appending("specs")))
    _ = try loader.load(files.pipelines.appending("thumbnails.swift"))
    return toolchains
  }

  /// Keeps the folder as long as the tests run.
  private static let toolchainFolder = Mutex<TemporaryFolder?>(nil)
}
