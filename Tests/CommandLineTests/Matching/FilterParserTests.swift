import JobSpec
import TestSupport
import Testing

@testable import MinilabCLI

@Suite(.timeLimit(.minutes(5))) struct FilterParserTests {
  /// As they would stand behind `select:`.
  static let filters: [(text: String, filter: AssetFilter)] =
    AssetKind.allCases.map { (".\($0.rawValue)", .kind($0)) }
    + [
      (".any", .any),
      (".any(of: [.videos, .livePhotos])", .any(of: [.videos, .livePhotos])),
      (
        ".all(of: [.images, .not(.screenshots), .any(of: [.raw, .hdr,])])",
        .all(of: [.images, .not(.screenshots), .any(of: [.raw, .hdr])])
      ),
      (".not(.not(.edited))", .not(.not(.edited))),
      (".playbackStyle(.imageAnimated)", .playbackStyle(.imageAnimated)),
      (".format(.jpeg, .webP, .quickTimeMovie)", .format(.jpeg, .webP, .quickTimeMovie)),
      (".orientation(.portrait)", .orientation(.portrait)),
      (".width(atLeast: 1_000)", .width(atLeast: 1000)),
      (".height(atMost: 99)", .height(atMost: 99)),
      (".longEdge(atLeast: 1, atMost: 2)", .longEdge(atLeast: 1, atMost: 2)),
      (".shortEdge(atLeast: 10)", .shortEdge(atLeast: 10)),
      (".megapixels(atLeast: 2.5)", .megapixels(atLeast: 2.5)),
      (".aspectRatio(atLeast: 1.5, atMost: 1.8)", .aspectRatio(atLeast: 1.5, atMost: 1.8)),
      (".fileSize(atLeast: .megabytes(2))", .fileSize(atLeast: .megabytes(2))),
      (".fileSize(atMost: 4096)", .fileSize(atMost: 4096)),
      (".fileSize(atMost: .kibibytes(1.5))", .fileSize(atMost: .kibibytes(1.5))),
      (".duration(atMost: 3)", .duration(atMost: 3)),
      (".rating(atLeast: -1)", .rating(atLeast: -1)),
      (".camera(\"X100\")", .camera("X100")),
      (".lens(\"50mm \\\"old\\\"\")", .lens("50mm \"old\"")),
      (".keyword(\"été\")", .keyword("été")),
      (".captured(from: \"2026-05\")", .captured(from: "2026-05")),
      (".captured(from: \"2025\", through: \"2026\")", .captured(from: "2025", through: "2026")),
      (".path(\"2026/**/*.jpg\")", .path("2026/**/*.jpg")),
    ]

  @Test(arguments: filters.indices)
  func `a filter reads as it is written in a spec`(_ index: Int) throws {
    #expect(try FilterParser.parse(Self.filters[index].text) == Self.filters[index].filter)
  }

  @Test func `every word of a filter is read`() {
    let texts = Self.filters.map(\.text).joined()
    for word in FilterWords.all { #expect(texts.contains(".\(word)"), "\(word)") }
    for measure in AssetFilter.Measure.allCases {
      #expect(FilterWords.all.contains(measure.rawValue))
    }
  }

  /// The compiler is the judge: one spec with every filter, and what it comes to.
  @Test func `the compiler reads the same texts alike`() async throws {
    let run = try MinilabRun(pictures: [])
    let whens = Self.filters.map(\.text).joined(separator: ",\n  ")
    try run.folder.write(
      """
      import JobSpec

      let filters: [AssetFilter] = [
        \(whens)
      ]
      let job = Job(
        "filters", select: .any(of: filters), renditions: [.original("original")])
      """, to: "job.swift")
    let outcome = try await run.minilab("plan", "job.swift", "--emit-json")
    #expect(outcome.status == 0, "\(outcome.errorText)")
    let job = try Job(json: try JSON(parsing: outcome.output), at: "job")
    #expect(job.select == .any(of: Self.filters.map(\.filter)))
  }

  static let refused: [(text: String, message: String, column: Int)] = [
    ("", "expected a filter such as .images but got the end.", 0),
    ("images", "unexpected 'images'; did you mean '.images'?", 0),
    (".screenshot", "unknown filter '.screenshot'; did you mean '.screenshots'?", 0),
    (".all(of: [.images, .screenshot])", "unknown filter '.screenshot'", 19),
    (".all([.images])", "expected 'of:' but got '['.", 5),
    (".all(of: [.images)", "expected ',' or ']' but got ')'.", 17),
    (".not(.images", "expected ')' but got the end.", 12),
    (".images .videos", "expected the end but got '.videos'.", 8),
    (".width(atLeast: 1.5)", "expected a whole number but got '1.5'.", 16),
    (".width(100)", "expected 'atLeast:' or 'atMost:' but got '100'.", 7),
    (".width(atMost: 1, atLeast: 2)", "expected ')' but got 'atLeast:'.", 18),
    (".camera(Canon)", "unexpected 'Canon'.", 8),
    (".camera(\"Canon)", "a text without its closing quote.", 8),
    (".format(.jpg)", "unknown format '.jpg'; did you mean '.jpeg'?", 8),
    (".orientation(.tall)", "unknown word '.tall'.", 13),
    (
      ".fileSize(atLeast: .megabyte(1))", "unknown unit '.megabyte'; did you mean '.megabytes'?", 19
    ),
    (".not(" + String(repeating: ".not(", count: 70), "filters nested more than 64 deep.", 320),
    ("é.images", "unexpected 'é'.", 0),
  ]

  @Test(arguments: refused.indices)
  func `is refused with a sentence and a caret`(_ index: Int) throws {
    let (text, message, column) = Self.refused[index]
    let error = try #require(throws: FilterError.self) { try FilterParser.parse(text) }
    #expect(error.column == column)
    let lines = error.text(in: text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0].hasPrefix(message), "\(lines[0])")
    #expect(lines[2].count == column + 3)
  }

  @Test func `what cannot be is a problem, too`() throws {
    let invocation = try InvocationParser.parse(
      ["inspect", "a", "--matching", ".width(atLeast: 5, atMost: 2)"])
    let error = try #require(throws: UsageError.self) { try InspectOptions(invocation) }
    #expect(error.message.contains("--matching: "))
  }
}
