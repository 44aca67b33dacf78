import AssetFacts
import JobSpec

/// Movies whose time runs otherwise than it did, or whose focus was chosen later.
///
/// `full-frame-rate-playback-intent` tells nothing: ordinary and slow clips have it alike. Slow
/// motion that an export has baked in has no mark at all.
extension KindRules {
  static let pace = [
    KindRule(
      .slomoVideos, of: .videos,
      [
        .certain(
          "movie.keys.com.android.capture.fps", "captured 1.5 times as fast as it plays, or more"
        ) { $0.captureRatio.map { $0 > 1.5 } ?? false },
        .samsung(0x0890, "slow motion"), .samsung(0x0B00, "super slow motion"),
        .certain("movie.udta.smta", "Samsung's camera modes of slow motion") {
          // The modes of slow motion, in HEVC and at 120 frames a second, and of super slow motion.
          $0.samsungRecordingMode.map { [7, 9, 12, 13, 21, 22, 23].contains($0) } ?? false
        },
        .certain("movie.htka", "HTC's box of slow motion") { $0.hasHTCSlowMotion },
        .heuristic("movie.frameRate", "100 frames a second or more, on the average") {
          $0.facts.frameRate.map { $0 >= 100 } ?? false
        },
        .heuristic("movie.timing", "frames in the middle last twice as long as at the ends") {
          $0.isRamped
        },
      ]),
    KindRule(
      .timelapseVideos, of: .videos,
      [
        .certain("movie.keys.com.apple.photos.captureMode", "`Time-lapse`") {
          $0.captureMode == "Time-lapse"
        },
        .strong("movie.keys.com.android.capture.fps", "captured slower than it plays") {
          $0.captureRatio.map { $0 > 0 && $0 < 0.95 } ?? false
        },
        .heuristic(
          "name", "`timelapse` or `hyperlapse` in the name, no sound, a constant rate"
        ) { evidence in
          let stem = evidence.name.stem.lowercased()
          return !evidence.hasAudioTrack && evidence.isConstantRate
            && (stem.contains("timelapse") || stem.contains("hyperlapse"))
        },
      ]),
    KindRule(
      .cinematicVideos, of: .videos,
      [
        .certain("movie.keys.com.apple.quicktime.cinematic-video", "Apple's key") {
          $0.movieKeys.contains("com.apple.quicktime.cinematic-video")
        },
        .certain("movie.track.dish", "a track of disparity beside the pictures") {
          $0.hasDisparityTrack
        },
        .certain("movie.track.cinematic-video", "Apple's timed metadata of focus") { evidence in
          evidence.timedKeys.contains { $0.hasPrefix("com.apple.quicktime.cinematic-video.") }
        },
        .strong("movie.keys.com.apple.quicktime.cinematic-video-intent", "Apple's key of intent") {
          $0.movieKeys.contains("com.apple.quicktime.cinematic-video-intent")
        },
      ]),
  ]
}

extension Evidence {
  /// Frames a second that were taken, by those that are played.
  fileprivate var captureRatio: Double? {
    guard let captureRate, captureRate.isFinite, let rate = facts.frameRate, rate > 0 else {
      return nil
    }
    return captureRate / rate
  }
}
