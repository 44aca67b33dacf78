import Glibc
import Synchronization
import System
import TestSupport
import Testing

struct OpenFileTests {
  private let folder: TemporaryFolder
  private let root: FilePath

  init() throws {
    folder = try TemporaryFolder()
    root = FilePath(folder.path)
  }

  /// Names that some program will trip over.
  static let oddNames: [FilePath] = [
    "with space", "quote'\"s", "new\nline", "tab\t", "😀", "-rf", "~", "$HOME", "ü\u{308}",
    FilePath(bytes: [0xff, 0xfe]), FilePath(bytes: [0xc3]),
    FilePath(bytes: Array(repeating: 0x61, count: 255)),
  ]

  @Test(arguments: oddNames)
  func `any name can be made, read, renamed and removed`(name: FilePath) throws {
    let path = root.appending(name)
    let file = try OpenFile.open(path, .createExclusive(mode: 0o644))
    try file.write(all: Array("hello".utf8))
    try file.write(all: Array("J".utf8), at: 0)
    try file.sync()
    #expect(try file.read(at: 0, count: 100) == Array("Jello".utf8))
    #expect(throws: SystemError(.open, .alreadyExists, path: path)) {
      try OpenFile.open(path, .createExclusive(mode: 0o644))
    }
    let stream = try DirectoryStream(root)
    let entry = try #require(try stream.next())
    #expect(entry.name == name)
    #expect(entry.inode == (try FileStatus.of(path).inode))
    #expect(try stream.next() == nil)
    try Files.rename(path, to: root.appending("plain"), replacing: false)
    #expect(try OpenFile.open(root.appending("plain"), .source).size == 5)
    try Files.unlink(root.appending("plain"))
    #expect(!Files.exists(root.appending("plain")))
  }

  @Test func `a NUL byte never cuts a path short`() throws {
    let path = FilePath(bytes: root.bytes + Array("/a".utf8) + [0] + Array("b".utf8))
    #expect(throws: SystemError(.open, .invalidArgument, path: path)) {
      try OpenFile.open(path, .createOrOpen(mode: 0o644))
    }
    #expect(try folder.files().isEmpty)
  }

  @Test func `a source must be a regular file, and a pipe does not hang`() throws {
    let pipe = root.appending("pipe")
    #expect(mkfifo(pipe.string, 0o600) == 0)
    #expect(throws: SystemError(.open, .notSupported, path: pipe)) {
      try OpenFile.open(pipe, .source)
    }
    #expect(throws: SystemError(.open, .isDirectory, path: root)) {
      try OpenFile.open(root, .source)
    }
  }

  @Test func `links are followed only when asked`() throws {
    try folder.write("x", to: "real")
    let link = root.appending("link")
    #expect(symlink("real", link.string) == 0)
    #expect(try OpenFile.open(link, .source).size == 1)
    #expect(throws: SystemError(.open, .tooManyLinks, path: link)) {
      try OpenFile.open(link, .source, followLinks: false)
    }
    #expect(throws: SystemError(.open, .alreadyExists, path: link)) {
      try OpenFile.open(link, .createExclusive(mode: 0o644))
    }
    #expect(try FileStatus.of(link, followLinks: false).kind == .symlink)
    #expect(try Files.linkTarget(of: link) == "real")
    #expect(try Files.realPath(link) == root.appending("real"))
  }

  @Test func `a full disk is named, and what to do about it`() throws {
    let full = try OpenFile.open("/dev/full", .readWrite)
    let error = #expect(throws: SystemError.self) { try full.write(all: [1]) }
    #expect(error == SystemError(.write, .noSpace, path: "/dev/full"))
    let output = StandardOutput(to: full)
    try output.write("text")
    #expect(throws: SystemError(.write, .noSpace, path: "/dev/full")) { try output.flush() }
  }

  @Test func `ranges are copied, within a file system and between two`() throws {
    let bytes = (0..<700_000).map { UInt8(truncatingIfNeeded: $0 &* 7 >> 3) }
    let inMemory = try OpenFile.makeAnonymous()
    try inMemory.write(all: bytes)
    let onDisk = try OpenFile.open(root.appending("a"), .createExclusive(mode: 0o644))
    try onDisk.copyRange(from: inMemory, offset: 10, count: 600_000, to: 5)
    #expect(try onDisk.read(at: 5, count: 700_000) == Array(bytes[10..<600_010]))
    let again = try OpenFile.open(root.appending("b"), .createExclusive(mode: 0o644))
    try again.copyRange(from: onDisk, offset: 5, count: 600_000, to: 0)
    #expect(try again.read(at: 0, count: 700_000) == Array(bytes[10..<600_010]))
    #expect(throws: SystemError.self) {
      try again.copyRange(from: inMemory, offset: 699_999, count: 2, to: 0)
    }
  }

  @Test func `a lock holds against another open of the same file`() throws {
    let path = root.appending("lock")
    let first = try OpenFile.open(path, .createOrOpen(mode: 0o600))
    let second = try OpenFile.open(path, .createOrOpen(mode: 0o600))
    #expect(try first.lock(.exclusive, wait: false))
    #expect(try !second.lock(.shared, wait: false))
    #expect(try first.lock(.shared, wait: false))
    #expect(try second.lock(.shared, wait: false))
  }

  @Test(arguments: [0, 1, 1_700_000_000_123_456_789, -1, -1_500_000_000])
  func `times are kept to the nanosecond`(time: Int) throws {
    let path = FilePath(try folder.write("x", to: "a"))
    try OpenFile.open(path, .readWrite).setModified(time)
    #expect(try FileStatus.of(path).mtime == time)
  }

  @Test func `a signal in the middle of a read is no error`() async throws {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { _ in }
    sigaction(SIGUSR2, &action, nil)
    let (here, there) = try Channel.pair()
    let reader = ThreadNumber()
    let executor = try BlockingExecutor(threads: 1)
    let bytes = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask(executorPreference: executor) {
        reader.set(pthread_self())
        return try there.socket.readNext(atMost: 10)
      }
      for _ in 0..<20 {
        if let thread = reader.get() { pthread_kill(thread, SIGUSR2) }
        try await Task.sleep(for: .milliseconds(1))
      }
      try here.socket.write(all: [1, 2, 3])
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(bytes == [1, 2, 3])
  }
}

private final class ThreadNumber: Sendable {
  private let number = Mutex<pthread_t?>(nil)
  func set(_ thread: pthread_t) { number.withLock { $0 = thread } }
  func get() -> pthread_t? { number.withLock { $0 } }
}
