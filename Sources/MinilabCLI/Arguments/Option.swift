/// One option of the command line: everything that parsing, help and suggestions need to know.
///
/// Options are values in one table (see ``Option/all``); nothing else spells their names.
struct Option: Hashable, Sendable {
  /// Without its dashes.
  let name: String
  /// The one-letter form, without its dash.
  let short: Character?
  let argument: Argument
  let category: Category
  /// One line for `--help`.
  let help: String
  let availability: Availability

  /// What stands after an option's name.
  enum Argument: Hashable, Sendable {
    case none
    /// `--jobs N` or `--jobs=N`.
    case required(String)
    /// `--wait` or `--wait=SECONDS`; never a word of its own.
    case optional(String)
  }

  /// The heading that an option stands under in `--help`.
  enum Category: String, Hashable, Sendable, CaseIterable {
    case what = "What is developed"
    case how = "How it runs"
    case output = "What is printed"
    case general = "General"
  }

  /// Whether this version does what the option asks.
  enum Availability: Hashable, Sendable {
    case now
    /// Known by name, so that it is refused with a reason and not as a typing mistake.
    case later
  }

  init(
    _ name: String, short: Character? = nil, _ argument: Argument = .none, in category: Category,
    _ help: String, availability: Availability = .now
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.category = category
    self.help = help
    self.availability = availability
  }

  /// As it is typed, as in `--jobs`.
  var spelling: String { "--\(name)" }

  /// As help shows it, as in `-o, --output DIR`.
  var usage: String {
    let names = short.map { "-\($0), \(spelling)" } ?? "    \(spelling)"
    return switch argument {
    case .none: names
    case .required(let placeholder): "\(names) \(placeholder)"
    case .optional(let placeholder): "\(names)[=\(placeholder)]"
    }
  }
}
