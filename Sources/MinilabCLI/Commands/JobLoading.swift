import Engine
import JobSpec
import System

/// Finds the job that a command line names, and what it runs on.
struct JobLoading {
  let source: JobSource
  let session: Session

  /// The job, checked.
  func job() async throws(CommandFailure) -> Job {
    let path = FilePath(bytes: source.job.bytes)
    let job: Job
    do {
      let file = try OpenFile.open(path, .source)
      job = try Job(jsonBytes: try file.readAll(limit: 16 << 20))
    } catch let error as SystemError {
      throw CommandFailure(.noInput, error.message)
    } catch let error as JobError {
      throw CommandFailure(.badSpec, error.problems.map { "\(path): \($0)" })
    } catch {
      throw CommandFailure(.internal, "\(error)")
    }
    let problems = job.validate()
    guard problems.isEmpty else {
      throw CommandFailure(.badSpec, problems.map { "\(path): \($0)" })
    }
    return job
  }

  /// A request to run a job on what the command line says, or else on what the job says itself.
  func request(for job: Job) throws(CommandFailure) -> RunRequest {
    let given = source.inputs.map { FilePath(bytes: $0.bytes) }
    let inputs = given.isEmpty && source.lists.isEmpty ? job.from.map { FilePath($0) } : given
    guard !inputs.isEmpty || !source.lists.isEmpty else {
      throw CommandFailure(
        .usage, "expected an INPUT: the job '\(job.name)' has no from: of its own")
    }
    let output = source.output.map { FilePath(bytes: $0.bytes) } ?? job.into.map { FilePath($0) }
    guard let output, !output.isEmpty else {
      throw CommandFailure(.usage, "expected -o DIR: the job '\(job.name)' has no into: of its own")
    }
    guard let state = session.stateFolder else {
      throw CommandFailure(
        .cantCreate, "there is no place for locks: set HOME or XDG_STATE_HOME to a folder's path")
    }
    var request = RunRequest(job: job, inputs: inputs, output: output, stateFolder: state)
    request.lists = source.lists.map { list in
      RunRequest.InputList(
        path: list.file == "-" ? nil : FilePath(bytes: list.file.bytes),
        separator: list.separator == 0 ? .nul : .newline)
    }
    return request
  }
}
