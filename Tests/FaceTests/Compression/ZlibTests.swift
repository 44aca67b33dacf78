import Compression
import Testing

struct ZlibTests {
  static let samples: [[UInt8]] = [
    [], [7], Array(repeating: 0, count: 100_000),
    (0..<70_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 13) },
  ]

  @Test(arguments: samples, [Zlib.Wrapper.zlib, .raw, .gzip])
  func `what is packed comes out again`(sample: [UInt8], wrapper: Zlib.Wrapper) throws {
    for effort in [Zlib.Effort.fastest, .standard, .smallest] {
      let packed = try Zlib.deflate(sample, as: wrapper, effort: effort)
      #expect(try Zlib.inflate(packed, as: wrapper, limit: sample.count) == sample)
      #expect(try Zlib.deflate(sample, as: wrapper, effort: effort) == packed)
    }
  }

  @Test func `bytes behind the stream are left alone`() throws {
    let packed = try Zlib.deflate([1, 2, 3]) + [9, 9, 9]
    #expect(try Zlib.inflate(packed, limit: 3) == [1, 2, 3])
  }

  @Test func `a bomb is stopped at the limit`() throws {
    let bomb = try Zlib.deflate([UInt8](repeating: 0, count: 4_000_000))
    #expect(bomb.count < 5_000)
    for limit in [0, 1, 1000, 3_999_999] {
      let error = #expect(throws: CompressionError.self) { try Zlib.inflate(bomb, limit: limit) }
      #expect(error?.code == .limitExceeded)
    }
  }

  @Test func `every truncation is named as such`() throws {
    let packed = try Zlib.deflate(Array("a picture of a picture of a picture".utf8))
    for length in 0..<packed.count {
      let error = #expect(throws: CompressionError.self) {
        try Zlib.inflate(Array(packed.prefix(length)), limit: 1000)
      }
      #expect(error?.code == .truncated)
    }
  }

  @Test func `a flipped bit is noticed or changes nothing`() throws {
    let sample = Array("a picture of a picture of a picture".utf8)
    let packed = try Zlib.deflate(sample)
    for position in packed.indices.dropFirst(2) {
      for bit in 0..<8 {
        var damaged = packed
        damaged[position] ^= 1 << bit
        // Between the last block and the checksum are a few bits without a meaning.
        let result = try? Zlib.inflate(damaged, limit: 1000)
        #expect(result == nil || result == sample)
      }
    }
  }

  @Test(arguments: [("", 0), ("123456789", 0xcbf4_3926), ("IEND", 0xae42_6082 as UInt32)])
  func `CRC-32 agrees with the standard's values`(text: String, sum: UInt32) {
    #expect(CRC32.checksum(of: Array(text.utf8)) == sum)
    var pieces = CRC32()
    for byte in text.utf8 { pieces.update([byte]) }
    pieces.update([])
    #expect(pieces.value == sum)
  }
}
