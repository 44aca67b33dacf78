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
    for track in movie.tracks { gather(track, of: movie) }
    hasAudioTrack = movie.audioTrack != nil
    isConstantRate = video.timing.isConstant
    isRamped = video.timing.isRamped
    samsungRecordingMode = movie.samsungRecordingMode
    hasHTCSlowMotion = movie.boxes.contains { $0.type == "htka" }
    gather(SamsungTrailer(movie.source, in: 0..<movie.source.count), in: movie.source)
    if movie.boxes.contains(where: \.isC2PA) { found(.provenance, in: "c2pa") }
    if let trailer = movie.trailer { warn("\(trailer.count) bytes follow the last box") }
  }

  private mutating func describeCoding(of video: MovieTrack, in movie: MovieFile) {
    guard let samples = video.samples.first else { return }
    facts.codec = samples.coding.description
    if samples.isEncrypted { warn("its pictures are encrypted and cannot be shown") }
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
    if let profile = DolbyVision(samples.extensions, movie.source) {
      facts.hdr = facts.hdr ?? profile.transfer
    }
    let types = Set(samples.extensions.map(\.type))
    if types.isSuperset(of: ["hvcC", "lhvC"]) {
      stereoMarker = "movie.hvc1.lhvC"
      if types.contains("vexu") { spatialMarker = "movie.hvc1.vexu" }
    } else if video.spatial.isStereo {
      stereoMarker = "movie.track.stereo"
    }
    hasMasteringDisplay = types.contains("mdcv") || types.contains("clli")
    isSpherical = video.spatial.isWholeSphere
  }
}
