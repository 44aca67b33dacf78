extension FilePath {
  /// The bytes as a C function takes them, with the terminating NUL.
  ///
  /// A NUL byte inside would silently cut the path short, so it is refused here, once for all calls.
  func cString(for call: SystemError.Call) throws(SystemError) -> [CChar] {
    guard !bytes.contains(0) else { throw SystemError(call, .invalidArgument, path: self) }
    return bytes.map(CChar.init(bitPattern:)) + [0]
  }
}
