import Glibc
import JobSpec

/// A descriptor that the process was started with.
struct Descriptor {
  let number: Int32

  static let standardError = Descriptor(number: 2)

  /// All there is, as JSON; `nil` where it cannot be read or is none.
  func readJSON() -> JSON? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = unsafe read(number, &buffer, buffer.count)
      if count == 0 { return try? JSON(parsing: all) }
      guard count > 0 || errno == EINTR else { return nil }
      all += buffer.prefix(max(count, 0))
    }
  }

  /// Writes a text whole, or says that it could not.
  @discardableResult
  func write(_ text: String) -> Bool {
    var rest = Array(text.utf8)
    while !rest.isEmpty {
      let count = unsafe Glibc.write(number, rest, rest.count)
      guard count >= 0 || errno == EINTR else { return false }
      rest.removeFirst(max(count, 0))
    }
    return true
  }
}
