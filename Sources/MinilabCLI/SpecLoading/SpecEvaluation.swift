import JobSpec
import System

/// Runs a compiled spec, shut in and for a short time, and takes its job.
struct SpecEvaluation {
  let spec: FilePath
  let program: FilePath
  let environment: Environment
  /// How long it may take.
  let time: Duration
  let interrupt: Interrupt?

  /// What it handed over, and what it printed.
  struct Result {
    let answer: SpecAnswer
    let printed: String
  }

  /// - Throws: exit 65 where the spec crashes, does not end, or ends without a job.
  func evaluate() throws(SpecError) -> Result {
    let (run, answer) = try SpecError.orEnd(with: .cantCreate, run)
    let printed = run.output + run.errors
    if let reason = reasonForEnding(run.status) {
      throw SpecError(.badSpec, "\(spec): \(reason)\(printed.isEmpty ? "" : "\n" + printed)")
    }
    return Result(answer: try parse(answer), printed: printed)
  }

  private func run() throws(SystemError) -> (CapturedRun, answer: [UInt8]) {
    let answer = try OpenFile.makeAnonymous(named: "job")
    var command = System.Command(program)
    // An empty environment: `Env` is the only way to read one, and it is watched.
    command.environment = [:]
    // The numbers that SpecDriver knows.
    command.descriptors = [3: answer, 4: try environmentFile()]
    let run = try CapturedRun(command, within: time, interrupt: interrupt)
    return (run, try answer.read(at: 0, count: 16 << 20))
  }

  private func environmentFile() throws(SystemError) -> OpenFile {
    var variables = JSON.Object()
    for (name, value) in environment.values.sorted(by: { $0.key < $1.key }) {
      variables.append(name, .string(value.string))
    }
    let file = try OpenFile.makeAnonymous(named: "environment")
    try file.write(all: JSON.object(variables).bytes())
    try file.seek(to: 0)
    return file
  }

  private func reasonForEnding(_ status: ChildProcess.Status?) -> String? {
    let processorTime: Int32 = 24  // SIGXCPU
    switch status {
    case .exited(code: 0): return nil
    case nil, .signaled(processorTime):
      return "the spec did not end within \(time.components.seconds) s"
    case .exited(let code): return "the spec ended with \(code) before its job was ready"
    case .signaled(let number): return "the spec crashed (signal \(number))"
    }
  }

  private func parse(_ bytes: [UInt8]) throws(SpecError) -> SpecAnswer {
    guard let json = try? JSON(parsing: bytes) else {
      throw SpecError(.badSpec, "\(spec): the spec ended before its job was ready")
    }
    do throws(Problem) {
      return try SpecAnswer(json: json)
    } catch {
      throw SpecError(.badSpec, "\(spec): \(error)")
    }
  }
}
