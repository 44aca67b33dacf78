/// Why an asset is rightly left alone: the report's words.
package enum SkipReason: Hashable, Sendable {
  /// The job's filter does not take it.
  case filter
  /// The filter cannot be decided, because of these words of it.
  case undecided([String])
  /// The selection is full.
  case limit
  /// Neither a picture nor a clip.
  case notMedia
  /// Belongs to no asset here.
  case sidecarAlone
  /// Another name, here, of a file that is already in the plan.
  case sameFile(String)
  /// The job takes the best of a burst only, and that is another frame.
  case burst(best: String)
  /// No rendition's `when` takes it.
  case noRendition
  /// The job's words for it are not built yet, or do not fit it.
  case unavailable(String)

  /// Stable up to the first colon; what follows is for a person.
  package var text: String {
    switch self {
    case .filter: "filter"
    case .undecided(let words): "undecided: \(words.joined(separator: ", "))"
    case .limit: "limit"
    case .notMedia: "notMedia"
    case .sidecarAlone: "sidecarAlone"
    case .sameFile(let name): "sameFile: \(name)"
    case .burst(let best): "burst: “\(best)” is the one that is taken of it"
    case .noRendition: "noRendition"
    case .unavailable(let why): "unavailable: \(why)"
    }
  }
}
