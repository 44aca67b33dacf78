import Engine
import JobSpec
import Testing

@testable import MinilabCLI

@Suite struct ExitCodeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var counts: [AssetState: Int] = [:]
    var stop: RunSummary.Stop?
    var signal: ExitCode?
    let exit: ExitCode
    var testDescription: String { "\(exit) of \(counts) \(stop.map { "\($0)" } ?? "")" }
  }

  static let cases = [
    Case(exit: .ok),
    Case(counts: [.delivered: 3, .skipped: 2, .unchanged: 1], exit: .ok),
    Case(counts: [.skipped: 2], exit: .ok),
    Case(counts: [.delivered: 3, .failed: 1], exit: .someFailed),
    Case(counts: [.unchanged: 3, .failed: 1], exit: .someFailed),
    Case(counts: [.failed: 1, .skipped: 1], exit: .allFailed),
    Case(counts: [.delivered: 1, .pending: 4], stop: .deadline, exit: .tempFail),
    Case(counts: [.failed: 1], stop: .interrupted, signal: .terminated, exit: .terminated),
    Case(stop: .interrupted, signal: .interrupted, exit: .interrupted),
    Case(stop: .failed(EngineError(.io, "disk full")), exit: .io),
  ]

  @Test(arguments: cases)
  func `says what a run came to`(_ expected: Case) {
    var summary = RunSummary()
    summary.counts = expected.counts
    summary.stop = expected.stop
    #expect(ExitCode(of: summary, stoppedBy: expected.signal) == expected.exit)
  }

  @Test func `every engine error has its code`() {
    let codes = EngineError.Reason.allCases.map { ExitCode(of: EngineError($0, "")).rawValue }
    #expect(codes == [64, 65, 66, 69, 70, 73, 74, 75, 77])
  }
}
