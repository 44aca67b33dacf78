import Engine
import JobSpec
import System

/// Finds the job that a command line names, and what it runs on.
struct JobLoading {
  let source: JobSource
  let session: Session
  /// Ends the wait for a compiler.
  var interrupt: Interrupt?

  /// The job, checked.
  func job() async throws(CommandFailure) -> Job {
    let job: Job
    do {
      // A compiler may run for seconds, which is too long for a thread that others share.
      let thread = try BlockingExecutor(threads: 1)
      job = try await withTaskExecutorPreference(thread) { try load() }
    } catch let error as SpecError {
      throw CommandFailure(error.exit, error.messages)
    } catch {
      throw CommandFailure(.internal, "\(error)")
    }
    let problems = job.validate()
    guard problems.isEmpty else {
      throw CommandFailure(.badSpec, problems.map { "\(source.job): \($0)" })
    }
    return job
  }

  private func load() throws(SpecError) -> Job {
    let loader = SpecLoader(
      environment: session.environment,
      files: (try? ExecutablePath.own).flatMap { ShippedFiles.find(from: $0) },
      folders: session.cacheFolder.map { SpecFolders(in: $0) }, ignoresCache: source.ignoresCache,
      interrupt: interrupt,
      say: { text in
        session.streams.errors.write(text.hasSuffix("\n") ? text : text + "\n")
        session.streams.errors.flush()
      })
    return try loader.load(FilePath(bytes: source.job.bytes))
  }

  /// A request to run a job on what the command line says, or else on what the job says itself.
  func request(for job: Job) throws(CommandFailure) -> RunRequest {
    // The engine takes the job's own where nothing is named.
    guard !source.inputs.isEmpty || !job.from.isEmpty else {
      throw CommandFailure(
        .usage, "expected an INPUT: the job '\(job.name)' has no from: of its own")
    }
    let output = source.output.map { FilePath(bytes: $0.bytes) } ?? job.into.map { FilePath($0) }
    guard let output, !output.isEmpty else {
      throw CommandFailure(.usage, "expected -o DIR: the job '\(job.name)' has no into: of its own")
    }
    var request = RunRequest(
      job: job, inputs: source.inputs.filePaths, output: output,
      stateFolder: try session.folderForLocks())
    request.lists = source.inputs.requested
    request.cacheFolder = source.ignoresCache ? nil : session.cacheFolder
    return request
  }
}
