import JobSpec
import MediaFile

/// What a track says beside picture and sound.
///
/// The sound of a movie is the movie, as its pictures are: ``PrivacyGroup/audio`` is sound that
/// was recorded with a still.
enum TrackMeaning {
  static func of(_ handler: FourCC, format: FourCC?) -> Meaning {
    if let format, let known = formats.first(where: { $0.format == format }) {
      return known.meaning
    }
    return handlers.first { $0.handler == handler }?.meaning
      ?? .opaque(nil, costs: "timedMetadata")
  }

  static let handlers: [(handler: FourCC, meaning: Meaning)] = [
    ("vide", .structure), ("soun", .structure), ("pict", .structure),
    ("clcp", .tells(.captions)), ("text", .tells(.captions)), ("sbtl", .tells(.captions)),
    ("subt", .tells(.captions)), ("subp", .tells(.captions)),
    ("auxv", .tells(.depth, .people)), ("tmcd", .tells(.time)),
    ("hint", .opaque(nil, costs: "hints")), ("sdsm", .structure), ("odsm", .structure),
  ]

  private static let telemetry = Meaning.tells(
    .location, .time, .camera, .serials, .identifiers, .makerNotes)

  static let formats: [(format: FourCC, meaning: Meaning)] = [
    ("gpmd", telemetry), ("camm", telemetry), ("rtmd", telemetry), ("CTMD", telemetry),
    ("djmd", telemetry), ("dbgi", telemetry), ("priv", telemetry), ("fdsc", telemetry),
    ("tmcd", .tells(.time)),
  ]

  /// What a key of a `mebx` track says.
  static func key(_ key: String) -> Meaning {
    guard key.hasPrefix(apple) else { return MovieKeyMeaning.of(key) }
    let name = key.dropFirst(apple.count)
    return keys.first { name.hasPrefix($0.prefix) }?.meaning ?? MovieKeyMeaning.of(key)
  }

  private static let apple = "com.apple.quicktime."

  static let keys: [(prefix: String, meaning: Meaning)] = [
    ("still-image-time", .rendering("livePhoto")),
    ("live-photo", .rendering("livePhoto")),
    ("com.apple.quicktime.live-photo", .rendering("livePhoto")),
    ("video-orientation", .rendering("orientation")),
    ("detected", .tells(.people)), ("face", .tells(.people)), ("human", .tells(.people)),
    ("scene-illuminance", .tells(.camera)), ("camera-debug", .tells(.makerNotes)),
    ("cinematic", .rendering("cinematic")), ("smartstyle", .tells(.history, .makerNotes)),
    ("dolby", .rendering(nil)), ("immersive", .rendering("spatial")),
    ("location", .tells(.location)), ("gps", .tells(.location)),
  ]
}
