import AssetFacts
import JobSpec
import System

/// What an output's own name tells, against a policy that removes it from the file.
///
/// Names come from their sources and cannot be read like fields: what looks like a date or names the
/// camera is said, and left to whoever made the job.
enum TellingName {
  static func notes(
    on path: FilePath, under policy: PrivacyPolicy, _ facts: AssetFacts, of rendition: String
  ) -> [String] {
    let name = path.string
    var tells: [PrivacyGroup] = []
    if policy.remove.contains(.time), holdsDate(name) { tells.append(.time) }
    if policy.remove.contains(.camera), namesCamera(name, facts) { tells.append(.camera) }
    return tells.map {
      "\(rendition): the name “\(name)” looks as if it told \($0.rawValue), which the policy "
        + "removes; name outputs by \\(.index)"
    }
  }

  /// Whether a year since 1990 and a month and a day of it follow each other, as in `20240506`,
  /// `2024-05-06` and `2024_05_06`.
  static func holdsDate(_ name: String) -> Bool {
    let letters = Array(name.utf8)
    return letters.indices.contains { start in
      (start == 0 || number(letters[start - 1..<start]) == nil) && isDate(letters[start...])
    }
  }

  private static func isDate(_ letters: ArraySlice<UInt8>) -> Bool {
    guard letters.count >= 8, let year = number(letters.prefix(4)), (1990...2099).contains(year)
    else { return false }
    var rest = letters.dropFirst(4)
    let separator = rest.first.flatMap { Array("-_.: /".utf8).contains($0) ? $0 : nil }
    if separator != nil { rest = rest.dropFirst() }
    guard let month = number(rest.prefix(2)), (1...12).contains(month) else { return false }
    rest = rest.dropFirst(2)
    if let separator {
      guard rest.first == separator else { return false }
      rest = rest.dropFirst()
    }
    guard rest.count >= 2, let day = number(rest.prefix(2)) else { return false }
    return (1...31).contains(day)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// Prefixes that one maker alone uses.
  private static let makers = ["pxl_", "dji_", "gopr", "gx01", "insta360"]

  private static func namesCamera(_ name: String, _ facts: AssetFacts) -> Bool {
    let name = name.lowercased()
    let stem = name.split(separator: "/").last ?? ""
    if makers.contains(where: { stem.hasPrefix($0) }) { return true }
    let plain = name.filter { $0.isLetter || $0.isNumber }
    return [facts.camera, facts.lens].contains { model in
      let model = (model ?? "").lowercased().filter { $0.isLetter || $0.isNumber }
      return model.count >= 3 && plain.contains(model)
    }
  }
}
