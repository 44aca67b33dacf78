import Foundation
import Synchronization

/// Says on stderr, once for each reason, that tests are left out here and why.
///
/// A test that cannot run must not look like one that passed.
package enum Skipped {
  private static let said = Mutex<Set<String>>([])

  package static func because(_ reason: String) {
    guard said.withLock({ $0.insert(reason).inserted }) else { return }
    FileHandle.standardError.write(Data("SKIPPED: \(reason)\n".utf8))
  }
}
