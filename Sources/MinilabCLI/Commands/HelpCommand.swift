/// `minilab help [TOPIC]`: what a command or a topic is about.
struct HelpCommand {
  /// The help asked for by `minilab help WORDS`.
  static func text(for words: [Argument]) throws(UsageError) -> String {
    let topic = words.map(\.description).joined(separator: " ")
    guard !topic.isEmpty else { return HelpText.overview }
    if let command = Command.all.first(where: { $0.name == topic }) ?? alias(topic) {
      guard command.availability == .now else { throw .notInThisVersion("'\(command.name)'") }
      return HelpText.text(for: command)
    }
    if let other = HelpTopic(rawValue: topic) { return other.text }
    let known = Command.all.map(\.name) + HelpTopic.allCases.map(\.rawValue)
    let nearest = Suggestion.nearest(to: topic, among: known)
    throw UsageError("no help on '\(topic)'", suggestion: nearest.map { "'minilab help \($0)'" })
  }

  private static func alias(_ topic: String) -> Command? {
    topic == "cache" ? .named(.clearCache) : nil
  }
}
