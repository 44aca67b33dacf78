import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ movie: MovieFile) throws(MediaFileError) {
    guard let video = movie.videoTrack else {
      throw MediaFileError(.unsupportedFormat, "a movie without a picture track")
    }
    if let size = video.uprightSize { (facts.width, facts.height) = size }
    facts.duration = movie.duration ?? video.duration
    facts.frameRate = video.averageRate
    facts.frames = max(1, video.timing.samples)
    describeCoding(of: video, in: movie)
    try gatherKeys(of: movie)
    try gatherUserData(of: movie)
    facts.captured = facts.captured ?? WallClock(secondsSince1904: movie.header.created)
    if facts.captured != nil { found(.time, in: "movie.header") }
    for track in movie.tracks { gather(track) }
    if movie.boxes.contains(where: \.isC2PA) { found(.provenance, in: "c2pa") }
    if movie.isFragmented { warn("a fragmented movie: its length is what its header says") }
    if let trailer = movie.trailer { warn("\(trailer.count) bytes follow the last box") }
  }

  private mutating func describeCoding(of video: MovieTrack, in movie: MovieFile) {
    guard let samples = video.samples.first else { return }
    facts.codec = samples.format.description
    for box in samples.extensions {
      guard let coding = CodingConfiguration(box.type, box.content, in: movie.source) else {
        continue
      }
      facts.bitDepth = coding.bitDepth
      facts.channels = coding.isMonochrome ? .gray : .rgb
    }
    switch samples.color {
    case .codes(let codes, _): describeColor(codes)
    case .profile(let range):
      if let profile = try? PieceSource(of: movie.source, range) { describeColor(profile) }
    case nil: break
    }
    let types = Set(samples.extensions.map(\.type))
    if types.contains("dvcC") || types.contains("dvvC") { facts.hdr = facts.hdr ?? "pq" }
    isStereo = types.isSuperset(of: ["hvcC", "lhvC"])
  }

  private mutating func gather(_ track: MovieTrack) {
    for entry in track.metadata { movieKeys.insert(entry.key) }
    switch track.handler {
    case "meta", "text", "sbtl", "camm", "data":
      let format = track.samples.first?.format
      let telemetry: Set<FourCC> = ["gpmd", "camm", "rtmd", "CTMD", "djmd", "dbgi"]
      guard let format, telemetry.contains(format) else { return }
      found(.location, in: "movie.track.\(format)")
    default: break
    }
  }
}
