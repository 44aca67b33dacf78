import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

/// The bytes of one source, as loaders and structure readers ask for them.
///
/// Every read says its own offset, so any number of readers share the descriptor.
struct SourceBytes: Sendable {
  var count: Int { range.count }
  private let file: OpenFile
  /// The part of the file that is the picture.
  private var range: Range<Int>
  /// All bytes, where the job wants them held.
  private let held: [UInt8]?

  init(_ file: OpenFile, transfer: Transfer) throws(WorkFailure) {
    do {
      self.file = file
      let size = try file.size
      range = 0..<size
      held = transfer == .file ? nil : try file.read(at: 0, count: size)
    } catch {
      throw .unreadable(error)
    }
    guard count > 0 else { throw .empty() }
  }

  /// A picture inside of these bytes.
  func part(_ part: Range<Int>) -> SourceBytes {
    var bytes = self
    bytes.range = part.lowerBound + range.lowerBound..<part.upperBound + range.lowerBound
    return bytes
  }

  /// The bytes from an offset on; fewer than asked only at the end.
  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    let start = range.lowerBound + min(offset, self.count)
    let end = min(start + count, range.upperBound)
    guard let held else { return try file.read(at: start, count: end - start) }
    return Array(held[min(start, held.count)..<min(end, held.count)])
  }

  /// For a loader of libvips.
  func stream() throws(VipsError) -> VipsSource {
    try VipsSource(count: count) { offset, count in try read(at: offset, count: count) }
  }

  /// For a structure reader.
  func window() throws(WorkFailure) -> any ByteSource {
    let whole: any ByteSource
    if let held {
      whole = ArraySource(held)
    } else {
      do { whole = try FileWindow(file) } catch { throw .unreadable(error) }
    }
    guard range != 0..<whole.count else { return whole }
    do { return try PieceSource(of: whole, range) } catch { throw .damaged(error, log: "") }
  }
}
