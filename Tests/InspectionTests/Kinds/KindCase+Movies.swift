import AssetFacts
import JobSpec
import MediaFile

@testable import Inspection

extension KindCase {
  /// Kinds of movies: each mark alone, and what looks like one.
  static let movies = [
    KindCase("a movie", .videos, .yes(.certain, "format"), in: .mpeg4),
    KindCase("a movie is no image", .images, .no, in: .mpeg4, named: "IMG_0001.JPG"),
    KindCase(
      "mastering without a transfer", .hdr, .yes(.strong, "movie.masteringDisplay"), in: .mpeg4
    ) {
      $0.hasMasteringDisplay = true
    },
    KindCase("an ordinary movie", .hdr, .no, in: .mpeg4),
    KindCase("the clip of a Live Photo", .livePhotos, .unknown(.otherHalf), in: .quickTime) {
      $0.timedKeys = ["com.apple.quicktime.still-image-time"]
    },
    KindCase("its score", .livePhotos, .unknown(.otherHalf), in: .quickTime) {
      $0.movieKeys = ["com.apple.quicktime.live-photo.vitality-score"]
    },

    KindCase(
      "240 frames a second, played at 30", .slomoVideos,
      .yes(.certain, "movie.keys.com.android.capture.fps"), in: .mpeg4
    ) {
      $0.captureRate = 240
      $0.facts.frameRate = 30
    },
    KindCase("60 played at 60", .slomoVideos, .no, in: .mpeg4) {
      $0.captureRate = 60
      $0.facts.frameRate = 60
    },
    KindCase("a rate that is no number", .slomoVideos, .no, in: .mpeg4) {
      $0.captureRate = .infinity
      $0.facts.frameRate = 30
    },
    KindCase("Samsung's slow motion", .slomoVideos, .yes(.certain, "samsung.0890"), in: .mpeg4) {
      $0.samsungTypes = [0x0890]
    },
    KindCase("and slower", .slomoVideos, .yes(.certain, "samsung.0B00"), in: .mpeg4) {
      $0.samsungTypes = [0x0B00]
    },
    KindCase("Samsung's mode", .slomoVideos, .yes(.certain, "movie.udta.smta"), in: .mpeg4) {
      $0.samsungRecordingMode = 12
    },
    KindCase("Samsung's ordinary mode", .slomoVideos, .no, in: .mpeg4) {
      $0.samsungRecordingMode = 0
    },
    KindCase("HTC", .slomoVideos, .yes(.certain, "movie.htka"), in: .mpeg4) {
      $0.hasHTCSlowMotion = true
    },
    KindCase("120 frames a second", .slomoVideos, .yes(.heuristic, "movie.frameRate"), in: .mpeg4) {
      $0.facts.frameRate = 120
    },
    KindCase("60 frames a second", .slomoVideos, .no, in: .mpeg4) { $0.facts.frameRate = 60 },
    KindCase("a ramp", .slomoVideos, .yes(.heuristic, "movie.timing"), in: .mpeg4) {
      $0.isRamped = true
    },
    KindCase("Apple's intent of playback", .slomoVideos, .no, in: .quickTime) {
      $0.movieKeys = ["com.apple.quicktime.full-frame-rate-playback-intent"]
      $0.facts.frameRate = 30
    },

    KindCase(
      "Apple's mode", .timelapseVideos, .yes(.certain, "movie.keys.com.apple.photos.captureMode"),
      in: .quickTime
    ) {
      $0.captureMode = "Time-lapse"
    },
    KindCase("Apple's other mode", .timelapseVideos, .no, in: .quickTime) {
      $0.captureMode = "Video"
    },
    KindCase(
      "one frame a second, played at 30", .timelapseVideos,
      .yes(.strong, "movie.keys.com.android.capture.fps"), in: .mpeg4
    ) {
      $0.captureRate = 1
      $0.facts.frameRate = 30
    },
    KindCase("29.97 for 30", .timelapseVideos, .no, in: .mpeg4) {
      $0.captureRate = 29.97
      $0.facts.frameRate = 30
    },
    KindCase(
      "a silent movie of the name", .timelapseVideos, .yes(.heuristic, "name"), in: .mpeg4,
      named: "Hyperlapse 4.mp4"
    ) {
      $0.isConstantRate = true
    },
    KindCase("the name with sound", .timelapseVideos, .no, in: .mpeg4, named: "timelapse.mp4") {
      $0.isConstantRate = true
      $0.hasAudioTrack = true
    },

    KindCase(
      "ReplayKit", .screenRecordings, .yes(.certain, "movie.keys.com.apple.quicktime.author"),
      in: .mpeg4
    ) {
      $0.author = "ReplayKitRecording"
    },
    KindCase("another author", .screenRecordings, .no, in: .mpeg4) { $0.author = "Ann" },
    KindCase(
      "an iPhone's name", .screenRecordings, .yes(.strong, "name"), in: .mpeg4,
      named: "RPReplay_Final1587300000.mp4"),
    KindCase(
      "and its newer one", .screenRecordings, .yes(.strong, "name"), in: .mpeg4,
      named: "ScreenRecording_05-04-2026 09-41-00_1.mov"),
    KindCase(
      "Android's name", .screenRecordings, .yes(.heuristic, "name"), in: .mpeg4,
      named: "screen-20260504-094100.mp4"),
    KindCase(
      "Samsung's name", .screenRecordings, .yes(.heuristic, "name"), in: .mpeg4,
      named: "Screen_Recording_20260504_094100.mp4"),
    KindCase(
      "a movie of a screen door", .screenRecordings, .no, in: .mpeg4, named: "screen-door.mp4"),

    KindCase(
      "Apple's key", .cinematicVideos,
      .yes(.certain, "movie.keys.com.apple.quicktime.cinematic-video"), in: .quickTime
    ) {
      $0.movieKeys = ["com.apple.quicktime.cinematic-video"]
    },
    KindCase("the disparity", .cinematicVideos, .yes(.certain, "movie.track.dish"), in: .quickTime)
    {
      $0.hasDisparityTrack = true
    },
    KindCase(
      "the focus", .cinematicVideos, .yes(.certain, "movie.track.cinematic-video"), in: .quickTime
    ) {
      $0.timedKeys = ["com.apple.quicktime.cinematic-video.rendering"]
    },
    KindCase(
      "the intent", .cinematicVideos,
      .yes(.strong, "movie.keys.com.apple.quicktime.cinematic-video-intent"), in: .quickTime
    ) {
      $0.movieKeys = ["com.apple.quicktime.cinematic-video-intent"]
    },
    KindCase("an ordinary movie of Apple's", .cinematicVideos, .no, in: .quickTime),

    KindCase("a sphere", .panoramas, .yes(.certain, "movie.track.spherical"), in: .mpeg4) {
      $0.isSpherical = true
    },
    KindCase("the whole sphere", .panorama360, .yes(.certain, "movie.track.spherical"), in: .mpeg4)
    {
      $0.isSpherical = true
    },
    KindCase("a very wide movie", .panoramas, .no, in: .mpeg4) {
      ($0.facts.width, $0.facts.height) = (7680, 2160)
    },
    KindCase("two eyes", .spatialMedia, .yes(.certain, "movie.hvc1.vexu"), in: .quickTime) {
      $0.stereoMarker = "movie.hvc1.lhvC"
      $0.spatialMarker = "movie.hvc1.vexu"
    },
    KindCase(
      "Apple's format", .spatialMedia,
      .yes(.certain, "movie.keys.com.apple.quicktime.spatial.format-version"), in: .quickTime
    ) {
      $0.movieKeys = ["com.apple.quicktime.spatial.format-version"]
    },
    KindCase("two layers", .spatialMedia, .yes(.strong, "movie.hvc1.lhvC"), in: .mpeg4) {
      $0.stereoMarker = "movie.hvc1.lhvC"
    },
    KindCase("two eyes in a row", .spatialMedia, .yes(.strong, "movie.track.stereo"), in: .mpeg4) {
      $0.stereoMarker = "movie.track.stereo"
    },
    KindCase("Matroska", .spatialMedia, .yes(.strong, "matroska.stereoMode"), in: .matroska) {
      $0.stereoMarker = "matroska.stereoMode"
    },
    KindCase("an effect of a Live Photo", .longExposure, .unknown(.unpublished), in: .quickTime) {
      $0.movieKeys = ["com.apple.photos.variation-identifier"]
    },
  ]
}
