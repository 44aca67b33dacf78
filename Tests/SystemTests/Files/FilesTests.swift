import Glibc
import MediaFile
import System
import TestSupport
import Testing

struct FilesTests {
  private let folder: TemporaryFolder
  private let root: FilePath

  init() throws {
    folder = try TemporaryFolder()
    root = FilePath(folder.path)
  }

  @Test func `renaming replaces only when told to`() throws {
    try folder.write("a", to: "a")
    try folder.write("b", to: "b")
    let (a, b) = (root.appending("a"), root.appending("b"))
    #expect(throws: SystemError(.rename, .alreadyExists, path: b)) {
      try Files.rename(a, to: b, replacing: false)
    }
    try Files.rename(a, to: b, replacing: true)
    #expect(try folder.read("b") == Array("a".utf8))
    #expect(!folder.exists("a"))
  }

  @Test func `names are relative to an open folder`() throws {
    let open = try OpenFile.open(root, .directory)
    try OpenFile.open("x", .createExclusive(mode: 0o600), in: open).write(all: [1])
    try Files.rename("x", to: "y", replacing: false, in: open)
    #expect(try FileStatus.of("y", in: open).size == 1)
    #expect(try FileStatus.of("y", in: open).mode == 0o600)
    try Files.unlink("y", in: open)
    #expect(!Files.exists("y", in: open))
    try Files.syncDirectory(root)
  }

  @Test func `folders are made with those above them, and files are in the way`() throws {
    let deep = root.appending("a/b/c")
    try Files.makeDirectories(deep)
    try Files.makeDirectories(deep)
    #expect(try FileStatus.of(deep).kind == .directory)
    try folder.write("x", to: "file")
    let blocked = root.appending("file")
    #expect(throws: SystemError(.mkdir, .notDirectory, path: blocked)) {
      try Files.makeDirectories(blocked)
    }
  }

  @Test(arguments: ["/proc/minilab", "/proc/minilab/a/b", "/proc/self/fd/minilab/a"])
  func `no folder is tried for ever where none can be made`(_ path: FilePath) {
    #expect(throws: SystemError.self) { try Files.makeDirectories(path) }
  }

  @Test func `a tree is removed without following links`() throws {
    try folder.write("kept", to: "outside/file")
    try folder.write("x", to: "tree/a/b")
    #expect(symlink(folder.path("outside"), folder.path("tree/link")) == 0)
    try Files.removeTree(root.appending("tree"))
    try Files.removeTree(root.appending("tree"))
    #expect(try folder.files() == ["outside/file"])
  }

  @Test func `a temporary folder is ours alone`() throws {
    let made = try Files.makeTemporaryDirectory(in: root, prefix: ".t-")
    #expect(try FileStatus.of(made).mode == 0o700)
    #expect(try Files.spaceLeft(at: made) > 0)
  }

  @Test func `a folder of thousands is listed whole`() throws {
    for number in 0..<3000 { try folder.write("", to: "d/\(number)") }
    let stream = try DirectoryStream(root.appending("d"))
    var names: Set<FilePath> = []
    while let entry = try stream.next() { names.insert(entry.name) }
    #expect(names == Set((0..<3000).map { FilePath("\($0)") }))
    #expect(throws: SystemError(.open, .notDirectory, path: root.appending("d/1"))) {
      _ = try DirectoryStream(root.appending("d/1"))
    }
  }

  @Test func `a window reads every range right and few bytes twice`() throws {
    let bytes = (0..<10_000).map { UInt8(truncatingIfNeeded: $0 &* 13 >> 2) }
    let path = FilePath(try folder.write(bytes, to: "a"))
    let window = try FileWindow(OpenFile.open(path, .source), capacity: 100)
    for range in [0..<0, 0..<10, 5..<100, 95..<105, 9_999..<10_000, 0..<10_000, 10_000..<10_000] {
      #expect(try window.bytes(range) == Array(bytes[range]))
    }
    let before = window.bytesRead
    _ = try window.bytes(50..<60)
    for start in 50..<140 { _ = try window.bytes(start..<(start + 10)) }
    #expect(window.bytesRead - before <= 200)
    let error = #expect(throws: MediaFileError.self) { try window.bytes(9_999..<10_001) }
    #expect(error?.code == .truncated)
    #expect(truncate(path.string, 50) == 0)
    #expect(throws: MediaFileError.self) { try window.bytes(5_000..<5_010) }
  }
}
