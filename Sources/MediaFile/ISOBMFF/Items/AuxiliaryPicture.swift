/// What an auxiliary picture is, by the URN that `auxC` gives it.
package enum AuxiliaryPicture: Hashable, Sendable {
  case alpha, depth, gainMap
  /// The shape of a person, or of their hair, skin, teeth, glasses; the sky.
  case matte
  case other

  package init(_ type: String) {
    switch type {
    case "urn:mpeg:hevc:2015:auxid:1", "urn:mpeg:avc:2015:auxid:1",
      "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha":
      self = .alpha
    case "urn:mpeg:hevc:2015:auxid:2", "urn:mpeg:avc:2015:auxid:2",
      "urn:mpeg:mpegB:cicp:systems:auxiliary:depth":
      self = .depth
    case "urn:com:apple:photo:2020:aux:hdrgainmap": self = .gainMap
    case _ where type.hasPrefix("urn:com:apple:photo:") && type.hasSuffix("matte"): self = .matte
    default: self = .other
    }
  }
}
