package import JobSpec
package import System

/// A job, and where and how it runs.
package struct RunRequest: Sendable {
  package var job: Job
  /// Files and folders, in place of the job's own; relative ones start at the current folder.
  package var inputs: [FilePath]
  /// Files that list more inputs.
  package var lists: [InputList] = []
  /// Where outputs go.
  package var destination: Destination
  /// Whether files that belong together are one asset; else each file is one, with its sidecars.
  package var joinsFiles = true
  /// Replaces what other jobs, or other recipes, left under an output's name. Never a source.
  package var force = false
  /// What happens while another run of this job into this folder goes on.
  package var wait: Wait = .no
  /// How long a run may take before it stops by itself.
  package var maxDuration: Duration?
  /// How long assets in hand may take after a stop was asked for.
  package var grace: Duration = .seconds(10)
  /// Where the lock is kept; it must be writable.
  package var stateFolder: FilePath
  /// Where facts read earlier are kept; `nil` reads all of them from the files.
  package var cacheFolder: FilePath?
  /// Where workers may put what does not fit into memory.
  package var scratchFolder = RunRequest.usualScratch
  /// The worker's executable; `nil` looks beside this process's own.
  package var workerPath: FilePath?

  package init(job: Job, inputs: [FilePath], destination: Destination, stateFolder: FilePath) {
    self.job = job
    self.inputs = inputs
    self.destination = destination
    self.stateFolder = stateFolder
  }

  package init(job: Job, inputs: [FilePath], output: FilePath, stateFolder: FilePath) {
    self.init(job: job, inputs: inputs, destination: .folder(output), stateFolder: stateFolder)
  }
}

extension RunRequest {
  /// Where outputs go.
  package enum Destination: Hashable, Sendable {
    /// Into a folder, made where it is missing.
    case folder(FilePath)
    /// Each original takes the place of its source. With `backup`, the source keeps a second name,
    /// which is its own with that suffix.
    case inPlace(backup: String?)

    /// The folder; `nil` where sources are replaced.
    var folder: FilePath? { if case .folder(let folder) = self { folder } else { nil } }
  }
}

extension RunRequest {
  package static let usualScratch: FilePath = "/tmp"

  /// A file of paths, one an entry.
  package struct InputList: Hashable, Sendable {
    package enum Separator: Hashable, Sendable { case newline, nul }
    /// `nil` is standard input.
    package var path: FilePath?
    package var separator: Separator

    package init(path: FilePath?, separator: Separator) {
      self.path = path
      self.separator = separator
    }
  }

  /// How long to wait for another run to end.
  package enum Wait: Hashable, Sendable {
    case no
    case atMost(Duration)
    case forever
  }
}
