import JobSpec
import Testing

@Suite struct ValidationTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let job: Job
    let problems: [String]
    var testDescription: String { problems.joined(separator: " | ") }

    init(_ problems: String..., change: (inout Job) -> Void) {
      var job = Job("test", renditions: [.image("a", .jpeg)])
      change(&job)
      self.job = job
      self.problems = problems
    }
    init(_ rendition: Rendition, _ problems: String...) {
      job = Job("test", renditions: [rendition])
      self.problems = problems
    }
    init(select: AssetFilter, _ problems: String...) {
      job = Job("test", select: select, renditions: [.original()])
      self.problems = problems
    }
  }

  private func expectProblems(_ test: Case) {
    #expect(test.job.validate().map(\.description) == test.problems)
  }

  @Test(arguments: [
    Case { _ in },
    Case("name: Expected a name for the job but got none.") { $0.name = " " },
    Case(#"name: Expected a job's name without "/" but got "a/b"."#) { $0.name = "a/b" },
    Case("from[1]: Expected a path but got an empty text.") { $0.from = ["a", ""] },
    Case("into: Expected a path but got an empty text.") { $0.into = "" },
    Case("limit: Expected limit of at least 1 but got 0.") { $0.limit = 0 },
    Case("limits: Expected width between 1 and 1024 but got 0.") { $0.limits.width = 0 },
    Case("limits: Expected pixels of at least 1 but got -1.") { $0.limits.pixels = -1 },
    Case("limits: Expected memory in bytes of at least 1048576 but got 5.") {
      $0.limits.memory = 5
    },
    Case("limits: Expected secondsPerAsset above 0 but got nan.") {
      $0.limits.secondsPerAsset = .nan
    },
    Case("renditions: Expected at least one rendition but got none.") { $0.renditions = [] },
    Case(#"renditions[1] "A": Expected a name of its own but renditions[0] "a" has the same."#) {
      $0.renditions.append(.image("A", .png))
    },
  ])
  func `of the job`(_ test: Case) { expectProblems(test) }

  @Test(arguments: [
    Case(
      .image("thumb", .jpeg(quality: 140)),
      #"renditions[0] "thumb": Expected quality between 1 and 100 but got 140."#),
    Case(
      .image("a", .webp(quality: 0)),
      #"renditions[0] "a": Expected quality between 1 and 100 but got 0."#),
    Case(
      .image("a", .heic(targetBytes: 0)),
      #"renditions[0] "a": Expected targetBytes of at least 1 but got 0."#),
    Case(
      .image("a", .webp(.init(quality: .targetBytes(9), lossless: true))),
      #"renditions[0] "a": Expected either lossless or targetBytes but got both."#),
    Case(
      .image("a", .avif(quality: 101, effort: 10)),
      #"renditions[0] "a": Expected quality between 1 and 100 but got 101."#,
      #"renditions[0] "a": Expected effort between 0 and 9 but got 10."#),
    Case(
      .image("a", .png(compression: 10)),
      #"renditions[0] "a": Expected compression between 0 and 9 but got 10."#),
    Case(
      .image("a", .automatic(accepting: [])),
      #"renditions[0] "a": Expected at least one format after accepting: but got none."#),
    Case(
      .image("a", .automatic(accepting: .init(rawValue: "jpg"))),
      #"renditions[0] "a": Expected a uniform type identifier such as "public.jpeg" but got "jpg"."#
    ),
    Case(
      .image("a", .jpeg, within: 65_536),
      #"renditions[0] "a": Expected width between 1 and 65535 but got 65536."#),
    Case(
      .image("a", .jpeg, filling: .init(0, -1)),
      #"renditions[0] "a": Expected width between 1 and 65535 but got 0."#,
      #"renditions[0] "a": Expected height between 1 and 65535 but got -1."#),
    Case(
      .image("a", .jpeg, watermark: .init(.text(""), opacity: 1.5)),
      #"renditions[0] "a".watermark: Expected opacity between 0 and 1 but got 1.5."#,
      #"renditions[0] "a".watermark: Expected a text for the watermark but got none."#),
    Case(.image("", .jpeg), #"renditions[0] "": Expected a name for the rendition but got none."#),
    Case(.image("a/b", .jpeg), #"renditions[0] "a/b": Expected a name without "/"."#),
    Case(.image("..", .jpeg), #"renditions[0] "..": Expected a name other than "." and ".."."#),
    Case(
      .image("a\n", .jpeg), #"renditions[0] "a\n": Expected a name without control characters."#),
    Case(
      .original("a", into: "/x"),
      #"renditions[0] "a".into: Expected a folder inside the output folder, not an absolute one, but got "/x"."#
    ),
    Case(
      .original("a", into: "x/../y"),
      #"renditions[0] "a".into: Expected a folder inside the output folder, without "..", but got "x/../y"."#
    ),
    Case(
      .original("a", into: ""),
      #"renditions[0] "a".into: Expected a folder that is not empty but got ""."#),
    Case(
      .original("a", when: .any(of: [])),
      #"renditions[0] "a".when: Expected at least one filter in .any(of:), which takes nothing otherwise."#
    ),
    Case(
      .video("v", .h264(crf: 52), within: 0, times: .init(from: 2, through: 1)),
      #"renditions[0] "v": Expected crf between 0 and 51 but got 52."#,
      #"renditions[0] "v": Expected within between 1 and 65535 but got 0."#,
      #"renditions[0] "v": Expected times.through after times.from (2.0) but got 1.0."#),
    Case(
      .poster("p", times: []),
      #"renditions[0] "p": Expected at least one time for the poster but got none."#),
    Case(
      .poster("p", times: [-1]), #"renditions[0] "p": Expected times of at least 0 but got -1.0."#),
  ])
  func `of a rendition`(_ test: Case) { expectProblems(test) }

  @Test(arguments: [
    Case(
      select: .longEdge(atLeast: 5, atMost: 3),
      "select: Expected longEdge with atLeast no more than atMost but got 5 and 3."),
    Case(select: .width(), "select: Expected atLeast or atMost for width but got neither."),
    Case(select: .rating(atLeast: 6), "select: Expected rating between -1 and 5 but got 6."),
    Case(select: .duration(atLeast: -1), "select: Expected duration of at least 0 but got -1."),
    Case(
      select: .duration(atMost: .infinity),
      "select: Expected a bound of duration that is finite but got inf."),
    Case(select: .camera(""), "select: Expected a word in .camera but got an empty text."),
    Case(select: .format([FileFormat]()), "select: Expected at least one format but got none."),
    Case(select: .captured(), "select: Expected from or through for captured but got neither."),
    Case(
      select: .not(.captured(from: "2026-02-30")),
      #"select: Expected a date such as "2026", "2026-05-03" or "2026-05-03T14:00" but got "2026-02-30"."#
    ),
    Case(
      select: .captured(from: "2026-05", through: "2026-04-30"),
      #"select: Expected captured with from no later than through but got "2026-05" and "2026-04-30"."#
    ),
    Case(select: .captured(from: "2026-05", through: "2026")),
    Case(
      select: .path("a[b"),
      #"select: Expected a path pattern whose every "[" is closed by a "]" but got "a[b"."#),
    Case(select: .path(""), #"select: Expected a path pattern that is not empty but got ""."#),
    Case(select: nested(64)),
    Case(select: nested(65), "select: Expected filters nested at most 64 deep."),
  ])
  func `of a filter`(_ test: Case) { expectProblems(test) }

  @Test(arguments: [
    Case(
      #"naming: Expected a name that tells nothing the policy removes but got {captured:year}, which tells time; leave it out, or keep the group with .keeping(.time)."#
    ) {
      $0.naming = "\(.captured(.year))/\(.stem)-\(.rendition)"
      $0.privacy = .publishing
    },
    Case(
      #"naming: Expected a name that tells nothing the policy removes but got {camera|x}, which tells camera; leave it out, or keep the group with .keeping(.camera)."#
    ) {
      $0.naming = "\(.camera, else: "x")/\(.stem)-\(.rendition)"
      $0.renditions.append(.image("b", .png, privacy: .removing(.camera)))
    },
    Case(#"naming: Expected a name but got an empty text."#) { $0.naming = "" },
    Case(#"naming: Expected a name inside the output folder, without ".."."#) {
      $0.naming = "../\(.stem)"
    },
    Case(
      #"naming: Expected a name inside the output folder, not one that starts with "/"."#
    ) {
      $0.naming = "/x/\(.stem)"
    },
    Case(#"naming: Expected digits of an index between 1 and 12 but got 0."#) {
      $0.naming = "\(.index(digits: 0))"
    },
    Case(#"naming: Expected a text after else: without "/" but got "x/y"."#) {
      $0.naming = "\(.stem)-\(.lens, else: "x/y")"
    },
    Case(
      #"renditions[1] "b".naming: Expected outputs whose names differ from those of "a"; add \(.rendition) to naming, or use another into."#
    ) {
      $0.naming = "\(.stem)"
      $0.renditions.append(.image("b", .compatible, within: 9))
    },
    Case {
      $0.naming = "\(.stem)"
      $0.renditions.append(.image("b", .webp))
      $0.renditions.append(.image("c", .jpeg, into: "small"))
      $0.renditions.append(.image("d", .jpeg, when: .orientation(.portrait)))
    },
  ])
  func `of names`(_ test: Case) { expectProblems(test) }

  @Test func `all at once`() {
    let job = Job(
      "", select: .width(), limit: -1,
      renditions: [.image("a", .jpeg(quality: 0)), .image("a", .png(compression: 11))])
    #expect(job.validate().count == 6)
  }

  private static func nested(_ depth: Int) -> AssetFilter {
    (1..<depth).reduce(AssetFilter.images) { filter, _ in .not(filter) }
  }
}
