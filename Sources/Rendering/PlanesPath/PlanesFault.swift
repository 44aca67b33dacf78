import AV
import JPEG
import WorkOrder

/// Why a picture does not come out of the planes path.
enum PlanesFault: Error {
  /// It has something that this way does not handle; another way may. The reason is for people who
  /// look for it.
  case notHere(String)
  /// It cannot be made by any way.
  case failed(WorkFailure)

  /// Runs calls of libavcodec and libswscale on pictures that are well.
  static func working<Result: ~Copyable>(
    _ work: () throws(AVError) -> Result
  ) throws(PlanesFault) -> Result {
    do { return try work() } catch { throw .notHere(error.message) }
  }
}
