/// The words that this process was started with, as bytes.
package enum CommandLineWords {
  /// All but the program's own name. `CommandLine.arguments` repairs what is not UTF-8; a file's name may
  /// not be repaired.
  package static var current: [FilePath] {
    (1..<max(Int(CommandLine.argc), 1)).compactMap { index in
      unsafe CommandLine.unsafeArgv[index].map { unsafe FilePath(cString: $0) }
    }
  }
}
