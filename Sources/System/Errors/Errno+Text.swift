import CSystem

extension Errno: CustomStringConvertible {
  /// The constant's name, such as `ENOSPC`.
  package var description: String {
    unsafe minilab_error_name(rawValue).map { unsafe String(cString: $0) } ?? "error \(rawValue)"
  }

  /// The C library's own words, never translated.
  var systemText: String {
    unsafe minilab_error_text(rawValue).map { unsafe String(cString: $0) } ?? "unknown error"
  }
}
