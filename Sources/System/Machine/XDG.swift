/// Where a person's files of each kind belong (XDG Base Directory Specification).
///
/// A folder is `nil` where neither its variable nor `HOME` says. Relative values are ignored, as the
/// specification asks.
package struct XDG: Hashable, Sendable {
  /// What can be made again, `~/.cache`.
  package let cache: FilePath?
  /// What must be remembered between runs, `~/.local/state`.
  package let state: FilePath?
  /// What the person sets, `~/.config`.
  package let config: FilePath?
  /// What belongs to the login and goes with it. It has no default.
  package let runtime: FilePath?

  package init(_ environment: Environment) {
    func folder(_ name: String) -> FilePath? {
      environment.values[name].flatMap { $0.isAbsolute ? $0 : nil }
    }
    let home = folder("HOME")
    cache = folder("XDG_CACHE_HOME") ?? home?.appending(".cache")
    state = folder("XDG_STATE_HOME") ?? home?.appending(".local/state")
    config = folder("XDG_CONFIG_HOME") ?? home?.appending(".config")
    runtime = folder("XDG_RUNTIME_DIR")
  }
}
