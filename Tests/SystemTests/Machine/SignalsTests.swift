import Glibc
import System
import TestSupport
import Testing

struct SignalsTests {
  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)])
  func `the first request and the second are told apart`(signal: Int32, code: Int) throws {
    // In a process of its own, because it is about signals of the whole process.
    let (here, there) = try Channel.pair()
    var command = Command(FilePath(BuiltProduct.folder + "/SystemProbe"), ["signals"])
    command.environment = .current
    command.descriptors = [3: there.socket]
    let child = try ChildProcess.spawn(command)
    func answer() throws -> String {
      let message = try here.receive(timeout: .seconds(20))
      return String(decoding: message?.frame ?? [], as: UTF8.self)
    }
    #expect(try answer() == "ready")
    child.kill(SIGPIPE)  // ignored
    child.kill(signal)
    #expect(try answer() == "first [\(signal)] \(code)")
    child.kill(SIGTERM)
    #expect(try answer() == "second [\(signal), \(SIGTERM)] \(code)")
    #expect(try child.wait(timeout: .seconds(20)) == .exited(code: 0))
  }
}
