import MediaFile
import Testing

/// The ways in which an item's data can be described, beyond one extent of the file.
@Suite struct ItemLocationTests {
  /// A `meta` box with one item `1`, another item `2`, and a table of locations.
  private func graph(_ locations: [UInt8], references: [UInt8] = []) throws -> ItemGraph {
    typealias B = ByteBuilder
    let infos = [1, 2].flatMap {
      B.fullBox("infe", version: 2, B.u16($0) + B.u16(0) + B.ascii("hvc1") + [0])
    }
    let bytes = B.fullBox(
      "meta",
      B.fullBox("hdlr", Array(repeating: 0, count: 20)) + B.fullBox("pitm", B.u16(1))
        + B.fullBox("iinf", B.u16(2) + infos) + locations + B.fullBox("iref", references)
        + B.box("idat", [10, 11, 12, 13, 14, 15, 16, 17]))
    let source = ArraySource(bytes)
    let meta = try #require(try BoxReader.boxes(source).first)
    return try ItemGraph(meta, source)
  }

  private func table(_ items: [(id: Int, method: Int, extents: [(Int, Int)])]) -> [UInt8] {
    typealias B = ByteBuilder
    return B.fullBox(
      "iloc", version: 1,
      [0x44, 0x00] + B.u16(items.count)
        + items.flatMap { item in
          B.u16(item.id) + B.u16(item.method) + B.u16(0) + B.u16(item.extents.count)
            + item.extents.flatMap { B.u32($0.0) + B.u32($0.1) }
        })
  }

  @Test func `joins extents of the box's own data`() throws {
    let graph = try graph(table([(1, 1, [(4, 2), (0, 1)])]))
    let data = try graph.data(of: 1)
    #expect(try data.bytes(0..<data.count) == [14, 15, 10])
  }

  @Test func `takes a part of another item`() throws {
    let link = ByteBuilder.box("iloc", ByteBuilder.u16(1) + ByteBuilder.u16(1) + ByteBuilder.u16(2))
    let graph = try graph(
      table([(1, 2, [(1, 3)]), (2, 1, [(6, 2), (0, 4)])]), references: link)
    let data = try graph.data(of: 1)
    #expect(try data.bytes(0..<data.count) == [17, 10, 11])
  }

  @Test func `an item built of itself is refused`() throws {
    let link = ByteBuilder.box("iloc", ByteBuilder.u16(1) + ByteBuilder.u16(1) + ByteBuilder.u16(1))
    let graph = try graph(table([(1, 2, [(0, 1)])]), references: link)
    #expect {
      try graph.data(of: 1)
    } throws: {
      ($0 as? MediaFileError)?.code == .limitExceeded
    }
  }

  @Test func `tables that lie are errors`() {
    let huge = ByteBuilder.fullBox("iloc", version: 2, [0x44, 0x00, 0xFF, 0xFF, 0xFF, 0xFF])
    #expect(throws: MediaFileError.self) { try graph(huge) }
    #expect(throws: MediaFileError.self) { try graph(table([(1, 9, [])])) }
    #expect(throws: MediaFileError.self) { try graph(table([(1, 1, []), (1, 1, [])])) }
    let base =
      ByteBuilder.fullBox(
        "iloc", version: 0,
        [0x88, 0x80] + ByteBuilder.u16(1) + ByteBuilder.u16(1) + ByteBuilder.u16(0)
          + ByteBuilder.u64(.max) + ByteBuilder.u16(1) + ByteBuilder.u64(.max)
          + ByteBuilder.u64(1))
    #expect {
      try graph(base)
    } throws: {
      ($0 as? MediaFileError)?.message == "an extent beyond any file"
    }
  }
}
