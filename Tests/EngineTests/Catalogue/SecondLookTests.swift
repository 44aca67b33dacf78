import AssetFacts
import Foundation
import JobSpec
import SQLite
import System
import TestSupport
import Testing

@testable import Engine

/// What a second look at a folder reads. Where a file's contents are swapped behind its times' back,
/// an answer from the catalogue is told from one that was read.
struct SecondLookTests {
  private let harness: RunHarness
  private var cache: FilePath { FilePath(harness.folder.path("cache")) }
  private var photo: FilePath { harness.input.appending("a.png") }

  init() throws {
    harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/a.png")
    try harness.folder.write("notes", to: "in/b.jpg")
  }

  private func inspect() async throws -> [InspectEntry] {
    let entries = Collected<InspectEntry>()
    _ = try await Engine.inspect([harness.input], cache: cache) { entries.add($0) }
    return entries.all
  }

  /// Waits until what was written last is old enough to be trusted.
  private func settle() async throws { try await Task.sleep(for: .milliseconds(2100)) }

  @Test
  func `an unchanged file is not opened, a rewritten one is`() async throws {
    try await settle()
    let first = try await inspect()
    #expect(first.map { (try? $0.outcome.get())?.width } == [1, nil])
    // Poison: were the files opened, this would not be what is said of them.
    try Database(.file(cache.appending("catalogue.sqlite").bytes)).execute(
      "UPDATE facts SET finding = replace(finding, '\"width\":1', '\"width\":77')")
    #expect(try await inspect().map { (try? $0.outcome.get())?.width } == [77, nil])
    let plan = Collected<PlanEntry>()
    var request = harness.request(.copies)
    request.cacheFolder = cache
    _ = try await Engine.plan(request) { plan.add($0) }
    #expect(plan.all.count == 2)

    // The same size, and its old time put back: only ctime tells.
    let status = try FileStatus.of(photo)
    try rewrite(photo, like: status)
    #expect(try FileStatus.of(photo).mtime == status.mtime)
    #expect(try FileStatus.of(photo).size == status.size)
    #expect(try await inspect().map { (try? $0.outcome.get())?.width } == [1, nil])
  }

  @Test
  func `a file that was written just now is read again`() async throws {
    _ = try await inspect()
    let database = try Database(.file(cache.appending("catalogue.sqlite").bytes))
    let count = try database.prepare("SELECT COUNT(*) FROM facts")
    #expect(try count.step() && count[0] as Int == 0)
  }

  private func rewrite(_ path: FilePath, like status: FileStatus) throws {
    let file = try OpenFile.open(path, .readWrite)
    try file.write(all: picture())
    let (seconds, rest) = status.mtime.quotientAndRemainder(dividingBy: 1_000_000_000)
    let time = timespec(tv_sec: seconds, tv_nsec: rest)
    #expect(utimensat(AT_FDCWD, path.string, [time, time], 0) == 0)
  }
}
