/// A fixed number of child tasks, each of which pulls its work from one source until there is none.
enum Fan {
  /// Runs `width` copies of the body; the first error stops the others from being waited for in vain.
  static func out(
    width: Int, _ body: @escaping @Sendable () async throws(EngineError) -> Void
  ) async throws(EngineError) {
    do {
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<max(width, 1) {
          group.addTask { try await body() }
        }
        try await group.waitForAll()
      }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.internal, "\(error)")
    }
  }

  /// Runs the body while a companion runs, which is cancelled when the body is done.
  static func beside<Result: Sendable>(
    _ companion: @escaping @Sendable () async -> Void,
    _ body: @escaping @Sendable () async throws(EngineError) -> Result
  ) async throws(EngineError) -> Result {
    do {
      return try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask {
          await companion()
          return nil
        }
        group.addTask { try await body() }
        while let result = try await group.next() {
          guard let result else { continue }
          group.cancelAll()
          return result
        }
        throw EngineError(.internal, "A run ended without a result.")
      }
    } catch let error as EngineError {
      throw error
    } catch {
      throw EngineError(.internal, "\(error)")
    }
  }
}
