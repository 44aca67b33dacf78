import Engine
public import FoundationEssentials
public import JobSpec
import System

extension Minilab {
  /// Runs a job.
  ///
  /// Cancelling the calling task stops the run: assets in hand get the configuration's grace, and
  /// what was delivered stays. A failed asset is no error; it is an outcome like others.
  ///
  /// - Parameters:
  ///   - job: What to develop, and how.
  ///   - inputs: Files and folders; where there are none, the job's own `from`.
  ///   - output: The folder to deliver into; made where it is missing.
  ///   - onOutcome: Called for one asset at a time as they end, in the plan's order, on a thread of
  ///     the engine's. It may block, which slows the run.
  /// - Returns: What the run came to, also where it was stopped.
  /// - Throws: ``MinilabError`` where the run cannot start.
  public func run(
    _ job: Job, from inputs: [URL] = [], into output: URL,
    onOutcome: @escaping @Sendable (AssetOutcome) -> Void = { _ in }
  ) async throws -> RunOutcome {
    try await run(job, from: inputs, into: output, ready: {}, onOutcome: onOutcome)
  }

  /// Runs a job and reads its outcomes as they come.
  ///
  /// ```swift
  /// let failed = try await Minilab().withOutcomes(of: job, from: [uploads], into: web) { assets in
  ///   try await assets.reduce(into: 0) { count, asset in count += asset.failure == nil ? 0 : 1 }
  /// }
  /// ```
  ///
  /// The run goes on only as fast as `body` reads, and ends with it: where `body` returns or throws
  /// before the last outcome, the run is stopped as if the task had been cancelled.
  ///
  /// - Parameters:
  ///   - job: What to develop, and how.
  ///   - inputs: Files and folders; where there are none, the job's own `from`.
  ///   - output: The folder to deliver into; made where it is missing.
  ///   - body: Reads the outcomes.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; the sequence throws ``MinilabError`` where the run cannot start.
  public func withOutcomes<Value: Sendable>(
    of job: Job, from inputs: [URL] = [], into output: URL,
    _ body: (AssetOutcomes) async throws -> Value
  ) async throws -> Value {
    let handover = Handover<AssetOutcome>(capacity: 16)
    return try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        do {
          _ = try await run(
            job, from: inputs, into: output, ready: handover.room, onOutcome: handover.put)
          handover.end()
        } catch {
          handover.end(throwing: error)
        }
      }
      // Whoever leaves early must not leave the run waiting for a reader.
      defer {
        handover.end()
        group.cancelAll()
      }
      return try await body(AssetOutcomes(handover: handover))
    }
  }

  private func run(
    _ job: Job, from inputs: [URL], into output: URL,
    ready: @escaping @Sendable () async -> Void,
    onOutcome: @escaping @Sendable (AssetOutcome) -> Void
  ) async throws -> RunOutcome {
    let request = try request(job, from: inputs, into: output)
    let translator = OutcomeTranslator(onOutcome)
    do {
      let stop = try Interrupt()
      return try await withTaskCancellationHandler {
        RunOutcome(
          try await Engine.run(request, stop: stop, ready: ready, onEvent: translator.take))
      } onCancel: {
        stop.set()
      }
    } catch let error as EngineError {
      throw MinilabError(error)
    } catch let error as SystemError {
      throw MinilabError(code: .internal, message: error.message)
    }
  }
}
