import JobSpec
import Testing

@Suite struct GlobTests {
  @Test(arguments: [
    ("*.jpg", ["a.jpg", ".jpg", "é b\n.jpg"], ["a/b.jpg", "a.JPG", "a.jpgx"]),
    ("**/*.jpg", ["a.jpg", "x/a.jpg", "x/y/z/a.jpg"], ["a.png", "x/a.jpg/b"]),
    ("2026/**", ["2026/a", "2026/a/b"], ["2025/a", "x/2026/a"]),
    ("a/**/b", ["a/b", "a/x/b", "a/x/y/b"], ["ab", "a/xb", "a/x/yb"]),
    ("IMG_????.*", ["IMG_0001.HEIC", "IMG_äöü€.x"], ["IMG_1.HEIC", "IMG_00/1.HEIC"]),
    ("[a-c]*", ["b", "cx"], ["d", "B", ""]),
    ("[!a-c]?", ["dx", "[x"], ["ax", "d/", "/x"]),
    ("[]x]", ["]", "x"], ["y"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("\\*[*]", ["**"], ["a*", "*a"]),
    ("a**z", ["az", "a/b/z"], ["a/b"]),
    ("**", ["", "a", "a/b"], []),
    ("*", ["", "a"], ["a/b"]),
    ("M\u{FC}nchen/*", ["Mu\u{308}nchen/a"], ["Munchen/a"]),
    ("😀?", ["😀👨‍👩‍👧"], ["😀"]),
  ])
  func matches(_ pattern: String, _ yes: [String], _ no: [String]) throws {
    let glob = try Glob(pattern)
    for path in yes { #expect(glob.matches(path), "\(pattern) should take \(path)") }
    for path in no { #expect(!glob.matches(path), "\(pattern) should leave \(path)") }
  }

  @Test(arguments: [
    ("", Glob.Mistake.empty), ("a[b", .unclosedSet), ("[]", .unclosedSet), ("[z-a]", .emptySet),
    ("a\\", .endsInBackslash),
  ])
  func `refuses patterns that mean nothing`(_ pattern: String, _ mistake: Glob.Mistake) {
    #expect(throws: mistake) { try Glob(pattern) }
  }

  /// A matcher that goes back would need longer than the universe has.
  @Test(.timeLimit(.minutes(5)))
  func `takes no longer than pattern times path`() throws {
    let glob = try Glob(String(repeating: "*a", count: 40) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 400)))
    let deep = try Glob(String(repeating: "**/", count: 40) + "b")
    #expect(!deep.matches(String(repeating: "a/", count: 200)))
  }
}
