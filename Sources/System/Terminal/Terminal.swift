import CSystem
import Glibc

/// What is known of a standard stream that may be a person's terminal.
package enum Terminal {
  package static func isTerminal(_ descriptor: Int32) -> Bool {
    isatty(descriptor) == 1
  }

  /// Columns; `nil` where it is no terminal or does not say.
  package static func width(_ descriptor: Int32) -> Int? {
    let width = Int(minilab_terminal_width(descriptor))
    return width > 0 ? width : nil
  }
}
