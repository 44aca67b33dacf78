import Glibc
import System
import Testing

struct ChildProcessTests {
  /// Runs a shell line and gives back how it ended and what it printed.
  private func shell(
    _ line: String, configure: (inout Command) -> Void = { _ in }
  ) throws -> (status: ChildProcess.Status?, output: String) {
    let output = try OpenFile.makeAnonymous()
    var command = Command("/bin/sh", ["-c", FilePath(line)])
    command.environment = ["PATH": "/usr/bin:/bin"]
    command.standardOutput = .file(output)
    configure(&command)
    let status = try ChildProcess.spawn(command).wait(timeout: .seconds(20))
    return (status, String(decoding: try output.read(at: 0, count: 100_000), as: UTF8.self))
  }

  @Test(arguments: [
    ("exit 0", ChildProcess.Status.exited(code: 0)), ("exit 77", .exited(code: 77)),
    ("kill -SEGV $$", .signaled(SIGSEGV)), ("kill -KILL $$", .signaled(SIGKILL)),
  ])
  func `tells how it ended`(line: String, status: ChildProcess.Status) throws {
    #expect(try shell(line).status == status)
  }

  @Test func `gets its arguments, environment, folder and input`() throws {
    let input = try OpenFile.makeAnonymous()
    try input.write(all: Array("given".utf8))
    try input.seek(to: 0)
    let result = try shell("pwd; echo $NAME; cat; printf '\\n%s' \"$0\" | od -An -tx1") {
      $0.arguments.append(FilePath(bytes: [0xff, 0x0a, 0x41]))
      $0.environment["NAME"] = "value with = and spaces"
      $0.folder = "/usr"
      $0.standardInput = .file(input)
    }
    #expect(result.output == "/usr\nvalue with = and spaces\ngiven 0a ff 0a 41\n")
  }

  @Test func `finds only the descriptors that were named, under their numbers`() throws {
    let files = try (0..<3).map { index in
      let file = try OpenFile.makeAnonymous()
      try file.write(all: Array("\(index)".utf8))
      try file.seek(to: 0)
      return file
    }
    // Left open on purpose and inheritable: it must not be there.
    let stray = dup(files[0].rawDescriptor)
    defer { close(stray) }
    let result = try shell("cat /dev/fd/3 /dev/fd/4 /dev/fd/5; exec ls -x /proc/self/fd") {
      $0.descriptors = [5: files[0], 3: files[1], 4: files[2]]
    }
    // The 6 is the folder that `ls` is listing.
    #expect(result.output == "1200  1  2  3  4  5  6\n")
  }

  @Test func `starts with every signal as the system has it`() throws {
    let result = try shell("grep -E 'Sig(Blk|Ign)' /proc/$$/status | tr -d '\\t\\n'")
    // The last eight digits are signals 1 to 32; 32 and 33 are the C library's own.
    let blocked = result.output.dropFirst("SigBlk:".count).prefix(16).suffix(8)
    let ignored = result.output.suffix(8)
    #expect(blocked == "00000000")
    #expect((Int(ignored, radix: 16) ?? -1) & 0x7fff_ffff == 0)
  }

  @Test func `is nice when asked`() throws {
    #expect(try shell("sleep 0.1; nice") { $0.nice = 7 }.output == "7\n")
  }

  @Test func `a missing program is named`() throws {
    let error = #expect(throws: SystemError.self) {
      try ChildProcess.spawn(Command("/nowhere/program"))
    }
    #expect(error?.errno == .noSuchFile)
    #expect(error?.path == "/nowhere/program")
  }

  @Test func `waiting can be given up, and killing takes the group`() throws {
    let output = try OpenFile.makeAnonymous()
    var command = Command("/bin/sh", ["-c", "sleep 60 & echo $!; wait"])
    command.environment = ["PATH": "/usr/bin:/bin"]
    command.standardOutput = .file(output)
    let child = try ChildProcess.spawn(command)
    #expect(try child.wait(timeout: .milliseconds(200)) == nil)
    let interrupt = try Interrupt()
    interrupt.set()
    #expect(throws: SystemError(.waitid, .canceled)) { try child.wait(interrupt: interrupt) }
    child.kill()
    #expect(try child.wait() == .signaled(SIGKILL))
    #expect(try child.wait() == .signaled(SIGKILL))
    let text = String(decoding: try output.read(at: 0, count: 100), as: UTF8.self)
    let grandchild = try #require(Int32(text.split(separator: "\n").first ?? ""))
    // Killed with it, and gone as soon as init has reaped it.
    let deadline = ContinuousClock.now + .seconds(5)
    while kill(grandchild, 0) == 0, !isZombie(grandchild), .now < deadline { usleep(10_000) }
    #expect(kill(grandchild, 0) != 0 || isZombie(grandchild))
  }

  @Test func `a forgotten child is killed`() throws {
    let pid: Int32
    do {
      pid = try ChildProcess.spawn(Command("/bin/sleep", ["60"])).pid
    }
    #expect(kill(pid, 0) != 0)
  }

  private func isZombie(_ pid: Int32) -> Bool {
    let path = FilePath("/proc/\(pid)/stat")
    guard let stat = try? OpenFile.open(path, .read).readAll(limit: 4096) else { return true }
    return String(decoding: stat, as: UTF8.self).contains(") Z ")
  }
}
