import MediaFile
import Testing

@Suite struct TIFFFileTests {
  /// Values of every place: in the entry, outside, in sub-directories.
  static func block(_ order: ByteOrder) -> [UInt8] {
    var block = TIFFBlock(byteOrder: order)
    block.main = [block.ascii(.make, "Maker"), block.short(.orientation, 6)]
    block.exif = [
      block.ascii(.dateTimeOriginal, "2026:05:03 14:02:11"),
      block.rationals(.exposureTime, [TIFFRational(1, 250)]),
    ]
    block.gps = [
      block.rationals(
        TIFFTag.GPS.latitude,
        [TIFFRational(47, 1), TIFFRational(3, 1), TIFFRational(24_111_001, 1_000_000)])
    ]
    block.interoperability = [block.ascii(TIFFTag(rawValue: 1), "R98")]
    return block.encode()
  }

  @Test(arguments: [ByteOrder.littleEndian, .bigEndian])
  func `a written block reads back`(order: ByteOrder) throws {
    let file = try TIFFFile(Self.block(order))
    #expect(file.byteOrder == order)
    let tree = TIFFTree(file)
    #expect(tree.problems.isEmpty)
    #expect(tree.nodes.map(\.role) == [.main(0), .exif, .interoperability, .gps])
    let main = try #require(tree[.main(0)])
    #expect(file.text(of: try #require(main[.make])) == "Maker")
    #expect(file.integer(of: try #require(main[.orientation])) == 6)
    #expect(try #require(main[.orientation]).isInline)
    let exif = try #require(tree[.exif])
    let exposure = try file.rationals(of: try #require(exif[.exposureTime]))
    #expect(exposure == [TIFFRational(1, 250)])
    let gps = try #require(tree[.gps])
    #expect(
      try file.rationals(of: try #require(gps[TIFFTag.GPS.latitude]))[2].numerator == 24_111_001)
  }

  @Test func `BigTIFF has wide offsets`() throws {
    let order = ByteOrder.littleEndian
    let entry = order.bytes16(0x0112) + order.bytes16(3) + order.bytes(1, width: 8)
    let bytes: [UInt8] =
      [0x49, 0x49] + order.bytes16(43) + order.bytes16(8) + [0, 0]
      + order.bytes(16, width: 8) + order.bytes(1, width: 8) + entry + order.bytes(8, width: 8)
      + order.bytes(0, width: 8)
    let file = try TIFFFile(bytes)
    #expect(file.isBig)
    let directory = try file.directory(at: file.firstDirectory)
    #expect(file.integer(of: try #require(directory[.orientation])) == 8)
    #expect(directory.next == nil)
  }

  @Test func `a directory that points to itself is read once`() throws {
    let order = ByteOrder.bigEndian
    let bytes: [UInt8] =
      [0x4D, 0x4D] + order.bytes16(42) + order.bytes32(8) + order.bytes16(0)
      + order.bytes32(8)
    let tree = TIFFTree(try TIFFFile(bytes))
    #expect(tree.nodes.count == 1)
    #expect(tree.problems.map(\.code) == [.corrupt])
  }

  @Test func `a huge count is refused when its value is asked for`() throws {
    let order = ByteOrder.bigEndian
    let entry = order.bytes16(0x010F) + order.bytes16(2) + order.bytes32(0xFFFF_FFFF)
    let bytes: [UInt8] =
      [0x4D, 0x4D] + order.bytes16(42) + order.bytes32(8) + order.bytes16(1)
      + entry + order.bytes32(26) + order.bytes32(0)
    let file = try TIFFFile(bytes)
    let make = try #require(try file.directory(at: 8)[.make])
    #expect(make.count == 0xFFFF_FFFF)
    #expect(file.text(of: make) == nil)
    #expect(throws: MediaFileError.self) { try file.bytes(of: make) }
  }

  @Test(arguments: [ByteOrder.littleEndian, .bigEndian])
  func `every truncation is read or refused, never trapped`(order: ByteOrder) {
    let whole = Self.block(order)
    for length in 0..<whole.count { Self.readEverything(Array(whole.prefix(length))) }
  }

  @Test func `every changed byte is read or refused, never trapped`() {
    let whole = Self.block(.bigEndian)
    for index in whole.indices {
      for value in [0x00, 0x01, 0x7F, 0xFF] as [UInt8] {
        var changed = whole
        changed[index] = value
        Self.readEverything(changed)
      }
    }
  }

  static func readEverything(_ bytes: [UInt8]) {
    guard let file = try? TIFFFile(bytes) else { return }
    for node in TIFFTree(file, limit: 64).nodes {
      for entry in node.directory.entries {
        _ = try? file.bytes(of: entry)
        _ = try? file.integers(of: entry)
        _ = try? file.rationals(of: entry)
        _ = file.text(of: entry)
      }
    }
  }
}
