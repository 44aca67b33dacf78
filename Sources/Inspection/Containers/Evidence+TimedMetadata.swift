import AssetFacts
import JobSpec
import MediaFile

/// Tracks that tell something for each moment.
extension Evidence {
  /// Formats of telemetry that have places, or may have.
  private static let telemetry: Set<FourCC> = ["gpmd", "camm", "rtmd", "CTMD", "djmd", "dbgi"]

  mutating func gather(_ track: MovieTrack, of movie: MovieFile) {
    for entry in track.metadata { movieKeys.insert(entry.key) }
    if track.handler == "soun" { found(.audio, in: "movie.audio") }
    for samples in track.samples {
      if Self.telemetry.contains(samples.format), track.handler != "vide" {
        found(.location, in: "movie.track.\(samples.format)")
      }
      for key in samples.keys { gather(timedKey: key) }
      if track.handler == "dish" || samples.format == "dish" { hasDisparityTrack = true }
    }
    if let text = track.firstText, tellsPlaces(text, movie.source) {
      found(.location, in: "movie.track.text")
    }
  }

  private mutating func gather(timedKey key: String) {
    timedKeys.insert(key)
    let word = key.lowercased()
    if word.contains("location") { found(.location, in: "movie.track.mebx." + key) }
    if word.contains("detected-face") { found(.people, in: "movie.track.mebx." + key) }
  }

  /// Subtitles of drones and dash cameras: flight data, or sentences of a GPS receiver.
  private func tellsPlaces(_ range: Range<Int>, _ source: any ByteSource) -> Bool {
    let end = min(range.upperBound, range.lowerBound + 1024, source.count)
    guard range.lowerBound < end, let bytes = try? source.bytes(range.lowerBound..<end) else {
      return false
    }
    return CoordinateText.isLikely(bytes)
  }
}
