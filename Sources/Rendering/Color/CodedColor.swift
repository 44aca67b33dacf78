import Heif
import JobSpec
import WorkOrder

/// What the samples of a HEIF picture mean, where a coded description says it and no profile.
enum CodedColor: Hashable, Sendable {
  /// Like sRGB, as far as anyone can see.
  case sRGB
  /// Other primaries under sRGB's curve.
  case profile([UInt8])
  /// A curve for brighter screens; the name is for people.
  case hdr(String)

  init(_ nclx: HeifNclx?) {
    // BT.709's and BT.601's curves are shown as sRGB everywhere.
    switch (nclx?.transfer, nclx?.primaries) {
    case (16, _): self = .hdr("PQ")
    case (18, _): self = .hdr("HLG")
    case (_, 9): self = .profile(ICCProfile.bt2020)
    case (_, 12): self = .profile(ICCProfile.displayP3)
    default: self = .sRGB
    }
  }
}
