import Compression
import Testing

/// Streams here are what the reference encoder writes at its highest quality.
struct BrotliTests {
  private static let hello: [UInt8] = [0x0B, 0x02, 0x80, 0x68, 0x65, 0x6C, 0x6C, 0x6F, 0x03]

  @Test func `a stream is unpacked, and what follows it is left alone`() throws {
    #expect(try Brotli.decompress(Self.hello, limit: 5) == Array("hello".utf8))
    #expect(try Brotli.decompress(Self.hello + [9, 9], limit: 5) == Array("hello".utf8))
  }

  @Test func `more than the limit is refused`() {
    let error = #expect(throws: CompressionError.self) {
      try Brotli.decompress(Self.hello, limit: 4)
    }
    #expect(error?.code == .limitExceeded)
  }

  @Test func `a cut stream is truncated`() {
    for count in 0..<Self.hello.count {
      let error = #expect(throws: CompressionError.self) {
        try Brotli.decompress(Array(Self.hello.prefix(count)), limit: 5)
      }
      #expect(error?.code == .truncated, "\(count)")
    }
  }

  @Test func `noise is corrupt`() {
    let noise = [UInt8](repeating: 0xFF, count: 32)
    let error = #expect(throws: CompressionError.self) { try Brotli.decompress(noise, limit: 100) }
    #expect(error?.code == .corrupt)
  }
}
