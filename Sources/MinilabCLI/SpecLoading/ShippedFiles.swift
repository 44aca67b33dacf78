import System

/// The files that ship with the program: jobs, and the sources that a spec is compiled with.
struct ShippedFiles: Hashable, Sendable {
  /// Holds `web-gallery.swift`, `web-gallery.json` and so on.
  let pipelines: FilePath
  /// Holds the folders `JobSpec`, `SpecDriver` and `CSpecDriver`.
  let sources: FilePath

  init(pipelines: FilePath, sources: FilePath) {
    self.pipelines = pipelines
    self.sources = sources
  }

  /// `share/minilab` beside the program's `bin`, or else the checkout that it was built in.
  static func find(from executable: FilePath) -> ShippedFiles? {
    let share = executable.parent.parent.appending("share/minilab")
    if Files.exists(share.appending("JobSpec")) {
      return ShippedFiles(pipelines: share.appending("pipelines"), sources: share)
    }
    var folder = executable.parent
    while folder.parent != folder {
      if Files.exists(folder.appending("Sources/JobSpec")) {
        return ShippedFiles(
          pipelines: folder.appending("pipelines"), sources: folder.appending("Sources"))
      }
      folder = folder.parent
    }
    return nil
  }

  /// The bare names that may stand for a job.
  var jobNames: [String] {
    let files = (try? Self.names(in: pipelines)) ?? []
    return files.filter { $0.fileExtension == "swift" }.map(\.stem.string)
  }

  /// The names in a folder, sorted.
  static func names(in folder: FilePath) throws(SystemError) -> [FilePath] {
    let stream = try DirectoryStream(folder)
    var names: [FilePath] = []
    while let entry = try stream.next() { names.append(entry.name) }
    return names.sorted()
  }
}
