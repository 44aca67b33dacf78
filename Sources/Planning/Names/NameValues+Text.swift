import AssetFacts
import JobSpec
import System

extension NameValues {
  /// A field as text; `nil` where the asset has no such value.
  func text(of field: NamingField.Value) -> String? {
    switch field {
    case .folder: folder.string
    case .stem: stem.string
    case .rendition: rendition
    case .index(let digits): padded(index, digits)
    case .captured(let component): captured.map { text(of: component, $0) }
    case .camera: camera
    case .lens: lens
    case .kind: kind
    case .width: width.map(String.init)
    case .height: height.map(String.init)
    }
  }

  /// As the photo's own clock showed it, wherever this runs.
  private func text(of component: NamingField.DateComponent, _ clock: WallClock) -> String {
    switch component {
    case .year: padded(clock.year, 4)
    case .month: padded(clock.month, 2)
    case .day: padded(clock.day, 2)
    case .hour: padded(clock.hour, 2)
    case .minute: padded(clock.minute, 2)
    case .second: padded(clock.second, 2)
    case .date: "\(padded(clock.year, 4))-\(padded(clock.month, 2))-\(padded(clock.day, 2))"
    case .time: "\(padded(clock.hour, 2))-\(padded(clock.minute, 2))-\(padded(clock.second, 2))"
    }
  }

  private func padded(_ number: Int, _ digits: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
