import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Takes QuickTime's keys and values, of the movie and of its tracks.
  mutating func gatherKeys(of movie: MovieFile) throws(MediaFileError) {
    var texts: [String: String] = [:]
    for entry in movie.metadata + movie.tracks.flatMap(\.metadata) {
      movieKeys.insert(entry.key)
      if let text = try entry.text(movie.source) { texts[entry.key] = texts[entry.key] ?? text }
      if entry.key == "com.android.capture.fps" {
        captureRate = try entry.number(movie.source)
      }
    }
    let apple = { (key: String) in texts["com.apple.quicktime." + key] }
    facts.camera = Self.camera(
      make: apple("make") ?? texts["com.android.manufacturer"] ?? texts["©mak"],
      model: apple("model") ?? texts["com.android.model"] ?? texts["©mod"])
    facts.livePhotoIdentifier = apple("content.identifier")
    facts.captured = (apple("creationdate") ?? texts["©day"]).flatMap { WallClock(iso8601: $0) }
    facts.rating = apple("rating.user").flatMap { Int($0) }
    software = apple("software")
    author = apple("author")
    captureMode = texts["com.apple.photos.captureMode"]
    for key in movieKeys { note(key: key) }
  }

  private mutating func note(key: String) {
    let words = key.split(separator: ".")
    guard let last = words.last else { return }
    if words.contains(where: { $0.lowercased().hasPrefix("location") }) || last == "©xyz" {
      found(.location, in: "movie.keys." + key)
      return
    }
    switch last {
    case "make", "model", "manufacturer", "©mak", "©mod": found(.camera, in: "movie.keys." + key)
    case "creationdate", "©day": found(.time, in: "movie.keys." + key)
    case "identifier": found(.identifiers, in: "movie.keys." + key)
    case "software", "©too", "©swr", "version": found(.history, in: "movie.keys." + key)
    case "author", "artist", "©ART", "©aut": found(.creator, in: "movie.keys." + key)
    case "copyright", "cprt": found(.copyright, in: "movie.keys." + key)
    case "title", "comment", "description", "keywords", "©nam", "©cmt", "desc", "keyw":
      found(.captions, in: "movie.keys." + key)
    case "covr": found(.thumbnails, in: "movie.keys." + key)
    default: break
    }
  }

  /// Takes what cameras write into `udta`.
  mutating func gatherUserData(of movie: MovieFile) throws(MediaFileError) {
    if facts.camera == nil {
      facts.camera = Self.camera(
        make: try movie.userText("©mak"), model: try movie.userText("©mod"))
    }
    if facts.captured == nil {
      facts.captured = try movie.userText("©day").flatMap { WallClock(iso8601: $0) }
    }
    if author == nil { author = try movie.userData(text: "auth") }
    for box in movie.userData + movie.tracks.flatMap(\.userData) {
      guard let group = Self.userDataGroups[box.type] else { continue }
      found(group, in: "movie.udta.\(box.type)")
    }
  }

  private static let userDataGroups: [FourCC: PrivacyGroup] = [
    "©xyz": .location, "loci": .location, "gps ": .location, "gps0": .location, "GPS ": .location,
    "GPMF": .location, "©mak": .camera, "©mod": .camera, "CAME": .serials, "SNum": .serials,
    "©swr": .history, "FIRM": .history, "©day": .time, "auth": .creator, "©aut": .creator,
    "cprt": .copyright, "titl": .captions, "dscp": .captions, "kywd": .captions, "©nam": .captions,
    "©cmt": .captions, "thmb": .thumbnails, "RTHU": .thumbnails, "SIGM": .thumbnails,
    "finm": .identifiers, "fsid": .identifiers, "XMP_": .history,
  ]
}
