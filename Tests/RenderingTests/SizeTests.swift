import JobSpec
import Rendering
import Testing
import Vips
import WorkOrder

struct SizeTests {
  struct Case: CustomTestStringConvertible {
    var source: PixelSize
    var size: ImageSize
    var expected: PixelSize
    init(_ width: Int, _ height: Int, _ size: ImageSize, _ outputWidth: Int, _ outputHeight: Int) {
      source = PixelSize(width, height)
      self.size = size
      expected = PixelSize(outputWidth, outputHeight)
    }
    var testDescription: String { "\(source.width)×\(source.height) \(size)" }
  }

  static let cases = [
    Case(403, 301, .full, 403, 301),
    Case(400, 300, .within(200), 200, 150),
    Case(300, 400, .within(200), 150, 200),
    Case(403, 301, .within(200), 200, 149),
    Case(401, 3, .within(100), 100, 1),
    Case(900, 1, .within(100), 100, 1),
    Case(100, 80, .within(200), 100, 80),
    Case(100, 80, .within(200, enlarging: true), 200, 160),
    Case(400, 300, .within(PixelSize(300, 100)), 133, 100),
    Case(400, 300, .within(PixelSize(100, 300)), 100, 75),
    Case(400, 300, .filling(PixelSize(100, 100)), 100, 100),
    Case(300, 400, .filling(PixelSize(120, 90), crop: .attention), 120, 90),
    Case(300, 401, .filling(PixelSize(77, 99), crop: .entropy), 77, 99),
    Case(80, 60, .filling(PixelSize(100, 100)), 80, 60),
    Case(200, 60, .filling(PixelSize(100, 100)), 100, 60),
    Case(80, 60, .filling(PixelSize(100, 100), enlarging: true), 100, 100),
    Case(400, 300, .exactly(PixelSize(50, 70)), 50, 70),
    Case(40, 30, .exactly(PixelSize(55, 71)), 55, 71),
    Case(3, 1, .within(2), 2, 1),
  ]

  static func source(_ size: PixelSize) throws -> [UInt8] {
    try Picture(width: size.width, height: size.height) { x, y in
      [UInt8(x * 255 / size.width), UInt8(y * 255 / size.height), 128]
    }.encoded(as: .jpeg(quality: 90, progressive: false))
  }

  @Test(arguments: cases)
  func `sizes are exact, to the pixel`(_ test: Case) throws {
    let result = try Darkroom(format: .jpeg)
      .develop(try Self.source(test.source), [.make(.png(.init()), size: test.size)])
    let picture = try Picture(result.files[0], .png)
    #expect([picture.width, picture.height] == [test.expected.width, test.expected.height])
    #expect(test.size.fitting(test.source).output == test.expected)
    let said = result.rendered.results[0]
    #expect([said.width, said.height] == [picture.width, picture.height])
    #expect(said.bytes == result.files[0].count)
  }

  @Test(arguments: [1, 2, 3, 5, 8, 15, 16, 17, 31, 33, 100])
  func `every long edge is met at every scale of the decoder`(edge: Int) throws {
    let source = try Self.source(PixelSize(517, 391))
    let result = try Darkroom(format: .jpeg)
      .develop(source, [.make(.png(.init()), size: .within(edge))])
    let said = result.rendered.results[0]
    #expect(said.width == edge && said.height == max(1, (2 * 391 * edge + 517) / (2 * 517)))
  }

  /// One decode serves all: a small picture made beside a large one looks like one made alone.
  @Test func `many renditions from one decode equal those made one by one`() throws {
    let source = try Self.source(PixelSize(1000, 750))
    let orders: [RenditionOrder] = [
      .make(.png(.init()), size: .within(600)),
      .make(.png(.init()), size: .within(200)),
      .make(.png(.init()), size: .filling(PixelSize(90, 90))),
      .make(.png(.init()), size: .exactly(PixelSize(300, 100))),
    ]
    let together = try Darkroom(format: .jpeg).develop(source, orders)
    for (index, order) in orders.enumerated() {
      let alone = try Darkroom(format: .jpeg).develop(source, [order])
      let (a, b) = (
        try Picture(together.files[index], .png), try Picture(alone.files[0], .png)
      )
      #expect(a.width == b.width && a.height == b.height)
      #expect(a.difference(from: b) < 1, "\(a.difference(from: b))")
    }
    // The largest is decoded as if it were alone.
    #expect(try Darkroom(format: .jpeg).develop(source, [orders[0]]).files[0] == together.files[0])
  }

  @Test func `two runs give the same bytes`() throws {
    let source = try Self.source(PixelSize(300, 200))
    let orders = ImageEncoding.all.map { RenditionOrder.make($0, size: .within(150)) }
    let first = try Darkroom(format: .jpeg).develop(source, orders)
    let second = try Darkroom(format: .jpeg).develop(source, orders)
    for (index, order) in orders.enumerated() {
      #expect(first.files[index] == second.files[index], "\(order.options.encoding)")
    }
  }

  @Test(arguments: Transfer.allCases)
  func `every transfer gives the same bytes`(transfer: Transfer) throws {
    let source = try Self.source(PixelSize(300, 200))
    let order = RenditionOrder.make(.jpeg(.init()), size: .within(150))
    let file = try Darkroom(format: .jpeg).develop(source, [order])
    let other = try Darkroom(format: .jpeg, transfer: transfer).develop(source, [order])
    #expect(file.files == other.files)
  }

  @Test func `crops keep what their strategy says`() throws {
    // A busy patch on the right of a flat picture.
    let picture = Picture(width: 300, height: 100) { x, y in
      (220..<280).contains(x) && (20..<80).contains(y)
        ? (x / 4 + y / 4).isMultiple(of: 2) ? [250, 30, 30] : [20, 20, 220] : [128, 128, 128]
    }
    let source = try picture.encoded(as: .png(compression: 1, palette: false))
    let box = PixelSize(100, 100)
    let result = try Darkroom(format: .png).develop(
      source,
      CropStrategy.allCases.map { .make(.png(.init()), size: .filling(box, crop: $0)) })
    let busy = try result.files.map { file in
      let crop = try Picture(file, .png)
      return (0..<100).contains { crop[$0, 50] != [128, 128, 128] }
    }
    #expect(CropStrategy.allCases == [.center, .attention, .entropy])
    #expect(busy == [false, true, true])
  }
}
