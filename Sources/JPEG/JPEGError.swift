/// A call to libjpeg-turbo that did not succeed.
package struct JPEGError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The data is damaged, cut, or not coded in a way that is handled.
    case invalidData
    /// The bytes could not be read.
    case unreadable
    case other
  }
  package var reason: Reason
  /// libjpeg's own words: shown, never branched on.
  package var message: String

  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
