import System

/// What the engine says on the command line.
struct WorkerOptions: Hashable {
  /// The one folder in which files may be made, for what libraries must spill; none by default.
  var scratch: FilePath?
  /// The most private memory, in bytes; unlimited by default.
  var memory: Int?

  struct Unknown: Error, CustomStringConvertible {
    var argument: String
    var description: String {
      "expected --scratch DIR or --memory BYTES but got \(argument)"
    }
  }

  init(_ arguments: some Sequence<String>) throws(Unknown) {
    var rest = Array(arguments)[...]
    while let name = rest.popFirst() {
      let value = rest.popFirst()
      switch (name, value) {
      case ("--scratch", let value?): scratch = FilePath(value)
      case ("--memory", let value?):
        guard let bytes = Int(value), bytes > 0 else { throw Unknown(argument: value) }
        memory = bytes
      default: throw Unknown(argument: name)
      }
    }
  }
}
