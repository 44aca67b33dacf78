import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ movie: MatroskaFile) throws(MediaFileError) {
    guard let video = movie.videoTrack else {
      throw MediaFileError(.unsupportedFormat, "a movie without a picture track")
    }
    if video.width > 0, video.height > 0 {
      facts.width = video.width
      facts.height = video.height
    }
    facts.codec = video.codec.isEmpty ? nil : video.codec
    facts.duration = movie.duration
    facts.frameRate = video.frameDuration.map { 1_000_000_000 / Double($0) }
    if let duration = facts.duration, let rate = facts.frameRate, duration * rate < 1e9 {
      facts.frames = max(1, Int((duration * rate).rounded()))
    }
    facts.channels = .rgb
    facts.hasAlpha = video.hasAlpha
    facts.bitDepth = video.bitDepth
    if let color = video.color { describeColor(color) }
    if video.isStereo { stereoMarker = "matroska.stereoMode" }
    isSpherical = video.isSpherical
    if movie.tracks.contains(where: { $0.type == 2 }) { found(.audio, in: "movie.audio") }
    if let created = movie.created, let clock = WallClock(secondsSince2001: created) {
      facts.captured = clock
      found(.time, in: "matroska.date")
    }
    if movie.title != nil { found(.captions, in: "matroska.title") }
    if movie.hasAttachments { found(.thumbnails, in: "matroska.attachments") }
    for tag in movie.tags { gather(matroskaTag: tag.name, tag.text) }
  }

  private mutating func gather(matroskaTag name: String, _ text: String) {
    let word = name.lowercased()
    let carrier = "matroska.tag." + word
    if word.hasPrefix("com.apple.quicktime.") || word.contains("location") {
      movieKeys.insert(word)
    }
    switch word {
    case _ where word.contains("location") || word.contains("latitude"):
      found(.location, in: carrier)
    case "date_recorded", "creation_time", "com.apple.quicktime.creationdate", "date":
      found(.time, in: carrier)
      if let clock = WallClock(iso8601: text) { facts.captured = clock }
    case "artist", "director", "author": found(.creator, in: carrier)
    case "copyright": found(.copyright, in: carrier)
    case "title", "comment", "description", "keywords": found(.captions, in: carrier)
    case "make", "model", "recording_device": found(.camera, in: carrier)
    default: break
    }
  }
}
