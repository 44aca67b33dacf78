import System

/// Shuts itself in as its arguments say, tries everything, and prints what happened: one attempt a line.
///
///     SystemProbe cage [--scratch FOLDER] [--readable FOLDER] [--memory BYTES] FILE
///
/// FILE exists and can be read by anyone; descriptor 3 is a file that was handed down.
enum CageProbe {
  static func run(_ arguments: ArraySlice<String>) throws {
    var cage = Cage()
    var arguments = arguments
    while let option = arguments.first, option.hasPrefix("--"), arguments.count > 1 {
      let value = arguments.dropFirst().first ?? ""
      switch option {
      case "--scratch": cage.scratch = FilePath(value)
      case "--readable": cage.readable.append(FilePath(value))
      case "--memory": cage.memory = Int(value)
      default: fatalError("unknown option \(option)")
      }
      arguments = arguments.dropFirst(2)
    }
    let strength = try cage.enter()
    print("landlock", strength.landlock ?? 0)
    print("seccomp", strength.filtersCalls)
    let file = FilePath(arguments.first ?? "/etc/passwd")
    for attempt in Attempt.all(on: file, cage) { print(attempt.name, attempt.outcome) }
  }
}
