package import Foundation

/// A folder of its own for one test, removed with everything in it when the last reference goes.
///
/// ```swift
/// let folder = try TemporaryFolder()
/// let photo = try folder.write(bytes, to: "2026/a.jpg")
/// ```
package final class TemporaryFolder: Sendable {
  /// Absolute, with no symbolic link on the way to it.
  package let path: String

  package init() throws {
    let root = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = root.appendingPathComponent("minilab-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
  }

  deinit {
    // FileManager cannot remove what it cannot name: names that are not UTF-8 need `rm`.
    if (try? FileManager.default.removeItem(atPath: path)) == nil {
      let remover = Process()
      remover.executableURL = URL(fileURLWithPath: "/bin/rm")
      remover.arguments = ["-rf", "--", path]
      if (try? remover.run()) != nil { remover.waitUntilExit() }
    }
  }

  package var url: URL { URL(fileURLWithPath: path, isDirectory: true) }

  /// The absolute path of something in the folder, whether or not it exists.
  package func path(_ name: String) -> String { path + "/" + name }

  package func url(_ name: String) -> URL { url.appendingPathComponent(name) }
}

extension TemporaryFolder {
  /// Makes a folder, with the ones above it, and returns its absolute path.
  @discardableResult
  package func makeFolder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path(name), withIntermediateDirectories: true)
    return path(name)
  }

  /// By hand, because `deletingLastPathComponent` traps on a name of one letter (Swift 6.3).
  private func makeFolder(above name: String) throws {
    guard let slash = name.lastIndex(of: "/") else { return }
    try makeFolder(String(name[..<slash]))
  }

  /// Writes a file, making the folders above it, and returns its absolute path.
  @discardableResult
  package func write(_ contents: some Sequence<UInt8>, to name: String) throws -> String {
    try makeFolder(above: name)
    try Data(contents).write(to: url(name))
    return path(name)
  }

  @discardableResult
  package func write(_ text: String, to name: String) throws -> String {
    try write(text.utf8, to: name)
  }

  /// Copies a file from outside, under its own name unless another is given.
  @discardableResult
  package func copy(_ source: String, to name: String? = nil) throws -> String {
    let name = name ?? (source as NSString).lastPathComponent
    try makeFolder(above: name)
    try FileManager.default.copyItem(atPath: source, toPath: path(name))
    return path(name)
  }

  package func read(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(name)))
  }

  package func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(name))
  }

  /// The relative paths of all files below the folder, sorted; folders themselves are left out.
  package func files(under name: String = "") throws -> [String] {
    let root = name.isEmpty ? path : path(name)
    let found = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    return found.filter { entry in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: root + "/" + entry, isDirectory: &isFolder)
      return !isFolder.boolValue
    }.sorted()
  }
}
