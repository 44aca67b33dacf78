/// One of Exif's eight orientations: a mirror image or not, then quarter turns clockwise.
struct Orientation: Hashable, Sendable {
  var isMirrored: Bool
  /// 0…3, clockwise, after mirroring left and right.
  var quarterTurns: Int

  static let upright = Orientation(isMirrored: false, quarterTurns: 0)

  private init(isMirrored: Bool, quarterTurns: Int) {
    self.isMirrored = isMirrored
    self.quarterTurns = quarterTurns
  }

  /// What makes a picture with this Exif value upright; values that Exif does not have change
  /// nothing.
  init(exif value: Int) {
    switch value {
    case 2: self.init(isMirrored: true, quarterTurns: 0)
    case 3: self.init(isMirrored: false, quarterTurns: 2)
    case 4: self.init(isMirrored: true, quarterTurns: 2)
    case 5: self.init(isMirrored: true, quarterTurns: 3)
    case 6: self.init(isMirrored: false, quarterTurns: 1)
    case 7: self.init(isMirrored: true, quarterTurns: 1)
    case 8: self.init(isMirrored: false, quarterTurns: 3)
    default: self = .upright
    }
  }

  /// Whether width and height change places.
  var isTransposed: Bool { !quarterTurns.isMultiple(of: 2) }
}
