import System

/// Where the worker's executable is: never looked up in the environment.
enum WorkerLocator {
  /// - Parameter given: What the caller knows; else it is looked for beside this process's own
  ///   executable, and where `make install` puts it.
  /// - Returns: The worker's path.
  /// - Throws: ``EngineError`` with `unavailable`, naming the places.
  static func find(_ given: FilePath?) throws(EngineError) -> FilePath {
    let places = given.map { [$0] } ?? usualPlaces
    for place in places where (try? FileStatus.of(place))?.kind == .file { return place }
    let tried = places.map { "“\($0)”" }.joined(separator: ", ")
    throw EngineError(
      .unavailable,
      "The worker, minilab-worker, is not there (looked at \(tried)). "
        + "Install it beside minilab; `make install` does.")
  }

  private static var usualPlaces: [FilePath] {
    guard let folder = (try? ExecutablePath.own)?.parent else { return [] }
    return [
      folder.appending("minilab-worker"),
      folder.parent.appending("libexec/minilab/minilab-worker"),
    ]
  }
}
