import CVips
import Synchronization

/// What GLib and libvips would have printed to standard error.
///
/// The list is shared by the process: exact in a worker, which does one picture at a time, and a
/// hint elsewhere.
package enum VipsMessages {
  /// Later messages than this many are dropped: a damaged file can cause thousands.
  private static let limit = 16
  private static let messages = Mutex<[String]>([])

  /// Takes the messages that came since the last call, oldest first.
  package static func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  /// Puts itself in place of GLib's writer; to be called once a process.
  static func install() {
    unsafe g_log_set_writer_func(
      { _, fields, count, _ in
        unsafe VipsMessages.keep(fields, count: Int(count))
        return G_LOG_WRITER_HANDLED
      }, nil, nil)
  }

  private static func keep(_ fields: UnsafePointer<GLogField>?, count: Int) {
    guard let fields = unsafe fields else { return }
    for index in 0..<count {
      // A negative length marks a C string.
      guard unsafe String(cString: fields[index].key) == "MESSAGE",
        unsafe fields[index].length < 0, let value = unsafe fields[index].value
      else { continue }
      let text = unsafe String(cString: value.assumingMemoryBound(to: CChar.self))
      messages.withLock { if $0.count < limit { $0.append(text) } }
    }
  }
}
