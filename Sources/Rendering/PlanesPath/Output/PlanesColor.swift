import AV
import JobSpec
import LCMS
import WorkOrder

/// How the colours of a picture become those of a rendition.
struct PlanesColor: ~Copyable {
  /// `nil` where samples stay as they are.
  let transform: ColorTransform?
  /// What the output is tagged with.
  let profile: [UInt8]?

  /// `source` is the profile that the picture carries, if it is known to work, and is taken for sRGB
  /// where there is none.
  init(
    from source: [UInt8]?, to target: ColorHandling, noting notes: inout RenderNotes
  ) {
    let wanted: [UInt8]
    switch target {
    case .keep:
      transform = nil
      profile = source
      return
    case .sRGB: wanted = ICCProfile.sRGB
    case .displayP3: wanted = ICCProfile.displayP3
    }
    profile = wanted
    let from = source ?? ICCProfile.sRGB
    guard from != wanted else {
      transform = nil
      return
    }
    guard let transform = ColorTransform(from: from, to: wanted) else {
      notes.add(VipsPath.damagedProfile)
      self.transform = nil
      return
    }
    if transform.changesNothing {
      self.transform = nil
    } else {
      self.transform = consume transform
    }
  }

  /// Converts the pixels of a picture of 8-bit RGB.
  func apply(to picture: inout AVPlanes) {
    let (width, height, stride) = (picture.width, picture.height, picture.stride(of: 0))
    picture.withMutableBytes(of: 0) { samples in
      transform?.apply(to: &samples, width: width, rows: height, stride: stride)
    }
  }
}

extension ColorTransform {
  /// Whether the two profiles are the same to the eye: no colour of a grid moves by more than one of
  /// 255 steps. Editors write sRGB in many ways.
  fileprivate var changesNothing: Bool {
    let steps = stride(from: UInt8(0), through: 255, by: 17)
    let grid = steps.flatMap { red in
      steps.flatMap { green in steps.flatMap { blue in [red, green, blue] } }
    }
    var converted = grid
    var span = converted.mutableSpan
    apply(to: &span, width: grid.count / 3, rows: 1, stride: grid.count)
    return zip(grid, converted).allSatisfy { abs(Int($0) - Int($1)) <= 1 }
  }
}
