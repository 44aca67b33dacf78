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
  private let storage: Storage
  /// The part of the file that is the picture.
  private var range: Range<Int>

  private enum Storage {
    case file(OpenFile)
    case held([UInt8])
  }

  init(_ file: OpenFile, transfer: Transfer) throws(WorkFailure) {
    do {
      let size = try file.size
      range = 0..<size
      storage = transfer == .file ? .file(file) : .held(try file.read(at: 0, count: size))
    } catch {
      throw .unreadable(error)
    }
    guard count > 0 else { throw .empty() }
  }

  /// Bytes that were made here.
  init(holding bytes: [UInt8]) throws(WorkFailure) {
    guard !bytes.isEmpty else { throw .empty() }
    range = 0..<bytes.count
    storage = .held(bytes)
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
    switch storage {
    case .file(let file): return try file.read(at: start, count: end - start)
    case .held(let bytes): return Array(bytes[min(start, bytes.count)..<min(end, bytes.count)])
    }
  }

  /// For a loader of libvips.
  func stream() throws(VipsError) -> VipsSource {
    try VipsSource(count: count) { offset, count in try read(at: offset, count: count) }
  }

  /// For a structure reader.
  func window() throws(WorkFailure) -> any ByteSource {
    let whole: any ByteSource
    switch storage {
    case .file(let file):
      do { whole = try FileWindow(file) } catch { throw .unreadable(error) }
    case .held(let bytes): whole = ArraySource(bytes)
    }
    guard range != 0..<whole.count else { return whole }
    do { return try PieceSource(of: whole, range) } catch { throw .damaged(error, log: "") }
  }
}
