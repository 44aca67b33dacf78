/// When progress is shown on stderr.
enum ProgressMode: String, Hashable, Sendable {
  /// A bar on a terminal, else a plain line now and then.
  case auto
  /// A bar, whatever stderr is.
  case always
  case never
}
