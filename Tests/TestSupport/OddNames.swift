import Glibc

/// A failed system call on a name that only bytes can hold.
package struct NamingFailure: Error {
  package var call: String
  package var number: Int32
}

extension TemporaryFolder {
  /// Writes a file whose name is given as bytes, so that it need not be UTF-8, and returns its
  /// absolute path as bytes.
  @discardableResult
  package func write(_ contents: [UInt8], toBytes name: [UInt8]) throws -> [UInt8] {
    let bytes = Array(path.utf8) + [0x2F] + name
    let file = (bytes + [0]).map(CChar.init(bitPattern:))
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw NamingFailure(call: "open", number: errno) }
    defer { close(descriptor) }
    guard Glibc.write(descriptor, contents, contents.count) == contents.count else {
      throw NamingFailure(call: "write", number: errno)
    }
    return bytes
  }
}
