/// DEFLATE, the compression of PNG, ZIP and gzip.
package enum Zlib {
  /// What is around the compressed bytes.
  package enum Wrapper: Hashable, Sendable {
    /// A two-byte header and an Adler-32 checksum, as in PNG.
    case zlib
    /// Nothing, as in ZIP.
    case raw
    /// gzip's header and a CRC-32.
    case gzip
  }

  /// How hard packing tries.
  package enum Effort: Int32, Hashable, Sendable {
    case fastest = 1
    case standard = 6
    case smallest = 9
  }

  /// Unpacks one stream; what follows it is left alone.
  ///
  /// A few bytes can stand for gigabytes: memory follows what really comes out, and ends at `limit`.
  package static func inflate(
    _ bytes: [UInt8], as wrapper: Wrapper = .zlib, limit: Int
  ) throws(CompressionError) -> [UInt8] {
    try ZlibStream(inflating: wrapper).run(over: bytes, limit: limit)
  }

  /// Packs bytes into one stream. The same bytes give the same stream with one version of zlib.
  package static func deflate(
    _ bytes: [UInt8], as wrapper: Wrapper = .zlib, effort: Effort = .standard
  ) throws(CompressionError) -> [UInt8] {
    try ZlibStream(deflating: wrapper, effort).run(over: bytes, limit: .max)
  }
}
