import JobSpec

/// What QuickTime's keys say, by their names.
enum MovieKeyMeaning {
  static func of(_ key: String) -> Meaning {
    if let meaning = whole[key] { return meaning }
    if let apple = key.suffix(after: "com.apple.quicktime.") { return ofApple(apple) }
    // Other writers use plain words, with a language behind some of them.
    let word = key.split(separator: "-").first.map(String.init) ?? key
    return plain[word.lowercased()] ?? families.first { key.hasPrefix($0.prefix) }?.meaning
      ?? UserDataMeaning.of(FourCCText.code(key))
  }

  private static func ofApple(_ key: String) -> Meaning {
    if let meaning = apple[key] { return meaning }
    return appleFamilies.first { key.hasPrefix($0.prefix) }?.meaning ?? .unknown
  }

  static let whole: [String: Meaning] = [
    "com.apple.quicktime.content.identifier": .pairing,
    "com.apple.photos.originating.signature": .tells(.identifiers),
    "com.apple.photos.captureMode": .rendering("captureMode"),
    "com.android.capture.fps": .rendering("slowMotion"),
    "com.android.video.temporal_layers_count": .rendering(nil),
    "com.android.version": .tells(.camera, .history),
    "com.android.manufacturer": .tells(.camera),
    "com.android.model": .tells(.camera),
    "com.android.capturer": .tells(.camera),
    "samsung.android.utc_offset": .tells(.time),
    "com.samsung.android.utc_offset": .tells(.time),
    "xiaomi.exifInfo.videoinfo": .opaque(.makerNotes, costs: "makerNotes"),
    "iTunSMPB": .rendering(nil),
    "iTunNORM": .rendering(nil),
  ]

  static let apple: [String: Meaning] = [
    "creationdate": .tells(.time),
    "make": .tells(.camera),
    "model": .tells(.camera),
    "software": .tells(.history),
    "encoded-with": .tells(.history),
    "author": .tells(.creator),
    "artist": .tells(.creator),
    "director": .tells(.creator),
    "producer": .tells(.creator),
    "performer": .tells(.creator),
    "arranger": .tells(.creator),
    "composer": .tells(.creator),
    "copyright": .tells(.copyright),
    "publisher": .tells(.copyright),
    "phonogramrights": .tells(.copyright),
    "credits": .tells(.creator),
    "title": .tells(.captions),
    "displayname": .tells(.captions),
    "description": .tells(.captions),
    "comment": .tells(.captions),
    "information": .tells(.captions),
    "keywords": .tells(.captions),
    "album": .tells(.captions),
    "genre": .tells(.captions),
    "year": .tells(.time),
    "project": .tells(.captions),
    "artwork": .tells(.thumbnails),
    "is-montage": .tells(.history),
    "full-frame-rate-playback-intent": .rendering("slowMotion"),
    "camera.identifier": .tells(.camera, .identifiers),
    "camera.framereadouttimeinmicroseconds": .tells(.camera),
    "cinematic-video": .rendering("cinematic"),
    "spatial.format-version": .rendering("spatial"),
    "spatial.aggressors-seen": .rendering("spatial"),
  ]

  static let appleFamilies: [(prefix: String, meaning: Meaning)] = [
    ("location", .tells(.location)),
    ("direction", .tells(.location)),
    ("collection", .tells(.captions)),
    ("rating", .tells(.captions)),
    ("camera.", .tells(.camera)),
    // How well the movie does as a Live Photo, and what was done to its light.
    ("live-photo.", .rendering("livePhoto")),
    ("smartstyle", .tells(.history, .makerNotes)),
    ("apple-maker-note", .tells(.makerNotes)),
    ("cinematic", .rendering("cinematic")),
    ("spatial", .rendering("spatial")),
    ("proimage", .tells(.camera)),
  ]

  /// What ffmpeg and others write under plain names.
  static let plain: [String: Meaning] = [
    "location": .tells(.location), "gps": .tells(.location),
    "make": .tells(.camera), "model": .tells(.camera), "encoder": .tells(.history),
    "software": .tells(.history), "handler_name": .tells(.history),
    "major_brand": .tells(.history), "minor_version": .tells(.history),
    "compatible_brands": .tells(.history), "creation_time": .tells(.time),
    "date": .tells(.time), "year": .tells(.time), "title": .tells(.captions),
    "comment": .tells(.captions), "description": .tells(.captions),
    "synopsis": .tells(.captions), "keywords": .tells(.captions), "album": .tells(.captions),
    "genre": .tells(.captions), "artist": .tells(.creator), "author": .tells(.creator),
    "composer": .tells(.creator), "copyright": .tells(.copyright), "timecode": .tells(.time),
  ]

  static let families: [(prefix: String, meaning: Meaning)] = [
    ("com.android.", .tells(.camera, .history)),
    ("com.apple.photos.", .tells(.history)),
    ("com.apple.proapps.", .tells(.history)),
    ("com.apple.finalcutstudio.", .tells(.history)),
    ("com.samsung.", .tells(.makerNotes, .history)),
  ]
}

extension String {
  /// What follows a beginning; nil where it begins otherwise.
  fileprivate func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
