import Engine
import Fixtures
import Foundation
import JobSpec
import System
import TestSupport
import Testing
import WorkOrder

/// Runs that need pixels, with the real worker.
struct WorkerRunTests {
  static let gallery = Job(
    "gallery",
    renditions: [
      .image("large", .jpeg(quality: 82), within: 600), .image("thumb", .webp, within: 96),
    ])

  @Test
  func `every fixture ends in the state that it should`() async throws {
    let harness = try RunHarness()
    let outcome = try await harness.run(Self.gallery, inputs: [FilePath(Fixture.folder)]) {
      $0.job.select = .not(.videos)
      // Pictures of one name and several formats lie side by side there.
      $0.job.naming = "\(.index)-\(.rendition)"
    }
    for fixture in Fixture.all {
      let result = outcome.results.first { $0.source == FilePath(fixture.name) }
      if let code = fixture.failure {
        #expect(
          result?.error?.code.rawValue == code || result?.reason == "notMedia",
          "\(fixture): \(String(describing: result))")
      } else {
        #expect(
          result?.state == .delivered || result?.reason == "filter",
          "\(fixture): \(String(describing: result?.error))")
      }
    }
    #expect(try harness.strays().isEmpty)
  }

  @Test
  func `a second run makes the same bytes and touches nothing`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(3)
    let first = try await harness.run(Self.gallery)
    #expect(first.summary.counts == [.delivered: 3])
    let second = try await harness.run(Self.gallery)
    #expect(second.summary.counts == [.unchanged: 3])
  }

  @Test
  func `a damaged file costs itself alone`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(4)
    let whole = try harness.folder.read("in/photo-2.jpg")
    try harness.folder.write(whole.prefix(whole.count / 2), to: "in/photo-2.jpg")
    let outcome = try await harness.run(Self.gallery)
    #expect(outcome.summary.counts == [.delivered: 3, .failed: 1])
    #expect(outcome.codes == ["photo-2.jpg": .truncated])
  }

  @Test
  func `an asset that takes too long is ended with its worker`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(2)
    var job = Self.gallery
    job.limits.secondsPerAsset = 0.001
    let outcome = try await harness.run(job)
    #expect(Set(outcome.codes.values) == [.timedOut])
    #expect(try harness.strays().isEmpty)
  }

  @Test
  func `a missing worker is said before anything is made`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(1)
    let error = await #expect(throws: EngineError.self) {
      try await harness.run(Self.gallery) { $0.workerPath = "/nonexistent/minilab-worker" }
    }
    #expect(error?.reason == .unavailable)
    #expect(!harness.folder.exists("out"))
  }

  @Test
  func `originals lose their location and nothing else`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(1)
    let job = Job("share", privacy: .removing(.location), renditions: [.original()])
    let outcome = try await harness.run(job)
    #expect(outcome.summary.counts == [.delivered: 1])
    #expect(outcome.results.first?.privacy.removed == [.location])
    #expect(outcome.results.first?.privacy.verified == true)
  }

  @Test
  func `a worker says what it can do and what it cannot get at`() async throws {
    let examined = try await Engine.examineWorker(at: FilePath(BuiltProduct.worker.path))
    #expect(examined.capabilities.decodes.contains(.jpeg))
    #expect(examined.cage.openRefused)
    #expect(examined.cage.socketRefused)
    #expect(examined.cage.executeRefused)
  }
}
