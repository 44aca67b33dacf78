import Foundation
import TestSupport

/// What the referees say of one file.
struct Testimony: Sendable {
  /// exiftool's tags as `Group:Tag`, numbers as numbers; the first of several with one name.
  var exiftool: [String: String] = [:]
  /// ffprobe's values of a movie, by name; nil for stills, and where it cannot open the file.
  var ffprobe: [String: String]?

  /// The first of some tags that is there and says something.
  func first(_ tags: String...) -> String? {
    for tag in tags {
      if let text = exiftool[tag]?.trimmingCharacters(in: .whitespaces), !text.isEmpty {
        return text
      }
    }
    return nil
  }
}

extension Testimony {
  /// Tags that some field of the table asks for.
  private static let questions = [
    "MIMEType", "ImageSize", "Rotation", "Orientation#", "DateTimeOriginal", "CreateDate",
    "DateCreated", "ModifyDate", "OffsetTime*",
    "CreationDate", "ContentCreateDate", "GPS*", "Location*", "City", "State", "Province-State",
    "Sub-location", "Country*", "GeoTiffDirectory", "PixelScale", "HometownCity", "DestinationCity",
    "Make",
    "Model", "LensModel", "Lens", "LensID", "LensType", "Rating", "Subject", "Keywords",
  ]

  /// One process for the whole corpus, by path.
  static func ofCorpus() async throws -> [String: Testimony] {
    // exiftool does not come back from one file of deep nesting.
    let files = Corpus.files.map(\.path).filter { !$0.contains("deep-nesting") }
    let outcome = try await Referee.exiftool.run(
      ["-q", "-q", "-json", "-a", "-G1", "-sep", "\n"] + questions.map { "-" + $0 } + files,
      timeout: .seconds(240))
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output)) as? [[String: Any]]
    var testimonies: [String: Testimony] = [:]
    for entry in list ?? [] {
      guard let path = entry["SourceFile"] as? String else { continue }
      testimonies[path] = Testimony(exiftool: entry.mapValues { "\($0)" })
    }
    // One process a movie: ffprobe takes no list.
    for file in Corpus.files where movieFormats.contains(file.format) {
      testimonies[file.path]?.ffprobe = try await ofMovie(file.path)
    }
    return testimonies
  }
}
