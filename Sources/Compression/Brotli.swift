import CBrotli

/// Brotli (RFC 7932), the compression of metadata boxes in JPEG XL.
package enum Brotli {
  /// Unpacks one stream, piece by piece; what follows it is left alone.
  ///
  /// A few bytes can stand for gigabytes: memory follows what really comes out, and ends at `limit`.
  package static func decompress(
    _ bytes: [UInt8], limit: Int
  ) throws(CompressionError) -> [UInt8] {
    try BrotliStream().run(over: bytes, limit: limit)
  }
}
