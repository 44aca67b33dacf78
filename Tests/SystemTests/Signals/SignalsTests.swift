import Glibc
import System
import Testing

/// One at a time, and only with the numbers that it handles: a signal goes to the whole process.
@Suite(.serialized, .timeLimit(.minutes(1))) struct SignalsTests {
  @Test func `the first signal and the second are told apart, whichever thread gets them`()
    async throws
  {
    let (heard, sink) = AsyncStream.makeStream(of: [Int32].self)
    let signals = try Signals { sink.yield([$0, Int32($1)]) }
    var next = heard.makeAsyncIterator()
    kill(getpid(), SIGHUP)
    #expect(await next.next() == [SIGHUP, 1])
    #expect(signals.first.isSet && !signals.second.isSet)
    kill(getpid(), SIGTERM)
    #expect(await next.next() == [SIGTERM, 2])
    #expect(signals.second.isSet)
    #expect(signals.received == [SIGHUP, SIGTERM])
  }
}
