import CVips
import Synchronization

/// Bytes that a loader reads, wherever they come from.
///
/// Every read says its own offset to the closure, so two sources over one descriptor do not
/// disturb each other, and nothing is mapped: a file that shrinks meanwhile is a failed read, not a
/// signal.
@safe
package struct VipsSource: ~Copyable {
  let pointer: UnsafeMutablePointer<CVips.VipsSource>
  private let reader: SourceReader

  /// `count` is the length in bytes; `read` gives the bytes from an offset on, at most so many, and
  /// fewer at the end only.
  ///
  /// The corresponding function is `vips_source_custom_new`.
  package init(
    count: Int,
    reading read: @escaping @Sendable (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(VipsError) {
    try VipsLibrary.start()
    // libvips takes a source without length for a pipe, and then aborts.
    guard count > 0 else { throw VipsError("source_custom", because: "no bytes") }
    guard let custom = unsafe vips_source_custom_new() else { throw VipsError("source_custom") }
    reader = SourceReader(count: count, read: read)
    unsafe pointer = UnsafeMutableRawPointer(custom).assumingMemoryBound(to: CVips.VipsSource.self)
    unsafe connect("read", to: unsafeBitCast(readCallback, to: GCallback.self))
    unsafe connect("seek", to: unsafeBitCast(seekCallback, to: GCallback.self))
  }

  deinit {
    unsafe g_object_unref(pointer)
  }

  /// Whether a read failed, as opposed to delivering bytes that make no sense.
  package var hasFailed: Bool { reader.hasFailed }

  /// The source holds the reader until it goes: images that are still to be computed outlive us.
  private func connect(_ signal: String, to callback: GCallback) {
    unsafe g_signal_connect_data(
      pointer, signal, callback, Unmanaged.passRetained(reader).toOpaque(),
      { reader, _ in
        guard let reader = unsafe reader else { return }
        unsafe Unmanaged<SourceReader>.fromOpaque(reader).release()
      }, GConnectFlags(rawValue: 0))
  }
}

private typealias ReadCallback =
  @convention(c) (
    UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, gint64, UnsafeMutableRawPointer?
  ) -> gint64

private typealias SeekCallback =
  @convention(c) (UnsafeMutableRawPointer?, gint64, Int32, UnsafeMutableRawPointer?) -> gint64

private let readCallback: ReadCallback = { _, buffer, count, reader in
  guard let buffer = unsafe buffer, let reader = unsafe reader else { return -1 }
  let bytes = unsafe Unmanaged<SourceReader>.fromOpaque(reader).takeUnretainedValue()
    .next(Int(count))
  guard let bytes else { return -1 }
  unsafe UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)).copyBytes(from: bytes)
  return gint64(bytes.count)
}

private let seekCallback: SeekCallback = { _, offset, whence, reader in
  guard let reader = unsafe reader else { return -1 }
  let position = unsafe Unmanaged<SourceReader>.fromOpaque(reader).takeUnretainedValue()
    .seek(to: Int(offset), from: whence)
  return gint64(position ?? -1)
}

/// Where a source stands, and the piece of it that was read last.
private final class SourceReader: Sendable {
  private struct State {
    var position = 0
    var window: [UInt8] = []
    var windowStart = 0
    var hasFailed = false
  }
  /// Loaders ask for 4 KB at a time; the closure is asked for this much.
  private static let windowSize = 65_536

  private let count: Int
  private let read: @Sendable (Int, Int) throws -> [UInt8]
  private let state = Mutex(State())

  init(count: Int, read: @escaping @Sendable (Int, Int) throws -> [UInt8]) {
    self.count = count
    self.read = read
  }

  var hasFailed: Bool { state.withLock { $0.hasFailed } }

  /// The next bytes: as many as wanted unless the source ends, since libtiff takes a short read for
  /// the end. `nil` where reading failed.
  func next(_ wanted: Int) -> [UInt8]? {
    state.withLock { state in
      var bytes: [UInt8] = []
      while bytes.count < wanted, state.position < count {
        guard let piece = piece(wanted - bytes.count, &state), !piece.isEmpty else {
          state.hasFailed = true
          return nil
        }
        bytes += piece
        state.position += piece.count
      }
      return bytes
    }
  }

  /// What the window has at the position; it is moved where it has nothing.
  private func piece(_ wanted: Int, _ state: inout State) -> ArraySlice<UInt8>? {
    var start = state.position - state.windowStart
    if !state.window.indices.contains(start) {
      let size = min(max(wanted, Self.windowSize), count - state.position)
      guard let window = try? read(state.position, size) else { return nil }
      state.window = window
      state.windowStart = state.position
      start = 0
    }
    return state.window[start...].prefix(wanted)
  }

  /// The new position, or `nil` where it would lie outside.
  func seek(to offset: Int, from whence: Int32) -> Int? {
    state.withLock { state in
      let base = [0: 0, 1: state.position, 2: count][whence]
      guard let base, case let (target, overflow) = base.addingReportingOverflow(offset),
        !overflow, target >= 0
      else { return nil }
      state.position = target
      return target
    }
  }
}
