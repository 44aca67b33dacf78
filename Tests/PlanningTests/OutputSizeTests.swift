import JobSpec
import Planning
import Testing

struct OutputSizeTests {
  static let box = PixelSize(400, 300)

  @Test(arguments: [
    (ImageSize.full, PixelSize(4032, 3024), PixelSize(4032, 3024)),
    (.within(box, enlarging: false), PixelSize(4032, 3024), PixelSize(400, 300)),
    (.within(box, enlarging: false), PixelSize(3024, 4032), PixelSize(225, 300)),
    (.within(box, enlarging: false), PixelSize(100, 50), PixelSize(100, 50)),
    (.within(box, enlarging: true), PixelSize(100, 50), PixelSize(400, 200)),
    (.within(box, enlarging: false), PixelSize(10_000, 3), PixelSize(400, 1)),
    (.filling(box, enlarging: false), PixelSize(4032, 3024), PixelSize(400, 300)),
    (.filling(box, enlarging: false), PixelSize(500, 200), PixelSize(400, 200)),
    (.filling(box, enlarging: false), PixelSize(100, 50), PixelSize(100, 50)),
    (.filling(box, enlarging: true), PixelSize(100, 50), PixelSize(400, 300)),
    (.exactly(box), PixelSize(10, 10), PixelSize(400, 300)),
    (.full, PixelSize(0, 0), PixelSize(0, 0)),
  ])
  func `follows from the source's size`(_ size: ImageSize, _ source: PixelSize, _ out: PixelSize) {
    #expect(OutputSize.of(source, size) == out)
  }
}
