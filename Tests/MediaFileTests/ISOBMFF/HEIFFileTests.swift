import MediaFile
import Testing

@Suite struct HEIFFileTests {
  private func read(_ builder: HEIFBuilder) throws -> HEIFFile {
    try HEIFFile(ArraySource(builder.bytes()))
  }

  private static let grid = HEIFBuilder(
    items: [
      .init(id: 1, type: "grid", properties: [1, 3], data: 0..<8),
      .init(id: 2, type: "hvc1", properties: [2], data: 8..<20),
      .init(id: 3, type: "hvc1", properties: [2], data: 20..<32),
      .init(id: 4, type: "hvc1", properties: [2, 4], data: 32..<40),
    ],
    properties: [
      HEIFBuilder.size(100, 60), HEIFBuilder.size(64, 64), HEIFBuilder.rotation(1),
      HEIFBuilder.auxiliary("urn:com:apple:photo:2020:aux:hdrgainmap"),
    ],
    references: [("dimg", 1, [2, 3]), ("auxl", 4, [1])],
    media: [0, 0, 0, 1, 0, 100, 0, 60] + Array(repeating: 0, count: 56))

  @Test func `reads a grid with its tiles, turned upright`() throws {
    let graph = try read(Self.grid).graph
    let grid = try graph.grid(1)
    #expect((grid.rows, grid.columns, grid.width, grid.height) == (1, 2, 100, 60))
    #expect(grid.tiles == [2, 3] && graph.codedItem(of: 1) == 2)
    #expect(graph.storedSize(of: 1) == ItemGraph.Size(width: 100, height: 60))
    #expect(graph.uprightSize(of: 1) == ItemGraph.Size(width: 60, height: 100))
    #expect(graph.auxiliaries(of: 1).map { AuxiliaryPicture($0.type) } == [.gainMap])
    #expect(try graph.data(of: 2).count == 12)
  }

  @Test func `cuts before it turns, in the order of the properties`() throws {
    var builder = Self.grid
    builder.properties.append(HEIFBuilder.cleanAperture(80, 50))
    builder.items[0].properties = [1, 5, 3]
    #expect(try read(builder).graph.uprightSize(of: 1) == ItemGraph.Size(width: 50, height: 80))
    // A part larger than the whole is no part.
    builder.properties[4] = HEIFBuilder.cleanAperture(101, 50)
    #expect(try read(builder).graph.uprightSize(of: 1) == ItemGraph.Size(width: 60, height: 100))
  }

  @Test func `a tile past the end of the file is named before anything is decoded`() throws {
    var builder = Self.grid
    builder.items[2].data = 20..<900
    let graph = try read(builder).graph
    #expect {
      try graph.grid(1)
    } throws: {
      ($0 as? MediaFileError)?.code == .truncated
    }
  }

  @Test func `graphs that contradict themselves are corrupt`() {
    var twice = Self.grid
    twice.items[3].id = 2
    var noPrimary = Self.grid
    noPrimary.primary = 77
    var noProperty = Self.grid
    noProperty.items[1].properties = [99]
    for builder in [twice, noPrimary, noProperty] {
      #expect {
        try read(builder)
      } throws: {
        ($0 as? MediaFileError)?.code == .corrupt
      }
    }
  }

  @Test func `items derived in a circle come to an end`() throws {
    var builder = Self.grid
    builder.references = [("dimg", 1, [2]), ("dimg", 2, [1])]
    let graph = try read(builder).graph
    #expect(graph.items[graph.codedItem(of: 1)] != nil)
    #expect(throws: MediaFileError.self) { try graph.grid(1) }
  }

  @Test func `finds what stands beside the pictures`() throws {
    var builder = Self.grid
    builder.more = ByteBuilder.box("mpvd", [1, 2, 3]) + ByteBuilder.box("sefd", [4])
    let file = try read(builder)
    #expect(file.motionPhoto?.count == 3 && file.samsungDirectory?.count == 1)
  }

  @Test func `a cut anywhere is an error or fewer facts, never a trap`() {
    let whole = Self.grid.bytes()
    for length in 0..<whole.count {
      guard let file = try? HEIFFile(ArraySource(Array(whole.prefix(length)))) else { continue }
      _ = try? file.graph.grid(file.graph.primary)
    }
  }
}
