/// Why the bytes of one file leave a kind open.
struct KindDoubt: Sendable {
  var reason: Reason
  var holds: @Sendable (Evidence) -> Bool

  init(_ reason: Reason, where holds: @escaping @Sendable (Evidence) -> Bool) {
    self.reason = reason
    self.holds = holds
  }

  /// In words for a person.
  enum Reason: String, Hashable, Sendable {
    case otherHalf = "half of a pair: the other half was not looked for"
    case otherFrames = "a burst's frame: the others were not looked for"
    case otherVersions = "other files may tell of an edit, and were not looked for"
    case lostPictures = "pictures in it that would tell are not where it says"
    case noMakerNote = "nothing says which of a phone's cameras took it"
    case noCaptureType = "an Apple DNG without the note that says so"
    case noPanoramaSize = "how much of the sphere it shows is not said"
    case unpublished = "a mark whose meanings were never published"
  }
}
