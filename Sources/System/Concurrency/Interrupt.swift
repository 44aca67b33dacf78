import CSystem
import Glibc
import Synchronization

/// A flag that, once set, stays set, and that wakes every blocking call that was given it.
package final class Interrupt: Sendable {
  private let flag = Atomic(false)
  /// Readable from the moment the flag is set; nobody ever drains it.
  let event: OpenFile

  package init() throws(SystemError) {
    event = OpenFile(adopting: try retrying(.eventfd) { minilab_event() })
  }

  package var isSet: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag, from any thread, as often as you like.
  package func set() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // Adding one to an empty counter cannot fail.
    try? event.write(all: [1, 0, 0, 0, 0, 0, 0, 0])
  }
}
