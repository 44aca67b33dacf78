import System
import Testing

/// Runs tests that wait for other programs on threads of their own, so that those which measure time
/// are not held up by them.
struct BlockingTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  private static let executor = Result { try BlockingExecutor(threads: 2) }

  @concurrent
  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let executor = try Self.executor.get()
    try await withTaskExecutorPreference(executor) { try await function() }
  }
}

extension Trait where Self == BlockingTrait {
  /// The tests wait for other programs.
  static var blocking: Self { Self() }
}
