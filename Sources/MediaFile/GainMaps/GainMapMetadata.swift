/// How a gain map is applied to its picture (ISO 21496-1).
///
/// With `m` a sample of the map from 0 to 1 and `w` from 0 to 1 the part of the way that a screen goes:
/// `HDR = (SDR + baseOffset) · 2^(w · (min + (max − min) · m^(1/gamma))) − alternateOffset`, in linear
/// light.
package struct GainMapMetadata: Hashable, Sendable {
  /// Of one colour, or of all three.
  package struct Channel: Hashable, Sendable {
    /// In stops.
    package var min, max: Double
    package var gamma: Double
    package var baseOffset, alternateOffset: Double

    package init(
      min: Double, max: Double, gamma: Double = 1, baseOffset: Double = 1 / 64,
      alternateOffset: Double = 1 / 64
    ) {
      self.min = min
      self.max = max
      self.gamma = gamma
      self.baseOffset = baseOffset
      self.alternateOffset = alternateOffset
    }

    fileprivate var isSound: Bool {
      let all = [min, max, gamma, baseOffset, alternateOffset]
      return all.allSatisfy { $0.isFinite && $0.magnitude < GainMapMetadata.limit }
        && max >= min && gamma > 0 && baseOffset >= 0 && alternateOffset >= 0
    }
  }

  /// One for gray maps, three for maps in RGB.
  package var channels: [Channel]
  /// The stops above white at which the picture itself and the HDR picture are shown as they are.
  package var baseHeadroom, alternateHeadroom: Double
  /// Whether the sum is made in the picture's own primaries.
  package var usesBaseColorSpace: Bool

  /// No real map comes near it: stops, and what is written in fixed point.
  fileprivate static let limit = 100.0

  /// `nil` where the values contradict each other, or where the picture itself is the HDR one.
  package init?(
    channels: [Channel], baseHeadroom: Double, alternateHeadroom: Double,
    usesBaseColorSpace: Bool = true
  ) {
    guard [1, 3].contains(channels.count), channels.allSatisfy(\.isSound), baseHeadroom >= 0,
      alternateHeadroom > baseHeadroom, alternateHeadroom < Self.limit
    else { return nil }
    self.channels = channels
    self.baseHeadroom = baseHeadroom
    self.alternateHeadroom = alternateHeadroom
    self.usesBaseColorSpace = usesBaseColorSpace
  }

  /// What an Apple map says once its samples were made logarithmic: from white to `headroom` times
  /// white, without offsets.
  package init?(appleHeadroom headroom: Double, stops: Double) {
    guard headroom > 1 else { return nil }
    self.init(
      channels: [Channel(min: 0, max: stops, baseOffset: 0, alternateOffset: 0)],
      baseHeadroom: 0, alternateHeadroom: stops)
  }
}
