import AV
import JobSpec

/// A picture that comes as planes, strip by strip from the top, as it is stored.
protocol PlaneSource: AnyObject {
  /// Gets ready to deliver the picture when it will be made smaller by at least `reduction`, and says
  /// how it will come: perhaps smaller than it is, by a power of two.
  func prepare(reduction: Double) throws(PlanesFault) -> AVScaler.Side

  /// Decodes the picture. Every strip but the last has as many rows as ``PlanePyramid`` can halve
  /// evenly, or else the picture is not halved there.
  func forEachStrip(_ take: PlaneStripTaker) throws(PlanesFault)

  /// Rows of every strip but the last; known once it is prepared.
  var stripRows: Int { get }
}

/// What becomes of a strip: its first rows are rows `y` and on of the picture.
typealias PlaneStripTaker = (
  _ strip: borrowing AVPlanes, _ y: Int, _ rows: Int
) throws(PlanesFault) -> Void
