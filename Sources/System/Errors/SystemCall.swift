/// Makes a call until no signal interrupts it, and throws what it reports.
///
/// The body returns a negative number, with `errno` set, on failure.
@discardableResult
func retrying<Number: SignedInteger>(
  _ call: SystemError.Call, _ path: FilePath? = nil, _ body: () -> Number
) throws(SystemError) -> Number {
  while true {
    let result = body()
    if result >= 0 { return result }
    let reason = Errno.current
    if reason != .interrupted { throw SystemError(call, reason, path: path) }
  }
}

/// The same for a call that takes a path.
@discardableResult
func retrying<Number: SignedInteger>(
  _ call: SystemError.Call, at path: FilePath, _ body: (_ path: [CChar]) -> Number
) throws(SystemError) -> Number {
  let text = try path.cString(for: call)
  return try retrying(call, path) { body(text) }
}
