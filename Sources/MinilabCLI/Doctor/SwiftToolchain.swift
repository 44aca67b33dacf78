import System

/// The Swift compiler that would read a `.swift` job.
struct SwiftToolchain: Hashable, Sendable {
  var compiler: FilePath
  /// The compiler's own first line; `nil` where it does not run.
  var version: String?

  /// The first `swiftc` on the PATH.
  static func find(in environment: Environment) -> SwiftToolchain? {
    let folders = environment.values["PATH"]?.bytes.split(separator: UInt8(ascii: ":")) ?? []
    let places = folders.map { FilePath(bytes: $0).appending("swiftc") }
    guard let compiler = places.first(where: { Files.exists($0) }) else { return nil }
    return SwiftToolchain(compiler: compiler, version: version(of: compiler, environment))
  }

  private static func version(of compiler: FilePath, _ environment: Environment) -> String? {
    do throws(SystemError) {
      let answer = try OpenFile.makeAnonymous(named: "swiftc-version")
      var command = System.Command(compiler, ["--version"])
      command.environment = environment
      command.standardOutput = .file(answer)
      command.standardError = .null
      guard try ChildProcess.spawn(command).wait(timeout: .seconds(10)) == .exited(code: 0) else {
        return nil
      }
      let text = FilePath(bytes: try answer.read(at: 0, count: 4096)).string
      return text.split(separator: "\n").first.map(String.init)
    } catch {
      return nil
    }
  }
}
