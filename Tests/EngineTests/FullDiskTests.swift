import Engine
import Foundation
import JobSpec
import System
import TestSupport
import Testing

/// Outputs that take no more.
struct FullDiskTests {
  @Test(.enabled(if: SmallDisk.canBeMade))
  func `a full disk stops the run once, and leaves only whole files`() async throws {
    let harness = try RunHarness()
    // Each copy is 100 kB; the disk takes four of them.
    let filler = [UInt8](repeating: 7, count: 100_000)
    for number in 0..<20 {
      try harness.folder.write(picture("\(number)") + filler, to: "in/\(number).png")
    }
    let disk = try SmallDisk(at: harness.folder.makeFolder("disk"), bytes: 512 << 10)
    let outcome = try await harness.run(.copies) {
      $0.destination = .folder(FilePath(disk.path))
      $0.job.limits.width = 2
    }
    guard case .failed(let error) = outcome.summary.stop else {
      return #expect(Bool(false), "\(outcome.summary)")
    }
    #expect(error.reason == .io)
    #expect(error.message.contains("no space"))
    #expect(outcome.results.count == 20)
    #expect(outcome.summary.counts[.failed] == nil)
    let left = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(left.count == outcome.summary.counts[.delivered])
    for name in left {
      let bytes = FileManager.default.contents(atPath: "\(disk.path)/\(name)")
      #expect(bytes?.count == (try harness.folder.read("in/\(name)")).count)
    }
  }

  @Test(.enabled(if: SmallDisk.canBeMade))
  func `a worker that finds the disk full stops the run too`() async throws {
    let harness = try RunHarness()
    try harness.addPhotos(20)
    let disk = try SmallDisk(at: harness.folder.makeFolder("disk"), bytes: 64 << 10)
    let outcome = try await harness.run(WorkerRunTests.gallery) {
      $0.destination = .folder(FilePath(disk.path))
    }
    guard case .failed(let error) = outcome.summary.stop else {
      return #expect(Bool(false), "\(outcome.summary) \(outcome.codes)")
    }
    #expect(error.reason == .io)
    #expect(outcome.summary.counts[.failed] == nil)
  }

  @Test(.enabled(if: SmallDisk.canBeMade))
  func `sources on a read-only disk are enough`() async throws {
    let harness = try RunHarness()
    let disk = try SmallDisk(at: harness.folder.makeFolder("disk"), bytes: 4 << 20)
    try harness.folder.write(picture(), to: "disk/a.png")
    try disk.makeReadOnly()
    let outcome = try await harness.run(.copies, inputs: [FilePath(disk.path)])
    #expect(outcome.states == ["a.png": .delivered])
    for output in [FilePath(disk.path), FilePath(disk.path).appending("out")] {
      let error = await #expect(throws: EngineError.self) {
        try await harness.run(.copies) { $0.destination = .folder(output) }
      }
      #expect(error?.reason == .cannotCreate)
      #expect(error?.message.contains("“\(output)”") == true, "\(error?.message ?? "")")
    }
  }
}

/// A file system of a few blocks, which only root may make.
final class SmallDisk: Sendable {
  let path: String

  static let canBeMade: Bool = {
    if getuid() == 0, let folder = try? TemporaryFolder(),
      (try? SmallDisk(at: folder.path, bytes: 4096)) != nil
    {
      return true
    }
    Skipped.because("only root can mount a small disk to fill")
    return false
  }()

  init(at path: String, bytes: Int) throws {
    self.path = path
    try Self.run("/bin/mount", ["-t", "tmpfs", "-o", "size=\(bytes)", "tmpfs", path])
  }

  deinit { try? Self.run("/bin/umount", ["-l", path]) }

  func makeReadOnly() throws {
    try Self.run("/bin/mount", ["-o", "remount,ro", path])
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
