import CSystem
import Glibc

extension Command {
  /// Starts the program in a new process group and returns its number.
  ///
  /// It starts with no signal blocked or ignored, and with no file open but those that were named.
  func spawn() throws(SystemError) -> pid_t {
    let null = try OpenFile.open("/dev/null", .readWrite)
    let files = try inheritedFiles(null: null)
    // Copies above every wanted number: putting one in place cannot overwrite another.
    let above = (files.keys.max() ?? 2) + 1
    var sources: [(number: Int32, file: OpenFile)] = []
    for (number, file) in files {
      let copy = try retrying(.dup, file.path) {
        minilab_duplicate_above(file.rawDescriptor, above)
      }
      sources.append((number, OpenFile(adopting: copy)))
    }
    return try withExtendedLifetime(sources) { () throws(SystemError) in
      try spawn(sources.map { ($0.number, $0.file.rawDescriptor) }, closingFrom: above)
    }
  }

  private func inheritedFiles(null: OpenFile) throws(SystemError) -> [Int32: OpenFile] {
    var files = descriptors
    for (number, stream) in [(0, standardInput), (1, standardOutput), (2, standardError)] {
      switch stream {
      case .null: files[Int32(number)] = null
      case .file(let file): files[Int32(number)] = file
      case .inherited: break
      }
    }
    return files
  }

  private func spawn(
    _ sources: [(Int32, Int32)], closingFrom above: Int32
  ) throws(SystemError) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, source) in sources {
      unsafe posix_spawn_file_actions_adddup2(&actions, source, number)
    }
    unsafe minilab_spawn_close_from(&actions, above)
    if let folder {
      let text = try folder.cString(for: .execve)
      unsafe minilab_spawn_chdir(&actions, text)
    }
    var attributes = SpawnAttributes()
    let arguments = try CStringList([executable] + arguments)
    let environment = try CStringList(environment.entries)
    let program = try executable.cString(for: .execve)
    var pid: pid_t = 0
    let result = unsafe posix_spawn(
      &pid, program, &actions, &attributes.value, arguments.pointers, environment.pointers)
    guard result == 0 else {
      throw SystemError(.execve, Errno(rawValue: result), path: executable)
    }
    if nice != 0 { minilab_set_nice(pid, nice) }
    return pid
  }
}
