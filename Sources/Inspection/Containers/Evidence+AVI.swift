import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ movie: AVIFile) throws(MediaFileError) {
    guard let video = movie.video else {
      throw MediaFileError(.unsupportedFormat, "a movie without a picture track")
    }
    if video.width > 0, video.height > 0 {
      facts.width = video.width
      facts.height = video.height
    }
    facts.codec = video.codec.description
    facts.channels = .rgb
    facts.bitDepth = 8
    facts.frames = max(1, movie.allFrames.flatMap { $0 > 0 ? $0 : nil } ?? video.length)
    facts.frameRate = video.rate.flatMap { $0 > 0 ? $0 : nil }
    facts.duration = facts.frameRate.map { Double(facts.frames) / $0 }
    if movie.streams.contains(where: { $0.type == "auds" }) { found(.audio, in: "movie.audio") }
    let groups: [FourCC: PrivacyGroup] = [
      "IDIT": .time, "ICRD": .time, "ISFT": .history, "INAM": .captions, "ICMT": .captions,
      "IKEY": .captions, "ISBJ": .captions, "IART": .creator, "IENG": .creator, "ICOP": .copyright,
      "IMED": .camera,
    ]
    for (type, group) in groups where movie.information[type] != nil {
      found(group, in: "avi.\(type)")
    }
    facts.captured = (movie.information["IDIT"] ?? movie.information["ICRD"]).flatMap {
      WallClock(exif: $0, offset: nil) ?? WallClock(iso8601: $0)
    }
  }
}
