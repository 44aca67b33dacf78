/// What speaks for one frame of a burst.
package struct BurstFrame: Hashable, Sendable {
  package var file: Int
  /// The camera picked it.
  package var isPick: Bool
  /// −1 to 5; `nil` where nobody rated it.
  package var rating: Int?
  /// Sorts as time does; empty where the time is unknown, which comes last.
  package var captured: String
  package var path: [UInt8]

  package init(file: Int, isPick: Bool, rating: Int?, captured: String, path: [UInt8]) {
    self.file = file
    self.isPick = isPick
    self.rating = rating
    self.captured = captured
    self.path = path
  }

  /// The camera's pick, then the owner's, then the first that was taken.
  package func isBetter(than other: BurstFrame) -> Bool {
    if isPick != other.isPick { return isPick }
    if (rating ?? 0) != (other.rating ?? 0) { return (rating ?? 0) > (other.rating ?? 0) }
    if captured.isEmpty != other.captured.isEmpty { return !captured.isEmpty }
    if captured != other.captured { return captured < other.captured }
    return path.lexicographicallyPrecedes(other.path)
  }
}
