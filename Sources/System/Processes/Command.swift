/// What to run, and what it gets from us.
package struct Command: Sendable {
  /// The program's file. It is not looked up in `PATH`.
  package var executable: FilePath
  /// Arguments after the program's name, as the bytes the kernel takes.
  package var arguments: [FilePath]
  package var environment: Environment = [:]
  /// Where it starts; our own current folder when `nil`.
  package var folder: FilePath?
  package var standardInput = Stream.null
  package var standardOutput = Stream.inherited
  package var standardError = Stream.inherited
  /// Files that it finds open, by number from 3 up. Nothing else of ours is open in it.
  package var descriptors: [Int32: OpenFile] = [:]
  /// How much it steps back for others, 0…19.
  package var nice: Int32 = 0

  package init(_ executable: FilePath, _ arguments: [FilePath] = []) {
    self.executable = executable
    self.arguments = arguments
  }

  /// Where one of the three standard streams leads.
  ///
  /// To capture output, give it `OpenFile.makeAnonymous()` and read that when the process has ended: nothing to
  /// drain meanwhile, and no way to block.
  package enum Stream: Sendable {
    case null
    /// The same as ours.
    case inherited
    case file(OpenFile)
  }
}
