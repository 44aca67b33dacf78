import Foundation

/// Questions that several suites ask, in the words of the answer.
extension Referee {
  /// Every tag that exiftool finds, embedded documents included, as `Group:Tag` → value.
  ///
  /// Where a tag stands twice in one group, the values are joined by a newline.
  package static func tags(of file: String) async throws -> [String: String] {
    let outcome = try await exiftool.run(["-ee3", "-a", "-G1", "-s", "-n", "-q", "-q", file])
    var tags: [String: String] = [:]
    for line in outcome.lines {
      // [GPS]           GPSLatitude                     : 48.2
      guard let close = line.firstIndex(of: "]"), line.first == "[" else { continue }
      let group = line[line.index(after: line.startIndex)..<close]
      let parts = line[line.index(after: close)...].split(separator: ":", maxSplits: 1)
      guard let name = parts.first?.trimmingCharacters(in: .whitespaces) else { continue }
      let value = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
      let key = "\(group):\(name)"
      tags[key] = tags[key].map { $0 + "\n" + value } ?? value
    }
    return tags
  }

  /// The tags that tell where a picture was taken, whatever carries them; empty is good.
  package static func locationTags(of file: String) async throws -> [String] {
    try await tags(of: file).keys.filter { key in
      let tag = key.split(separator: ":").last ?? ""
      return tag.contains("GPS") || tag.hasPrefix("Location") || tag.hasPrefix("ContentLocation")
        || placeNames.contains(String(tag))
    }.sorted()
  }

  /// Fields of IPTC and XMP that name a place without saying so in a common word.
  private static let placeNames: Set<String> = [
    "City", "State", "Province-State", "Sub-location", "Country", "CountryCode",
    "Country-PrimaryLocationName", "Country-PrimaryLocationCode",
  ]

  /// Whether libavcodec decodes the whole file without a complaint.
  package static func decodes(_ file: String) async throws -> Bool {
    let outcome = try await ffmpeg.run([
      "-nostdin", "-v", "error", "-xerror", "-err_detect", "explode", "-i", file, "-f", "null", "-",
    ])
    return outcome.succeeded && outcome.errors.isEmpty
  }
}
