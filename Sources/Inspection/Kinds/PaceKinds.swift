import AssetFacts
import JobSpec
import MediaFile

/// Movies whose time runs otherwise than it did, or whose focus was chosen later.
///
/// `full-frame-rate-playback-intent` is no marker: ordinary clips and slow ones have it alike.
extension KindRules {
  static let pace = [
    KindRule(
      .slomoVideos, of: .video,
      [
        KindMarker(.certain, "movie.keys.com.android.capture.fps") {
          ($0.captureRate ?? 0) > ($0.facts.frameRate ?? .infinity) * 1.5
        },
        KindMarker(.certain, "samsung.slowMotion") { $0.hasSamsung(0x0890, 0x0B00) },
        KindMarker(.heuristic, "frameRate") { ($0.facts.frameRate ?? 0) >= 100 },
      ]),
    KindRule(
      .timelapseVideos, of: .video,
      [
        KindMarker(.certain, "movie.track.keys.com.apple.photos.captureMode") {
          $0.captureMode == "Time-lapse"
        },
        KindMarker(.strong, "movie.keys.com.android.capture.fps") {
          guard let captured = $0.captureRate, let rate = $0.facts.frameRate else { return false }
          return captured > 0 && captured < rate * 0.67
        },
        KindMarker(.heuristic, "name") {
          let stem = $0.name.stem.lowercased()
          return stem.contains("timelapse") || stem.contains("hyperlapse")
        },
      ]),
    KindRule(
      .cinematicVideos, of: .video,
      [
        KindMarker(.certain, "movie.keys.com.apple.quicktime.cinematic-video") {
          $0.movieKeys.contains("com.apple.quicktime.cinematic-video")
        },
        KindMarker(.strong, "movie.keys.com.apple.quicktime.cinematic-video-intent") {
          $0.movieKeys.contains("com.apple.quicktime.cinematic-video-intent")
        },
      ]),
  ]
}
