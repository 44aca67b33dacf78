import JobSpec
import System
import WorkOrder

/// One worker process: it gets one order at a time, with open files, and answers.
///
/// The process dies with this object.
final class Worker {
  private let process: ChildProcess
  private let channel: Channel
  /// What the process said on its standard error: libraries' warnings, or why it crashed.
  private let log: OpenFile
  /// Where it may put what does not fit into memory; its own, and gone with it.
  private let scratch: FilePath
  private var lastOrder: UInt64 = 0
  /// Assets that it has worked on.
  var assets = 0
  /// Its largest resident size so far, in bytes, as it says itself.
  private(set) var peakRSS = 0

  /// The number of the descriptor on which a worker finds its channel.
  private static let channelNumber: Int32 = 3

  init(_ recipe: WorkerRecipe) throws(SystemError) {
    let (ours, theirs) = try Channel.pair()
    scratch = try Files.makeTemporaryDirectory(in: recipe.scratch, prefix: "minilab-worker-")
    var command = Command(
      recipe.executable,
      ["--scratch", scratch, "--memory", FilePath("\(recipe.memory)")])
    log = try OpenFile.makeAnonymous(named: "minilab-worker")
    command.standardOutput = .file(log)
    command.standardError = .file(log)
    command.descriptors = [Self.channelNumber: theirs.socket]
    channel = ours
    process = try ChildProcess.spawn(command)
  }

  deinit {
    process.kill()
    try? Files.removeTree(scratch)
  }

  /// Sends an order and waits for its answer.
  ///
  /// After any error but `failed` the worker is of no further use.
  func ask(
    _ task: WorkOrder.Task, _ files: [OpenFile], until deadline: ContinuousClock.Instant,
    interrupt: Interrupt
  ) throws(WorkerError) -> WorkResult.Outcome {
    lastOrder += 1
    let answer: Channel.Message?
    do throws(SystemError) {
      try channel.send(
        WorkOrder(id: lastOrder, task: task).encoded(), descriptors: files,
        timeout: deadline - .now, interrupt: interrupt)
      answer = try channel.receive(timeout: deadline - .now, interrupt: interrupt)
    } catch {
      switch error.errno {
      case .timedOut: throw .timedOut
      case .canceled: throw .interrupted
      default: throw .crashed(obituary())
      }
    }
    guard let answer else { throw .crashed(obituary()) }
    return try outcome(of: answer.frame)
  }

  private func outcome(of frame: [UInt8]) throws(WorkerError) -> WorkResult.Outcome {
    guard let result = try? WorkResult(decoding: frame), result.id == lastOrder else {
      throw .crashed("it gave an answer that makes no sense")
    }
    peakRSS = max(peakRSS, result.peakRSS)
    if case .failed(let failure) = result.outcome { throw .failed(failure) }
    return result.outcome
  }

  /// How the process ended, and its last words.
  private func obituary() -> String {
    let status = try? process.wait(timeout: .seconds(2))
    let end =
      switch status {
      case .exited(let code): "it left with code \(code)"
      case .signaled(let number): "it was ended by signal \(number)"
      case nil: "it stopped answering"
      }
    let size = (try? log.size) ?? 0
    let tail = (try? log.read(at: max(0, size - 400), count: 400)) ?? []
    let words = FilePath(bytes: tail).description
    return words.isEmpty ? end : "\(end); its last words: \(words)"
  }
}

/// How workers are started.
struct WorkerRecipe: Sendable {
  var executable: FilePath
  /// Where each gets a folder of its own.
  var scratch: FilePath
  /// The most private memory of each, in bytes.
  var memory: Int
}

/// Why a worker has no result.
enum WorkerError: Error {
  /// It could not be started.
  case notStarted(SystemError)
  /// It ended, or talks nonsense.
  case crashed(String)
  case timedOut
  /// The run is stopping.
  case interrupted
  /// It is well, but could not do what was asked.
  case failed(WorkFailure)

  /// The worker could not write what it made.
  var isAboutOutput: Bool {
    if case .failed(let failure) = self { failure.code == .outputNotWritable } else { false }
  }
}
