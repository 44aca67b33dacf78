import Foundation
import JobSpec
import System
import TestSupport
import Testing

/// What the kernel is asked to do for a delivery, and in which order.
struct DurabilityTests {
  @Test(.enabled(if: Referee.strace.isInstalled))
  func `data reaches the disk before the name, and the name before the report`() async throws {
    let harness = try RunHarness()
    try harness.folder.write(picture(), to: "in/sub/a.png")
    try harness.folder.write(Job.copies.json.bytes(), to: "job.json")
    let log = harness.folder.path("log")
    // With -y, descriptors are shown with the path that they lead to.
    let outcome = try await Referee.strace.run([
      "-f", "-y", "-o", log, "-e", "trace=write,pwrite64,copy_file_range,fsync,rename,renameat2",
      BuiltProduct.minilab.path, "run", harness.folder.path("job.json"),
      harness.input.string, "-o", harness.output.string, "-q",
    ])
    try #require(outcome.succeeded, "\(outcome.errorText)")
    let calls = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    func first(_ words: String..., after: Int = -1) -> Int? {
      calls.indices.first { index in index > after && words.allSatisfy(calls[index].contains) }
    }
    let written = calls.lastIndex {
      $0.contains(".partial") && ($0.contains("copy_file_range(") || $0.contains("write"))
    }
    let synced = try #require(first("fsync(", "/sub/.minilab-", ".partial", after: written ?? 0))
    let renamed = try #require(first("rename", ".partial", "\"a.png\"", after: synced))
    let folder = try #require(first("fsync(", "/out/sub>", after: renamed))
    #expect(try #require(written) < synced)
    #expect(synced < renamed)
    #expect(renamed < folder)
  }
}
