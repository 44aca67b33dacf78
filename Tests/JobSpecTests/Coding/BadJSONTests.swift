import JobSpec
import Testing

/// What is not a job is refused with its place and with what should have stood there.
@Suite struct BadJSONTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let problem: String
    var testDescription: String { problem }
    init(_ text: String, _ problem: String) {
      self.text = text
      self.problem = problem
    }
    /// A job with one rendition whose output is this.
    init(output: String, _ problem: String) {
      text =
        #"{"schema": 1, "name": "a", "renditions": [{"name": "r", "output": \#(output)}]}"#
      self.problem = problem
    }
    /// A job with these members besides.
    init(members: String, _ problem: String) {
      text = #"{"schema": 1, "name": "a", "renditions": [], \#(members)}"#
      self.problem = problem
    }
  }

  @Test(arguments: [
    Case("", "line 1, column 1: Expected a value."),
    Case("[]", "Expected an object but got an array."),
    Case("{}", #"Expected "schema", which is missing."#),
    Case(
      #"{"schema": 2}"#,
      "Expected schema 1 but got 2. The job was written by a newer version of minilab; write it "
        + "again with this one, or update."),
    Case(#"{"schema": 1}"#, #"Expected "name", which is missing."#),
    Case(#"{"schema": 1, "name": 1}"#, "name: Expected a string but got a number."),
    Case(#"{"schema": 1, "name": "a"}"#, #"Expected "renditions", which is missing."#),
    Case(
      members: #""selct": "images""#, #"Unknown key "selct"; did you mean "select"?"#),
    Case(members: #""zzz": 1"#, #"Unknown key "zzz"."#),
    Case(
      members: #""order": "capturedate""#,
      #"order: Unknown word "capturedate"; did you mean "captureDate"?"#),
    Case(members: #""onLoss": "x""#, #"onLoss: Expected one of report, fail but got "x"."#),
    Case(
      members: #""select": "screenshot""#,
      #"select: Unknown word "screenshot"; did you mean "screenshots"?"#),
    Case(
      members: #""select": {"not": "images", "all": []}"#,
      #"select: Expected an object with one key but got "not", "all"."#),
    Case(
      members: #""select": {"images": 1}"#,
      #"select: Expected the bare word "images" but got an object."#),
    Case(
      members: #""select": "not""#, #"select: Expected {"not": …} but got the bare word "not"."#),
    Case(
      members: #""select": {"all": ["images", {"not": 3}]}"#,
      "select.all[1].not: Expected a string or an object with one key but got a number."),
    Case(
      members: #""privacy": "share""#,
      #"privacy: Expected one of sharing, publishing, archive but got "share"."#),
    Case(
      members: #""privacy": {"remove": ["locations"]}"#,
      #"privacy.remove[0]: Unknown word "locations"; did you mean "location"?"#),
    Case(
      members: #""limits": {"width": 1.5}"#,
      "limits.width: Expected a whole number but got a number."),
    Case(members: #""naming": "{stme}""#, #"naming: Unknown word "stme"; did you mean "stem"?"#),
    Case(members: #""naming": "{stem""#, #"naming: Expected a "}" after "{stem" in "{stem"."#),
    Case(
      members: #""naming": "a}""#,
      #"naming: Expected "\}" for a brace that is meant as such but got "}" in "a}"."#),
    Case(
      members: #""naming": "{index:x}""#,
      #"naming: Expected a number of digits but got "x" in "{index:x}"."#),
    Case(
      members: #""naming": "{captured:yaer}""#,
      #"naming {captured}: Unknown word "yaer"; did you mean "year"?"#),
    Case(
      members: #""naming": "{stem:3}""#, #"naming: Expected {stem} without ":3" in "{stem:3}"."#),
    Case(
      output: #""orignal""#,
      #"renditions[0].output: Unknown word "orignal"; did you mean "original"?"#),
    Case(
      output: #"{"image": {"encoding": {"jpeg": {"qualtiy": 3}}}}"#,
      #"renditions[0].output.image.encoding.jpeg: Unknown key "qualtiy"; did you mean "quality"?"#),
    Case(
      output: #"{"image": {"encoding": "jpeg", "background": "white"}}"#,
      ##"renditions[0].output.image.background: Expected a colour such as "#ffffff" but got "white"."##
    ),
    Case(
      output: #"{"image": {"encoding": "jpeg", "size": {"within": {"width": 3}}}}"#,
      #"renditions[0].output.image.size.within: Expected "height", which is missing."#),
  ])
  func `says what is wrong and where`(_ test: Case) {
    let error = #expect(throws: JobError.self) { try Job(jsonText: test.text) }
    #expect(error?.description == test.problem)
  }
}
