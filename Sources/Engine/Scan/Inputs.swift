import JobSpec
import System

/// What a run starts from: absolute paths, and the folder that all of them are reported relative to.
struct Inputs {
  private(set) var paths: [FilePath] = []
  /// One folder: itself. One file: the folder that it is in. Several: the innermost folder above all.
  private(set) var root: FilePath?
  /// The current folder, where relative paths start.
  let current: FilePath

  /// - Parameter required: Files and folders that must be there and readable.
  /// - Throws: ``EngineError`` for the first that is not.
  init(_ required: [FilePath]) throws(EngineError) {
    do {
      current = try Files.realPath(".")
    } catch {
      throw EngineError(.noInput, error.message)
    }
    for path in required { try add(required: path) }
  }

  private mutating func add(required path: FilePath) throws(EngineError) {
    do {
      let absolute = try absolute(path)
      let status = try FileStatus.of(absolute)
      if status.kind == .directory { _ = try DirectoryStream(absolute) }
      widen(to: status.kind == .directory ? absolute : absolute.parent)
      paths.append(absolute)
    } catch {
      throw EngineError(
        [.accessDenied, .notPermitted].contains(error.errno) ? .noPermission : .noInput,
        error.message, path: path)
    }
  }

  /// Makes room below the root for an entry of a list; relative ones start at the current folder.
  mutating func admit(listed path: FilePath) -> FilePath {
    widen(to: path.isAbsolute ? path.normalized.parent : current)
    return (try? absolute(path)) ?? current.appending(path).normalized
  }

  private mutating func widen(to folder: FilePath) {
    guard var common = root else { return root = folder }
    while !folder.isInside(common) { common = common.parent }
    root = common
  }

  /// `..` after a link means the parent of what the link leads to, so the kernel is asked.
  private func absolute(_ path: FilePath) throws(SystemError) -> FilePath {
    let whole = current.appending(path)
    guard whole.components.contains("..") else { return whole.normalized }
    return try Files.realPath(whole.parent).appending(whole.lastComponent).normalized
  }
}
