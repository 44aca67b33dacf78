import MediaFile
import Testing

@Suite struct ByteCursorTests {
  @Test func `reads numbers in both orders`() throws {
    var cursor = ByteCursor([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15])
    #expect(try cursor.u8() == 0x01)
    #expect(try cursor.u16() == 0x0203)
    cursor.order = .littleEndian
    #expect(try cursor.u32() == 0x0706_0504)
    #expect(try cursor.u64() == 0x0F0E_0D0C_0B0A_0908)
    #expect(cursor.isAtEnd)
  }

  @Test func `types have the order of the text, whatever the numbers' order`() throws {
    var cursor = ByteCursor(ByteBuilder.ascii("VP8X"), order: .littleEndian)
    #expect(try cursor.code() == "VP8X")
  }

  @Test func `the end of the file and the end of a block are different errors`() {
    let source = ArraySource(Array(repeating: 0, count: 10))
    var whole = ByteCursor(source, in: 8..<10)
    #expect(throws: MediaFileError(.truncated, "a file that ends too early", at: 8)) {
      try whole.u32()
    }
    var block = ByteCursor(source, in: 0..<2)
    #expect {
      try block.u32()
    } throws: {
      ($0 as? MediaFileError)?.code == .corrupt
    }
  }

  @Test(arguments: [Int.min, -1, 11, Int.max])
  func `no move leaves the bounds`(_ count: Int) {
    var cursor = ByteCursor(ArraySource(Array(repeating: 0, count: 10)))
    #expect(throws: MediaFileError.self) { try cursor.skip(count) }
    #expect(throws: MediaFileError.self) { try cursor.seek(to: count) }
    #expect(throws: MediaFileError.self) { try cursor.bytes(count) }
    #expect(cursor.offset == 0)
  }

  @Test func `a length larger than any file is corrupt`() {
    var cursor = ByteCursor(Array(repeating: 0xFF, count: 8))
    #expect(throws: MediaFileError(.corrupt, "a length that no file can have", at: 0)) {
      try cursor.length(bytes: 8)
    }
  }

  @Test func `joined pieces read as one`() throws {
    let source = ArraySource(Array(0..<20))
    let joined = try PieceSource(of: source, pieces: [2..<5, 10..<10, 15..<18])
    #expect(try joined.bytes(0..<6) == [2, 3, 4, 15, 16, 17])
    #expect(try joined.bytes(2..<4) == [4, 15])
    #expect(joined.position(inSource: 4) == 16)
    #expect(throws: MediaFileError.self) { try joined.bytes(4..<7) }
    #expect(throws: MediaFileError.self) { try PieceSource(of: source, 10..<21) }
  }
}
