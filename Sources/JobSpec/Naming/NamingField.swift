/// A value of an asset that a name may hold.
public struct NamingField: Hashable, Sendable {
  public enum Value: Hashable, Sendable {
    /// The asset's folder, relative to the input's root.
    case folder
    /// The primary file's name without its extension.
    case stem
    case rendition
    /// The place in the selection, from 1, padded with zeros.
    case index(digits: Int)
    /// A part of the capture time on the photo's own clock.
    case captured(DateComponent)
    case camera, lens
    case kind
    /// The upright size of the output in pixels.
    case width, height
  }
  /// A part of a date or time, as digits of fixed width.
  public enum DateComponent: String, Hashable, Sendable, CaseIterable {
    case year, month, day, hour, minute, second
    /// `2026-05-03`
    case date
    /// `14-02-11`
    case time
  }

  public var value: Value
  /// What stands where the asset has no such value; `nil` reads `undated` or `unknown`.
  public var fallback: String?

  public init(_ value: Value, fallback: String? = nil) {
    self.value = value
    self.fallback = fallback
  }

  public static let folder = NamingField(.folder)
  public static let stem = NamingField(.stem)
  public static let rendition = NamingField(.rendition)
  public static let index = NamingField(.index(digits: 4))
  public static func index(digits: Int) -> NamingField { NamingField(.index(digits: digits)) }
  public static func captured(_ component: DateComponent) -> NamingField {
    NamingField(.captured(component))
  }
  public static let camera = NamingField(.camera)
  public static let lens = NamingField(.lens)
  public static let kind = NamingField(.kind)
  public static let width = NamingField(.width)
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
