import FoundationEssentials
import System

/// What passes between two sides: bytes in memory, or a file that stays where it is.
enum TransferredContent: Sendable {
  case data(Data)
  case file(URL, isOriginal: Bool)

  /// The bytes; a file is read.
  func data() async throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try await blocking { try Data(contentsOf: url) }
    }
  }

  /// Gives the content as a file while the body runs; bytes are written to a temporary one, which
  /// is gone afterwards.
  func withFile<Value: Sendable>(
    named name: String, _ body: (URL, _ isOriginal: Bool) async throws -> Value
  ) async throws -> Value {
    switch self {
    case .file(let url, let isOriginal): return try await body(url, isOriginal)
    case .data(let data):
      let folder = FileManager.default.temporaryDirectory
        .appending(path: "minilab-transfer-\(UUID().uuidString)", directoryHint: .isDirectory)
      let file = folder.appending(path: name, directoryHint: .notDirectory)
      try await blocking {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        try data.write(to: file)
      }
      let result: Result<Value, any Error>
      do { result = .success(try await body(file, false)) } catch { result = .failure(error) }
      try? await blocking { try FileManager.default.removeItem(at: folder) }
      return try result.get()
    }
  }
}

/// Runs what blocks on a thread of its own, so that the threads of Swift's pool go on.
func blocking<Value: Sendable>(
  _ body: @escaping @Sendable () throws -> Value
) async throws -> Value {
  let thread = try BlockingExecutor(threads: 1)
  return try await withTaskExecutorPreference(thread) { try await onPreferred(body) }
}

@concurrent private func onPreferred<Value: Sendable>(
  _ body: @Sendable () throws -> Value
) async throws -> Value { try body() }
