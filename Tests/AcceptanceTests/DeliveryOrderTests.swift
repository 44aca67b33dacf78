import Fixtures
import TestSupport
import Testing

/// A name appears only once its bytes, and then its folder, are on disk.
struct DeliveryOrderTests {
  @Test(.enabled(if: Referee.strace.isInstalled))
  func `a delivery is write, fsync, rename, fsync of the folder`() async throws {
    let trace = try TemporaryFolder()
    let run = try await Run.job(
      "web-gallery", on: [Fixture.lake.path],
      under: [
        "strace", "-f", "-y", "-o", trace.path("calls"), "-e",
        "trace=write,pwrite64,copy_file_range,fsync,fdatasync,rename,renameat,renameat2",
      ])
    #expect(run.outcome.status == 0)
    let calls = String(decoding: try trace.read("calls"), as: UTF8.self)
      .split(whereSeparator: \.isNewline)
    let outputs = try #require(run.report.assets.first?.outputs)
    for output in outputs {
      let name = output.path.split(separator: "/").last ?? ""
      let rename = try #require(
        calls.firstIndex { $0.contains(" rename") && $0.contains("\(name)\"") }, "\(name)")
      let partial = try #require(
        calls[rename].split(separator: "\"").first { $0.hasSuffix(".partial") })
      let before = calls[..<rename]
      let lastWrite = before.lastIndex { call in
        call.contains(partial) && ["write", "copy_file"].contains { call.contains($0) }
      }
      let sync = before.lastIndex { $0.contains("sync(") && $0.contains(partial) }
      #expect(try #require(lastWrite) < (try #require(sync)))
      let folder = run.output.path(output.path).dropLast(name.count + 1)
      #expect(calls[rename...].contains { $0.contains("sync(") && $0.contains("<\(folder)>") })
    }
  }
}
