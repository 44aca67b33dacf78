import System
import WorkOrder

extension OpenFile {
  /// Makes the pieces, in order, the content of a rendition's output. Returns its length.
  func write(_ pieces: [[UInt8]], as rendition: String) throws(WorkFailure) -> Int {
    do {
      var position = 0
      for piece in pieces {
        try write(all: piece, at: position)
        position += piece.count
      }
      try truncate(to: position)
      return position
    } catch {
      throw .outputNotWritable(rendition, error)
    }
  }
}
