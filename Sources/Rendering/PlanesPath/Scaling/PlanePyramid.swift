import AV
import JobSpec

/// A picture as it comes, and halves of it: each rendition is made from the smallest that leaves a
/// reduction of two, so that small ones cost little and libswscale never reduces much at once.
final class PlanePyramid {
  private let side: AVScaler.Side
  /// Rows of a strip of this level.
  private let stripRows: Int
  private var pictures: [ScaledPicture] = []
  private var next: PlanePyramid?
  /// A strip of the next level.
  private var half: StripBuffer?

  init(_ side: AVScaler.Side, stripRows: Int) {
    self.side = side
    self.stripRows = stripRows
  }

  /// Adds a picture to be made.
  func add(
    _ layout: AVSampleLayout, _ meaning: AVSampleMeaning, size: PixelSize
  ) throws(PlanesFault) -> ScaledPicture {
    let reduction = min(
      Double(side.width) / Double(size.width), Double(side.height) / Double(size.height))
    if reduction >= 4, canHalve { return try level().add(layout, meaning, size: size) }
    let picture = try ScaledPicture(
      from: side,
      to: AVScaler.Side(layout, meaning, width: size.width, height: size.height))
    pictures.append(picture)
    return picture
  }

  /// Whether each strip becomes whole rows of a smaller one, in all planes.
  private var canHalve: Bool {
    stripRows >= side.height || stripRows.isMultiple(of: 2 * side.layout.step(of: 1).y)
  }

  private func level() throws(PlanesFault) -> PlanePyramid {
    if let next { return next }
    let level = PlanePyramid(side.halved, stripRows: (stripRows + 1) / 2)
    half = StripBuffer(
      try PlanesFault.working { () throws(AVError) in
        try AVPlanes(
          side.layout, width: side.halved.width,
          height: min(level.stripRows, side.halved.height))
      })
    next = level
    return level
  }

  /// Takes the strip whose first row is row `y` of the picture.
  func take(_ strip: borrowing AVPlanes, _ y: Int, _ rows: Int) throws(PlanesFault) {
    for picture in pictures { try picture.take(strip, y, rows) }
    guard let next, let half else { return }
    half.planes.halve(strip, width: side.width, height: rows, toX: 0, y: 0)
    try next.take(half.planes, y / 2, (rows + 1) / 2)
  }
}

/// Memory for one strip.
private final class StripBuffer {
  var planes: AVPlanes

  init(_ planes: consuming AVPlanes) { self.planes = planes }
}
