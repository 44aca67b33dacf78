import Fixtures
import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

/// Ctrl-C and its like, from outside.
@Suite(.timeLimit(.minutes(5))) struct SignalRunTests {
  @Test(arguments: [("INT", Int32(130)), ("TERM", 143), ("HUP", 143)])
  func `the first signal stops the run, which says so`(_ signal: String, _ status: Int32)
    async throws
  {
    let run = try MinilabRun(pictures: [])
    for number in 1...60 {
      try run.folder.copy(Fixture.folder + "/lake.jpg", to: "in/\(number).jpg")
    }
    // The signal is sent once the first asset is reported; a shell's own children ignore SIGINT,
    // so the program is started by `env` with its default action.
    let outcome = try await run.shell(
      """
      env --default-signal=INT "$minilab" run job.json in -o out -j 1 --jsonl > events 2> errors &
      pid=$!
      until grep -q '"event":"asset"' events || ! kill -0 $pid 2> /dev/null; do sleep 0.02; done
      kill -\(signal) $pid
      wait $pid
      """)
    let events = try run.folder.text("events").split(separator: "\n")
    let ended = try JSON(parsing: Array(#require(events.last).utf8))
    #expect(outcome.status == status)
    #expect(ended["exit"] == ["code": .int(Int(status)), "name": "interrupted"])
    #expect(ended["counts"]?["pending"]?.int ?? 0 > 0)
    #expect(try run.folder.text("errors").contains("stopping when what is in hand is done"))
    let strays = try run.folder.files(under: "out").filter { $0.contains(".partial") }
    #expect(strays.isEmpty)
  }
}

extension TemporaryFolder {
  /// A file of the folder as text.
  func text(_ name: String) throws -> String { String(decoding: try read(name), as: UTF8.self) }
}
