/// Progress as text: a bar for a terminal, a sentence for a log.
enum ProgressLine {
  /// One line of at most `width` columns.
  static func bar(_ state: ProgressState, elapsed: Duration, width: Int) -> String {
    let (text, share) = parts(state, elapsed: elapsed)
    let room = width - text.count - 4
    guard let share, room >= 10 else { return String(text.prefix(max(0, width - 1))) }
    let length = min(room, 40)
    let filled = Int(Double(length) * share)
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
    return "\(bar)  \(text)"
  }

  /// A plain line, as in `120 of 500 assets, 24.0 a second, 15.8 s left, 3 failed`.
  static func sentence(_ state: ProgressState, elapsed: Duration) -> String {
    parts(state, elapsed: elapsed).text
  }

  private static func parts(
    _ state: ProgressState, elapsed: Duration
  ) -> (text: String, share: Double?) {
    switch state.phase {
    case .looking(let found): return ("\(Printable.count(found, "asset")) found", nil)
    case .developing(let done, let all):
      var words = ["\(done) of \(Printable.count(all, "asset"))"]
      if let rate = state.rate(elapsed: elapsed) {
        words.append("\(Printable.decimal(rate, places: 1)) a second")
      }
      if let left = state.secondsLeft(elapsed: elapsed), done < all {
        words.append("\(Printable.seconds(left)) left")
      }
      if state.failed > 0 { words.append("\(state.failed) failed") }
      return (words.joined(separator: ", "), all > 0 ? Double(done) / Double(all) : nil)
    }
  }
}
