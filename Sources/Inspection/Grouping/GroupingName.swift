import MediaFile

/// What a file's name says of the files that it may belong to. Hints only, never proof.
///
/// Cameras, phones and their exporters add to one stem: a copy's number, `_HEVC`, the mark of an
/// edit. ``base`` is what is left without all of it.
package struct GroupingName: Hashable, Sendable {
  /// Who marked a file as edited, if anybody.
  package enum EditMark: Hashable, Sendable {
    /// `IMG_E1234`: an iPhone's, or another photo with such a name.
    case apple
    /// `-edited` and its translations (Google Takeout), `_edited` (osxphotos).
    case spelledOut
  }

  /// The name without its extension, in lower case.
  package let stem: String
  /// The stem without a media extension that was left in it, as `photo` of `photo.jpg.xmp`.
  package let core: String
  /// In lower case, without the dot.
  package let fileExtension: String
  /// The stem without marks; equal for all files that may belong together.
  package private(set) var base: String
  /// The number of a copy, as in `(1)` or ` 2`; 1 for ` copy`; `nil` for a first.
  package private(set) var copy: Int?
  package private(set) var editMark: EditMark?
  /// `_COVER`: the frame that a camera put before a burst's others.
  package var isCover: Bool { stem.hasSuffix("_cover") }

  package init(_ name: String) {
    let parts = FileName(name)
    stem = parts.stem.lowercased()
    fileExtension = parts.fileExtension
    core = stem.withoutMediaExtension ?? stem
    base = core
    // Each mark once, in whatever order they were added.
    for _ in 0..<4 where !strip() { break }
    unmarkApple(parts.stem)
    unmarkCompanion()
  }

  /// Takes one mark off the end; says whether there was one.
  private mutating func strip() -> Bool {
    if let shorter = base.withoutMediaExtension ?? base.without(suffixIn: Self.exportMarks) {
      base = shorter
      return true
    }
    if let shorter = base.without(suffixIn: ["_3"]), shorter.last?.isASCIIDigit == true {
      base = shorter
      return true
    }
    if fileExtension == "aae", let shorter = base.without(suffixIn: ["_o"]) {
      base = shorter
      return true
    }
    if editMark == nil, let shorter = base.without(suffixIn: Self.editWords) {
      base = shorter
      editMark = .spelledOut
      return true
    }
    guard copy == nil, let (shorter, number) = Self.copyNumber(of: base) else { return false }
    base = shorter
    copy = number
    return true
  }

  /// `IMG_E1234` goes with `IMG_1234`, and `IMG_O1234` holds what was adjusted at capture. The letter
  /// is a capital: `img_e1234` was named by a person.
  private mutating func unmarkApple(_ written: String) {
    guard written.hasPrefix("IMG_E") || written.hasPrefix("IMG_O"), base.count >= 9 else { return }
    let digits = base.dropFirst(5)
    guard digits.allSatisfy(\.isASCIIDigit) else { return }
    if written.hasPrefix("IMG_E") {
      guard editMark == nil else { return }
      editMark = .apple
    } else if fileExtension != "aae" {
      return
    }
    base = "img_" + digits
  }

  /// GoPro's small copies: `GL010001.LRV` belongs to `GX010001.MP4` or `GH010001.MP4`.
  private mutating func unmarkCompanion() {
    guard base.utf8.count == 8, ["gl", "gx", "gh"].contains(where: base.hasPrefix),
      base.dropFirst(2).allSatisfy(\.isASCIIDigit)
    else { return }
    base = "gx" + base.dropFirst(2)
  }

  /// Put behind a stem by programs that export pairs, and by Pixel phones.
  private static let exportMarks = [
    "_hevc", "_hvec", ".mp", ".raw-01.cover", ".raw-01.mp.cover", ".raw-02.original",
  ]

  /// What Takeout puts behind a dash in its users' languages, and osxphotos behind a line.
  private static let editWords = [
    "-edited", "_edited", "-bearbeitet", "-modifié", "-modifie\u{301}", "-editado", "-editada",
    "-modificato", "-bewerkt", "-redigerad", "-redigeret", "-redigert", "-muokattu", "-edytowane",
    "-upraveno", "-upravené", "-szerkesztett", "-editat", "-düzenlendi", "-изменено", "-змінено",
    "-編集済み", "-已编辑", "-已編輯",
  ]

  private static func copyNumber(of text: String) -> (String, Int)? {
    if text.hasSuffix(" copy") { return (String(text.dropLast(5)), 1) }
    let isBracketed = text.hasSuffix(")")
    let body = isBracketed ? text.dropLast() : text[...]
    let digits = body.reversed().prefix { $0.isASCIIDigit }.count
    guard (1...3).contains(digits), let number = Int(body.suffix(digits)) else { return nil }
    var rest = body.dropLast(digits)
    guard rest.last == (isBracketed ? "(" : " ") else { return nil }
    rest.removeLast()
    if isBracketed, rest.last == " " { rest.removeLast() }
    return rest.isEmpty ? nil : (String(rest), number)
  }
}

extension String {
  /// What stands before an extension of a picture or clip; `nil` where there is none.
  fileprivate var withoutMediaExtension: String? {
    guard let dot = lastIndex(of: "."), dot != startIndex,
      Self.mediaExtensions.contains(String(self[index(after: dot)...]))
    else { return nil }
    return String(self[..<dot])
  }

  private static let mediaExtensions = Set(
    MediaFormat.allCases.filter { $0.family != .other }.flatMap(\.fileExtensions))

  /// What stands before the first of the suffixes that fits; `nil` where none does, or nothing would
  /// be left.
  fileprivate func without(suffixIn suffixes: [String]) -> String? {
    for suffix in suffixes where hasSuffix(suffix) && count > suffix.count {
      return String(dropLast(suffix.count))
    }
    return nil
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
