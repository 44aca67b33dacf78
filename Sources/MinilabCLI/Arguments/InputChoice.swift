import Engine
import System

/// Which files and folders a command line names: itself, and in lists.
struct InputChoice: Hashable, Sendable {
  var paths: [Argument]
  /// Files with more inputs, in the order given.
  var lists: [InputList]

  init(_ invocation: Invocation, paths: some Sequence<Argument>) throws(UsageError) {
    self.paths = Array(paths)
    self.lists = invocation.occurrences.compactMap(InputList.init)
    if lists.filter({ $0.file == "-" }).count > 1 { throw .twiceFromStandardInput(invocation.verb) }
  }

  var isEmpty: Bool { paths.isEmpty && lists.isEmpty }

  var filePaths: [FilePath] { paths.map { FilePath(bytes: $0.bytes) } }

  var requested: [RunRequest.InputList] {
    lists.map { list in
      RunRequest.InputList(
        path: list.file == "-" ? nil : FilePath(bytes: list.file.bytes),
        separator: list.separator == 0 ? .nul : .newline)
    }
  }
}

extension UsageError {
  static func twiceFromStandardInput(_ verb: Command.Verb) -> UsageError {
    UsageError("stdin can be read only once", in: verb)
  }
}

/// A file that lists inputs.
struct InputList: Hashable, Sendable {
  /// `-` is stdin.
  var file: Argument
  var separator: UInt8

  init?(_ occurrence: Invocation.Occurrence) {
    guard let file = occurrence.value else { return nil }
    switch occurrence.option {
    case .filesFrom: self.separator = UInt8(ascii: "\n")
    case .filesFrom0: self.separator = 0
    default: return nil
    }
    self.file = file
  }
}
