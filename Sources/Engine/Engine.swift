package import JobSpec
package import System

/// Develops folders: scan, inspect, group, select, plan, render, verify, deliver, record.
package enum Engine {
  /// Runs a job.
  ///
  /// Everything that blocks runs on threads of the engine's own, so that the caller's executor stays
  /// free however long files, workers and disks take.
  ///
  /// - Parameters:
  ///   - request: The job, and where and how it runs.
  ///   - stop: When set, no new asset is taken, and those in hand get the request's grace.
  ///   - stopNow: When set, assets in hand are dropped.
  ///   - ready: Awaited before each asset is taken up: how a slow reader of results slows the run.
  ///   - onEvent: Called for one event at a time, from any thread.
  /// - Returns: What the run came to, also where it was stopped.
  /// - Throws: ``EngineError`` where the run could not start.
  package static func run(
    _ request: RunRequest, stop: Interrupt? = nil, stopNow: Interrupt? = nil,
    ready: @escaping @Sendable () async -> Void = {},
    onEvent: @escaping @Sendable (RunEvent) -> Void
  ) async throws(EngineError) -> RunSummary {
    let width = request.width
    return try await onOwnThreads(width + 2) { () throws(EngineError) in
      try await Run(request, width: width, stop: stop, ready: ready, onEvent).run(stopNow: stopNow)
    }
  }

  /// Makes the plan of a job and writes nothing.
  ///
  /// - Parameters:
  ///   - request: The job, and what it would start from.
  ///   - stop: When set, the plan ends where it is.
  ///   - onEntry: Called for one asset at a time, in the plan's order.
  /// - Returns: What the plan came to.
  /// - Throws: ``EngineError`` where there is nothing to plan.
  package static func plan(
    _ request: RunRequest, stop: Interrupt? = nil,
    onEntry: @escaping @Sendable (PlanEntry) -> Void
  ) async throws(EngineError) -> PlanSummary {
    let width = request.width
    return try await onOwnThreads(width + 1) { () throws(EngineError) in
      try await DryRun(request, width: width, stop: stop).run(onEntry)
    }
  }

  /// Reads the headers of files and of all files in folders, unless they are known.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - cache: Where facts read earlier are kept; `nil` reads every file.
  ///   - wantsIdentifiers: Whether content identifiers are told as they are. They are never kept, so
  ///     files that have one are read each time; without, they are only good to compare.
  ///   - stop: When set, no further file is read.
  ///   - onEntry: Called for one file at a time, in the order of `paths`, inside a folder by path.
  /// - Returns: What concerns no single file, as an unreadable folder.
  /// - Throws: ``EngineError`` where a path is missing.
  package static func inspect(
    _ paths: [FilePath], cache: FilePath? = nil, wantsIdentifiers: Bool = true,
    stop: Interrupt? = nil, onEntry: @escaping @Sendable (InspectEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let width = Processors.available
    return try await onOwnThreads(width + 1) { () throws(EngineError) in
      try await InspectRun(paths, stop: stop).run(
        width: width, cache: cache, wantsIdentifiers: wantsIdentifiers, onEntry)
    }
  }

  /// Looks for what a policy would not leave, in files and in all files in folders.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - policy: What should be gone.
  ///   - pairing: Whether a Live Photo's identifier may be there.
  ///   - stop: When set, no further file is read.
  ///   - onEntry: Called for one file at a time, in the order of `paths`, inside a folder by path.
  /// - Returns: What concerns no single file, as an unreadable folder.
  /// - Throws: ``EngineError`` where a path is missing.
  package static func verify(
    _ paths: [FilePath], policy: PrivacyPolicy, pairing: LivePhotoPairing = .keep,
    stop: Interrupt? = nil, onEntry: @escaping @Sendable (VerifyEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let width = Processors.available
    return try await onOwnThreads(width + 1) { () throws(EngineError) in
      try await VerifyRun(paths, policy: policy, pairing: pairing, stop: stop)
        .run(width: width, onEntry)
    }
  }

  static func onOwnThreads<Result: Sendable>(
    _ count: Int, _ body: @escaping @Sendable @concurrent () async throws(EngineError) -> Result
  ) async throws(EngineError) -> Result {
    let threads: BlockingExecutor
    do {
      threads = try BlockingExecutor(threads: count)
    } catch {
      throw EngineError(.internal, error.message)
    }
    do {
      return try await withTaskExecutorPreference(threads) { try await body() }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.internal, "\(error)")
    }
  }
}

extension RunRequest {
  /// Workers at once.
  var width: Int { max(1, job.limits.width ?? Processors.available) }
}
