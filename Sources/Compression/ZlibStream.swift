import CZlib

/// One run of zlib, in either direction.
@safe
struct ZlibStream: ~Copyable {
  private enum Direction {
    case inflating, deflating
  }

  private let direction: Direction
  // On the heap: zlib remembers where its structure lies.
  private let stream: UnsafeMutablePointer<z_stream>

  init(inflating wrapper: Zlib.Wrapper) throws(CompressionError) {
    direction = .inflating
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let status = unsafe inflateInit2_(stream, wrapper.windowBits, ZLIB_VERSION, Self.size)
    if status != Z_OK { throw .outOfMemory }
  }

  init(deflating wrapper: Zlib.Wrapper, _ effort: Zlib.Effort) throws(CompressionError) {
    direction = .deflating
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    let status = unsafe deflateInit2_(
      stream, effort.rawValue, Z_DEFLATED, wrapper.windowBits, 8, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Self.size)
    if status != Z_OK { throw .outOfMemory }
  }

  deinit {
    // Both do nothing to a structure that was not set up.
    switch direction {
    case .inflating: unsafe inflateEnd(stream)
    case .deflating: unsafe deflateEnd(stream)
    }
    unsafe stream.deallocate()
  }

  /// Runs to the end of the stream over input that is complete.
  consuming func run(over bytes: [UInt8], limit: Int) throws(CompressionError) -> [UInt8] {
    // zlib counts in 32 bits.
    guard let count = UInt32(exactly: bytes.count) else { throw .tooLarge(limit) }
    var input = bytes
    var output: [UInt8] = []
    let status = unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe stream.pointee.next_in = input.baseAddress
      unsafe stream.pointee.avail_in = count
      return collect(into: &output, limit: limit)
    }
    if output.count > limit { throw .tooLarge(limit) }
    switch status {
    case Z_STREAM_END: return output
    case Z_OK, Z_BUF_ERROR: throw .truncated
    case Z_MEM_ERROR: throw .outOfMemory
    default: throw .corrupt
    }
  }

  private borrowing func collect(into output: inout [UInt8], limit: Int) -> Int32 {
    var piece = [UInt8](repeating: 0, count: 32 << 10)
    var status = Z_OK
    while status == Z_OK, output.count <= limit {
      let produced = unsafe piece.withUnsafeMutableBufferPointer { piece in
        unsafe stream.pointee.next_out = piece.baseAddress
        unsafe stream.pointee.avail_out = UInt32(piece.count)
        switch direction {
        case .inflating: status = unsafe inflate(stream, Z_NO_FLUSH)
        case .deflating: status = unsafe deflate(stream, Z_FINISH)
        }
        return unsafe piece.count - Int(stream.pointee.avail_out)
      }
      output += piece.prefix(produced)
    }
    return status
  }

  private static var size: Int32 { Int32(unsafe MemoryLayout<z_stream>.size) }
}

extension Zlib.Wrapper {
  /// How zlib is told, as “window bits”.
  fileprivate var windowBits: Int32 {
    switch self {
    case .zlib: MAX_WBITS
    case .raw: -MAX_WBITS
    case .gzip: MAX_WBITS + 16
    }
  }
}
