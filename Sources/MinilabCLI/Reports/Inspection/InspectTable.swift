import AssetFacts
import Engine
import JobSpec
import System

/// What files are, a row each. The widths of columns do not depend on what follows, so that a row
/// is printed as soon as its file is read.
struct InspectTable {
  /// Columns of the terminal; `nil` where the output is no terminal, and nothing is cut.
  private let width: Int?

  init(width: Int?) { self.width = width }

  private static let sizeColumns = 13
  private static let dateColumns = 18
  private static let cameraColumns = 22
  private static let kindColumns = 26

  private var nameColumns: Int {
    let others = Self.sizeColumns + Self.dateColumns + Self.cameraColumns + Self.kindColumns
    return max(20, min(40, (width ?? 140) - others - 20))
  }

  var header: String { row("NAME", "SIZE", "CAPTURED", "CAMERA", "KINDS", "TELLS") }

  func row(_ path: FilePath, _ facts: AssetFacts) -> String {
    let size = facts.width.flatMap { width in facts.height.map { "\(width) × \($0)" } }
    // What everything is says nothing; a question mark is what could not be decided.
    let kinds = facts.kinds.keys.sorted().map(\.rawValue)
    let telling = kinds.filter { !["images", "videos"].contains($0) }
    let open = facts.unknownKinds.keys.sorted().map { "\($0.rawValue)?" }
    let groups = Set(facts.sensitive.map(\.group)).sorted().map(\.rawValue)
    return row(
      "\(path)", size ?? "", facts.captured.map { Self.minutes($0) } ?? "", facts.camera ?? "",
      ((telling.isEmpty ? kinds : telling) + open).joined(separator: " "),
      groups.joined(separator: " "))
  }

  private func row(
    _ name: String, _ size: String, _ date: String, _ camera: String, _ kinds: String,
    _ tells: String
  ) -> String {
    let cells = [
      (name, nameColumns), (size, Self.sizeColumns), (date, Self.dateColumns),
      (camera, Self.cameraColumns), (kinds, Self.kindColumns),
    ]
    var line = cells.map { cell($0.0, $0.1 - 2) + "  " }.joined() + Printable.line(tells)
    if let width, TextWidth.of(line) > width { line = TextWidth.fitted(line, to: width) }
    return line.trimmingTrailingSpaces
  }

  /// Cut on a terminal only: programs that read the table need all of it.
  private func cell(_ text: String, _ columns: Int) -> String {
    let text = Printable.line(text)
    if width == nil, TextWidth.of(text) > columns { return text }
    return TextWidth.fitted(text, to: columns)
  }

  /// As in `2026-05-03 14:02`, on the photo's own clock.
  private static func minutes(_ clock: WallClock) -> String {
    String(clock.text.prefix(16)).replacing("T", with: " ")
  }
}
