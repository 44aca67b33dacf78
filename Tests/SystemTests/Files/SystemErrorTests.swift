import Glibc
import System
import Testing

struct SystemErrorTests {
  @Test func `a message names the deed, the path, the reason, the remedy and the call`() {
    let error = SystemError(.write, .noSpace, path: "out/a\n.jpg")
    #expect(
      error.message
        == "Cannot write to “out/a\\n.jpg”: no space is left. Free some space, then run again. (write, ENOSPC)"
    )
    #expect("\(error)" == error.message)
  }

  @Test(arguments: SystemError.Call.allCases)
  func `every call has a sentence for every error`(call: SystemError.Call) {
    for number in Int32(1)...133 {
      let message = SystemError(call, Errno(rawValue: number)).message
      #expect(message.hasPrefix("Cannot "))
      #expect(message.hasSuffix("(\(call.rawValue), \(Errno(rawValue: number)))"))
      #expect(!message.contains("\n"))
    }
  }

  @Test func `numbers have their names`() {
    #expect("\(Errno(rawValue: ENOSPC))" == "ENOSPC")
    #expect("\(Errno(rawValue: 9999))" == "error 9999")
  }
}
