import JobSpec
import System

/// A `swiftc` and what tells it from another one without starting it.
struct SwiftCompiler: Hashable, Sendable {
  /// As it is called: what it does depends on its name.
  let path: FilePath
  let identity: Identity

  /// The file that a compiler's path leads to.
  struct Identity: Hashable, Sendable {
    let path: FilePath
    let size: Int
    /// In nanoseconds since 1970.
    let mtime: Int
    let inode: Int
  }

  /// The compiler that `MINILAB_SWIFTC` names, or the first `swiftc` on the `PATH`.
  static func find(in environment: Environment) -> SwiftCompiler? {
    if let named = environment.values["MINILAB_SWIFTC"], !named.isEmpty {
      if named.bytes.contains(UInt8(ascii: "/")) { return SwiftCompiler(named) }
      return find(named, in: environment)
    }
    return find("swiftc", in: environment)
  }

  private static func find(_ name: FilePath, in environment: Environment) -> SwiftCompiler? {
    let folders = environment.values["PATH"]?.bytes.split(separator: UInt8(ascii: ":")) ?? []
    return folders.lazy.compactMap { SwiftCompiler(FilePath(bytes: $0).appending(name)) }.first
  }

  /// `nil` where the path leads to nothing that can be run.
  init?(_ path: FilePath) {
    guard let real = try? Files.realPath(path), let status = try? FileStatus.of(real),
      status.kind == .file, status.mode & 0o111 != 0
    else { return nil }
    self.path = path
    identity = Identity(
      path: real, size: status.size, mtime: status.mtime,
      inode: Int(truncatingIfNeeded: status.inode))
  }

  /// All that the compiler says of its version and its target.
  func version(in environment: Environment) throws(SpecError) -> String {
    var command = System.Command(path, ["--version"])
    command.environment = environment
    let run = try SpecError.orEnd(with: .unavailable) { () throws(SystemError) in
      try CapturedRun(command, within: .seconds(20), interrupt: nil)
    }
    guard run.status == .exited(code: 0), !run.output.isEmpty else {
      throw SpecError(.unavailable, "\(path) --version failed: \(run.errors)")
    }
    return run.output
  }
}

extension SwiftCompiler.Identity: JSONConvertible {
  init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    let path: String = try fields.value("path")
    guard let bytes = Base64.decode(path) else {
      throw Problem("Expected a path in base64.", at: place)
    }
    self.init(
      path: FilePath(bytes: bytes), size: try fields.value("size"),
      mtime: try fields.value("mtime"), inode: try fields.value("inode"))
    try fields.end()
  }

  var json: JSON {
    [
      "path": .string(Base64.encode(path.bytes)), "size": .int(size), "mtime": .int(mtime),
      "inode": .int(inode),
    ]
  }
}
