import System
import Testing

struct FilePathTests {
  struct Parts: CustomTestStringConvertible {
    let path: FilePath
    let last: FilePath
    let stem: FilePath
    let fileExtension: String?
    let parent: FilePath
    var testDescription: String { path.description }
  }

  @Test(arguments: [
    Parts(path: "/a/b.jpg", last: "b.jpg", stem: "b", fileExtension: "jpg", parent: "/a"),
    Parts(path: "a/b/", last: "b", stem: "b", fileExtension: nil, parent: "a"),
    Parts(path: "a//b", last: "b", stem: "b", fileExtension: nil, parent: "a"),
    Parts(path: "x.tar.gz", last: "x.tar.gz", stem: "x.tar", fileExtension: "gz", parent: "."),
    Parts(path: ".profile", last: ".profile", stem: ".profile", fileExtension: nil, parent: "."),
    Parts(path: "..", last: "..", stem: "..", fileExtension: nil, parent: "."),
    Parts(path: "a.", last: "a.", stem: "a.", fileExtension: nil, parent: "."),
    Parts(path: "/a", last: "a", stem: "a", fileExtension: nil, parent: "/"),
    Parts(path: "/", last: "/", stem: "/", fileExtension: nil, parent: "/"),
    Parts(path: "//", last: "/", stem: "/", fileExtension: nil, parent: "/"),
    Parts(path: "", last: "", stem: "", fileExtension: nil, parent: "."),
    Parts(path: "ü/😀.HEIC", last: "😀.HEIC", stem: "😀", fileExtension: "HEIC", parent: "ü"),
  ])
  func parts(_ parts: Parts) {
    #expect(parts.path.lastComponent == parts.last)
    #expect(parts.path.stem == parts.stem)
    #expect(parts.path.fileExtension == parts.fileExtension)
    #expect(parts.path.parent == parts.parent)
  }

  @Test(arguments: [
    ("/a/./b/../c", "/a/c"), ("a/../..", ".."), ("../a/..", ".."), ("/../a", "/a"), ("", "."),
    ("a/..", "."), ("a//b/", "a/b"), ("/", "/"), ("../../x", "../../x"),
  ])
  func normalizing(path: String, normalized: String) {
    #expect(FilePath(path).normalized == FilePath(normalized))
  }

  @Test(
    arguments: [
      ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/ab", "/a", nil), ("/a/../b", "/a", nil),
      ("a/b", ".", "a/b"), ("../a", ".", nil), ("../a", "..", "a"), ("/a", "a", nil),
      ("/a", "/", "a"),
    ] as [(String, String, String?)])
  func `relative paths`(path: String, folder: String, relative: String?) {
    #expect(FilePath(path).relative(to: FilePath(folder)) == relative.map { FilePath($0) })
    #expect(FilePath(path).isInside(FilePath(folder)) == (relative != nil))
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("/", "b", "/b"), (".", "b", "b"), ("", "b", "b"),
    ("a", "/b", "/b"), ("a", "", "a"),
  ])
  func appending(folder: String, name: String, path: String) {
    #expect(FilePath(folder).appending(FilePath(name)) == FilePath(path))
  }

  @Test func `bytes that are not UTF-8 are kept, and shown safely`() {
    let path = FilePath(bytes: [0x61, 0xff, 0x0a, 0x1b, 0x2e, 0x6a])
    #expect(!path.isUTF8)
    #expect(path.stem.bytes == [0x61, 0xff, 0x0a, 0x1b])
    #expect(path.description == "a\u{fffd}\\n\\u{1B}.j")
    #expect(FilePath("a") < FilePath("b") && FilePath("Z") < FilePath("a"))
  }
}
