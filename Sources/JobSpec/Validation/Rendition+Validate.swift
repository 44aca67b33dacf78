extension Problems {
  mutating func check(_ rendition: Rendition, of job: Job, at place: String) {
    if rendition.name.allSatisfy(\.isWhitespace) {
      add("Expected a name for the rendition but got none.", at: place)
    } else if let reason = rendition.name.reasonAgainstFileName {
      add("Expected a name \(reason).", at: place)
    }
    if let into = rendition.into, let reason = into.reasonAgainstInnerFolder {
      add("Expected a folder \(reason) but got \"\(into.escaped)\".", at: "\(place).into")
    }
    if let when = rendition.when { check(when, at: "\(place).when") }
    // What the job names, it names for all: its problems are told once, as the job's own.
    let isOwn = rendition.naming != nil || job.naming == nil
    check(
      job.naming(of: rendition), under: job.privacy(of: rendition),
      at: isOwn ? "\(place).naming" : "naming")
    switch rendition.output {
    case .original: break
    case .image(let options): check(options, at: place)
    case .video(let options): check(options, at: place)
    case .poster(let options): check(options, at: place)
    }
  }

  private mutating func check(_ options: VideoOptions, at place: String) {
    switch options.encoding {
    case .h264(let crf), .hevc(let crf): expect("crf", crf, in: 0...51, at: place)
    case .current, .compatible: break
    }
    if let within = options.within { expect("within", within, in: PixelSize.range, at: place) }
    guard let times = options.times else { return }
    expect("times.from", times.from, in: 0...Double.infinity, at: place)
    if !(times.through > times.from) || !times.through.isFinite {
      add(
        "Expected times.through after times.from (\(times.from)) but got \(times.through).",
        at: place)
    }
  }

  private mutating func check(_ options: PosterOptions, at place: String) {
    if options.times.isEmpty {
      add("Expected at least one time for the poster but got none.", at: place)
    }
    for time in options.times {
      let isMoment = time >= 0 && time.isFinite
      if !isMoment { add("Expected times of at least 0 but got \(time).", at: place) }
    }
    check(options.image, at: place)
  }
}

extension PixelSize {
  /// What every format here can hold.
  static let range = 1...65_535
}
