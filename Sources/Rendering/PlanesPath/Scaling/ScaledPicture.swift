import AV
import JobSpec

/// A picture that grows as strips of a larger one come.
final class ScaledPicture {
  private var scaler: AVScaler
  private var picture: AVPlanes

  init(
    from source: AVScaler.Side, to target: AVScaler.Side
  ) throws(PlanesFault) {
    do throws(AVError) {
      scaler = try AVScaler(from: source, to: target)
      picture = try AVPlanes(target.layout, width: target.width, height: target.height)
    } catch {
      throw .notHere(error.message)
    }
  }

  func take(_ strip: borrowing AVPlanes, _ y: Int, _ rows: Int) throws(PlanesFault) {
    do throws(AVError) { try scaler.scale(strip, at: y, rows: rows, into: &picture) } catch {
      throw .notHere(error.message)
    }
  }

  /// Works on the picture once all strips have come; the samples may be changed.
  func withPicture<Result: ~Copyable, Failure: Error>(
    _ body: (inout AVPlanes) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&picture)
  }
}
