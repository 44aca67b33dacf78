import Engine
import JobSpec
import Synchronization
import System
import TestSupport

/// A folder of sources, a folder of outputs, and a way to run a job from one into the other.
struct RunHarness: Sendable {
  let folder: TemporaryFolder
  var input: FilePath { FilePath(folder.path("in")) }
  var output: FilePath { FilePath(folder.path("out")) }

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("in")
  }

  func request(_ job: Job, inputs: [FilePath]? = nil) -> RunRequest {
    var request = RunRequest(
      job: job, inputs: inputs ?? [input], output: output,
      stateFolder: FilePath(folder.path("state")))
    request.workerPath = FilePath(BuiltProduct.worker.path)
    return request
  }

  /// Runs to the end and collects what happened.
  func run(
    _ job: Job, inputs: [FilePath]? = nil, stop: Interrupt? = nil, stopNow: Interrupt? = nil,
    _ change: (inout RunRequest) -> Void = { _ in }
  ) async throws -> Outcome {
    var request = request(job, inputs: inputs)
    change(&request)
    let events = Collected<RunEvent>()
    let summary = try await Engine.run(request, stop: stop, stopNow: stopNow) { events.add($0) }
    return Outcome(summary: summary, events: events.all)
  }

  /// What one run did.
  struct Outcome: Sendable {
    var summary: RunSummary
    var events: [RunEvent]

    var results: [AssetResult] {
      events.compactMap { if case .finished(let result) = $0 { result } else { nil } }
    }
    var warnings: [String] {
      events.compactMap { if case .warning(let text) = $0 { text } else { nil } }
    }
    /// The state of every asset, by its source.
    var states: [FilePath: AssetState] {
      Dictionary(uniqueKeysWithValues: results.map { ($0.source, $0.state) })
    }
    /// The error code of every failed asset, by its source.
    var codes: [FilePath: FailureCode] {
      Dictionary(
        uniqueKeysWithValues: results.compactMap { result in
          result.error.map { (result.source, $0.code) }
        })
    }
  }
}

/// What came from several threads, in the order in which it came.
final class Collected<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  func add(_ element: Element) { elements.withLock { $0.append(element) } }
  var all: [Element] { elements.withLock { $0 } }
}

extension Job {
  /// The same bytes, nothing removed: what needs no worker.
  static let copies = Job("copies", renditions: [.original("copy", privacy: .archive)])
}

/// A file that is a picture by its first bytes, and tells itself apart by its last.
func picture(_ mark: String = "") -> [UInt8] {
  onePixelPNG + Array(mark.utf8)
}

/// A whole PNG of one grey pixel.
let onePixelPNG: [UInt8] = [
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1,
  0, 0, 0, 1, 8, 0, 0, 0, 0, 0x3A, 0x7E, 0x9B, 0x55, 0, 0, 0, 10, 0x49, 0x44, 0x41, 0x54, 0x78,
  0x9C, 0x63, 0x68, 0, 0, 0, 0x82, 0, 0x81, 0x77, 0xCD, 0x72, 0xB6, 0, 0, 0, 0, 0x49, 0x45, 0x4E,
  0x44, 0xAE, 0x42, 0x60, 0x82,
]
