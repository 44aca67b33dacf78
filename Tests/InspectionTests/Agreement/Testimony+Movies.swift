import Foundation
import TestSupport

extension Testimony {
  /// What ffprobe says of a movie's first picture track, and of the whole (`format.…`); nil where it
  /// cannot open the file.
  static func ofMovie(_ path: String) async throws -> [String: String]? {
    let outcome = try await Referee.ffprobe.run(
      [
        "-v", "quiet", "-select_streams", "v:0", "-of", "json", "-show_entries",
        "stream=codec_name,width,height,sample_aspect_ratio,duration,avg_frame_rate,nb_frames:stream_side_data=rotation"
          + ":format=duration",
        path,
      ], timeout: .seconds(60))
    guard
      let root = try? JSONSerialization.jsonObject(with: Data(outcome.output)) as? [String: Any],
      let format = root["format"] as? [String: Any]
    else { return nil }
    var values: [String: String] = [:]
    for (key, value) in format { values["format." + key] = "\(value)" }
    let stream = (root["streams"] as? [[String: Any]])?.first ?? [:]
    for (key, value) in stream { values[key] = "\(value)" }
    for data in stream["side_data_list"] as? [[String: Any]] ?? [] {
      if let rotation = data["rotation"] { values["rotation"] = "\(rotation)" }
    }
    return values
  }

  /// Formats of the catalogue that ffprobe is asked about.
  static let movieFormats: Set = [
    "MP4", "QuickTime MOV", "3GP", "Matroska", "WebM", "AVI", "M4V", "MPEG-2 TS",
  ]
}
