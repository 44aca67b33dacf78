/// The one way for a spec to read the environment.
///
/// ```swift
/// let quality = Int(Env["WEB_QUALITY", default: "82"]) ?? 82
/// ```
///
/// What was read joins the key under which the compiled job is cached, so that a change of the
/// variable is seen. A spec runs with an empty environment; nothing else reaches it.
public enum Env {
  /// A variable's value; `nil` where it is not set.
  public static subscript(name: String) -> String? {
    let value = variables[name]
    reads[name] = .some(value)
    return value
  }

  /// A variable's value, or another where it is not set.
  public static subscript(name: String, default fallback: @autoclosure () -> String) -> String {
    self[name] ?? fallback()
  }

  // Not isolated: a spec is evaluated on one thread, in a process of its own.
  nonisolated(unsafe) private static var variables: [String: String] = [:]
  nonisolated(unsafe) private static var reads: [String: String?] = [:]

  /// Sets what a spec can read. Called once, before the spec is evaluated.
  package static func provide(_ variables: [String: String]) { self.variables = variables }

  /// What was read so far: name and value, `null` where the variable was not set.
  package static var recorded: JSON {
    var object = JSON.Object()
    for (name, value) in reads.sorted(by: { $0.key < $1.key }) {
      object.append(name, value.map(JSON.string) ?? .null)
    }
    return .object(object)
  }
}
