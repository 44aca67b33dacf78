import JobSpec
import MediaFile
import System
import Vips
import WorkOrder

/// The bytes of one source, as loaders and structure readers ask for them.
///
/// Every read says its own offset, so any number of readers share the descriptor.
struct SourceBytes: Sendable {
  let count: Int
  private let file: OpenFile
  /// All bytes, where the job wants them held.
  private let held: [UInt8]?

  init(_ file: OpenFile, transfer: Transfer) throws(WorkFailure) {
    do {
      self.file = file
      count = try file.size
      held = transfer == .file ? nil : try file.read(at: 0, count: count)
    } catch {
      throw .unreadable(error)
    }
    guard count > 0 else { throw .empty() }
  }

  /// The bytes from an offset on; fewer than asked only at the end.
  func read(at offset: Int, count: Int) throws(SystemError) -> [UInt8] {
    guard let held else { return try file.read(at: offset, count: count) }
    return Array(held[min(offset, held.count)..<min(offset + count, held.count)])
  }

  /// For a loader of libvips.
  func stream() throws(VipsError) -> VipsSource {
    try VipsSource(count: count) { offset, count in try read(at: offset, count: count) }
  }

  /// For a structure reader.
  func window() throws(WorkFailure) -> any ByteSource {
    if let held { return ArraySource(held) }
    do { return try FileWindow(file) } catch { throw .unreadable(error) }
  }
}
