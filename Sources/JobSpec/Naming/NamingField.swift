/// A value of an asset that a name may hold.
public struct NamingField: Hashable, Sendable {
  /// What the field shows.
  public enum Value: Hashable, Sendable {
    /// The asset's folder, relative to the input's root.
    case folder
    /// The primary file's name without its extension.
    case stem
    /// The rendition's name.
    case rendition
    /// The place in the selection, from 1, padded with zeros.
    case index(digits: Int)
    /// A part of the capture time on the photo's own clock.
    case captured(DateComponent)
    /// A model's name.
    case camera, lens
    /// What the asset is.
    case kind
    /// The upright size of the output in pixels.
    case width, height
  }
  /// A part of a date or time, as digits of fixed width.
  public enum DateComponent: String, Hashable, Sendable, CaseIterable {
    /// Four digits, or two.
    case year, month, day, hour, minute, second
    /// `2026-05-03`
    case date
    /// `14-02-11`
    case time
  }

  /// What the field shows.
  public var value: Value
  /// What stands where the asset has no such value; `nil` reads `undated` or `unknown`.
  public var fallback: String?

  /// Makes a field; a job reads better with `.stem`, `.captured(.year)` and so on.
  public init(_ value: Value, fallback: String? = nil) {
    self.value = value
    self.fallback = fallback
  }

  /// The asset's folder, relative to the input's root.
  public static let folder = NamingField(.folder)
  /// The primary file's name without its extension.
  public static let stem = NamingField(.stem)
  /// The rendition's name.
  public static let rendition = NamingField(.rendition)
  /// The place in the selection, of four digits.
  public static let index = NamingField(.index(digits: 4))
  /// The place in the selection, of at least this many digits.
  public static func index(digits: Int) -> NamingField { NamingField(.index(digits: digits)) }
  /// A part of the capture time on the photo's own clock.
  public static func captured(_ component: DateComponent) -> NamingField {
    NamingField(.captured(component))
  }
  /// The camera's model.
  public static let camera = NamingField(.camera)
  /// The lens's model.
  public static let lens = NamingField(.lens)
  /// What the asset is: `image`, `video`, `livePhoto` …
  public static let kind = NamingField(.kind)
  /// The output's width in pixels.
  public static let width = NamingField(.width)
  /// The output's height in pixels.
  public static let height = NamingField(.height)

  /// The privacy group that the field tells, if any.
  public var tells: PrivacyGroup? {
    switch value {
    case .captured: .time
    case .camera, .lens: .camera
    case .folder, .stem, .rendition, .index, .kind, .width, .height: nil
    }
  }
}
