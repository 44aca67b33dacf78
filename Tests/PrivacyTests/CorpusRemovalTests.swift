import Foundation
import JobSpec
import MediaFile
import TestSupport
import Testing

@testable import Privacy

/// Real files: every one is cleaned and proved, or refused by name; an independent reader finds
/// nothing in what was cleaned.
@Suite(.enabled(if: Corpus.isPresent)) struct CorpusRemovalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var policy: PrivacyPolicy
    /// Tags that exiftool must not find, besides those of places.
    var forbidden: Set<String>

    static let all = [
      Case(testDescription: "location", policy: .removing(.location), forbidden: []),
      Case(
        testDescription: "sharing", policy: .sharing,
        forbidden: [
          "SerialNumber", "LensSerialNumber", "InternalSerialNumber", "ImageUniqueID",
          "PersonInImage", "DocumentID", "InstanceID", "OriginalDocumentID", "ThumbnailImage",
          "CreatorWorkEmail", "BurstUUID", "RegionName",
        ]),
      Case(
        testDescription: "publishing", policy: .publishing,
        forbidden: [
          "Make", "Model", "DateTimeOriginal", "CreateDate", "ModifyDate", "Software",
          "CreatorTool",
          "ImageDescription", "UserComment", "Description", "Title", "Subject", "Keywords",
          "SerialNumber", "DocumentID", "InstanceID", "ThumbnailImage", "Comment", "ExposureTime",
        ]),
    ]
  }

  private static func format(of file: Corpus.File) -> FileFormat? {
    switch file.format {
    case "JPEG": .jpeg
    case "PNG": .png
    case "HEIC": .heic
    case "HEIF": .heif
    case "AVIF": .avif
    case "QuickTime MOV": .quickTimeMovie
    case "MP4", "3GP": .mpeg4Movie
    case "TIFF": .tiff
    case "DNG": .dng
    case "GIF": .gif
    case "JPEG XL": .jpegXL
    case "XMP sidecar": Cleaner.xmp
    default: file.format.hasPrefix("WebP") ? .webP : nil
    }
  }

  @Test(arguments: Case.all)
  func `every file is proved clean or refused by name`(item: Case) async throws {
    let folder = try TemporaryFolder()
    var cleaned = 0
    var refusals: [String] = []
    for (number, file) in Corpus.files.enumerated() {
      guard let format = Self.format(of: file) else { continue }
      let source = ArraySource([UInt8](try Data(contentsOf: URL(fileURLWithPath: file.path))))
      do {
        let output = try Self.clean(source, format, item.policy, named: file.name)
        cleaned += 1
        let path = folder.path + "/\(number)-" + (file.name as NSString).lastPathComponent
        try Data(output).write(to: URL(fileURLWithPath: path))
      } catch let error as PrivacyError {
        refusals.append("\(file.name): \(error.code.rawValue): \(error.message)")
      }
    }
    print("\(item.testDescription): \(cleaned) cleaned and proved, \(refusals.count) refused")
    for refusal in refusals { print("  refused \(refusal)") }
    #expect(cleaned > 330)
    // Whole photographs are never refused: what is, is damaged.
    #expect(refusals.count < 75)
    guard Referee.exiftool.isInstalled else { return }
    let leaks = try await Self.leaks(in: folder.path, forbidden: item.forbidden)
    #expect(leaks.isEmpty)
  }

  private static func clean(
    _ source: ArraySource, _ format: FileFormat, _ policy: PrivacyPolicy, named name: String
  ) throws -> [UInt8] {
    let removal = try Removal.plan(of: source, format: format, policy: policy, pairing: .split)
    let output = SplicedSource(removal.splice, of: source)
    try Proof.check(
      output: output, format: format, policy: policy, pairing: .split, values: removal.values)
    let again = try Removal.plan(of: output, format: format, policy: policy, pairing: .split)
    #expect(again.splice.isIdentity(ofCount: output.count), "a second run changes \(name)")
    return try removal.splice.apply(to: source)
  }

  /// What exiftool finds in a whole folder, embedded documents included.
  private static func leaks(in folder: String, forbidden: Set<String>) async throws -> [String] {
    let outcome = try await Referee.exiftool.run(
      ["-ee3", "-a", "-u", "-G1", "-s", "-n", "-r", folder], timeout: .seconds(600))
    var leaks: [String] = []
    var file = ""
    for line in outcome.lines {
      if line.hasPrefix("========") { file = String(line.dropFirst(9)) }
      guard line.first == "[", let close = line.firstIndex(of: "]"),
        let name = line[line.index(after: close)...].split(separator: ":").first?
          .trimmingCharacters(in: .whitespaces)
      else { continue }
      let group = line.dropFirst().prefix { $0 != "]" }
      // exiftool's own words on the file and the profile, which is rendering.
      if ["System", "File", "ExifTool", "Composite"].contains(group) || group.hasPrefix("ICC") {
        continue
      }
      // A time of 0 says that nobody knows it.
      if line.hasSuffix(": 0000:00:00 00:00:00") { continue }
      if isPlace(name) || forbidden.contains(name) { leaks.append("\(file): \(group):\(name)") }
    }
    return leaks
  }

  private static func isPlace(_ tag: String) -> Bool {
    tag.contains("GPS") || tag.hasPrefix("Location")
      || [
        "City", "State", "Province-State", "Sub-location", "Country", "CountryCode",
        "Country-PrimaryLocationName", "Country-PrimaryLocationCode",
      ].contains(tag)
  }
}
