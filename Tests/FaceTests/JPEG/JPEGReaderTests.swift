import JPEG
import Testing

struct JPEGReaderTests {
  /// Columns from black to white.
  static func ramp(width: Int, height: Int, quality: Int = 95) throws -> [UInt8] {
    let pixels = (0..<height).flatMap { _ in
      (0..<width).flatMap { x in [UInt8](repeating: UInt8(x * 255 / (width - 1)), count: 3) }
    }
    var writer = try JPEGWriter(
      .init(width: width, height: height, quality: quality, isProgressive: false, chromaStep: 2),
      from: .rgb, segments: [(0xE1, Array("hello".utf8))], profile: [1, 2, 3])
    try writer.write(pixels.span, stride: 3 * width, rows: height)
    return try writer.finish()
  }

  static func reader(_ file: [UInt8]) throws -> JPEGReader {
    try JPEGReader(count: file.count, memory: 1 << 28) { offset, count in
      Array(file[offset..<min(offset + count, file.count)])
    }
  }

  /// The first component, padded rows and all, and its stride.
  static func luma(_ reader: inout JPEGReader, scale: Int) throws -> ([UInt8], JPEGReader.Plane) {
    let planes = try reader.start(scale: scale)
    let steps = (planes[0].height + planes[0].rows - 1) / planes[0].rows
    var buffers = planes.map { [UInt8](repeating: 0, count: $0.paddedWidth * $0.rows * steps) }
    for step in 0..<steps {
      let places = planes.map {
        JPEGReader.Place(start: step * $0.rows * $0.paddedWidth, stride: $0.paddedWidth)
      }
      var (first, second, third) = (buffers[0], buffers[1], buffers[2])
      try Self.read(&reader, &first, &second, &third, at: places)
      buffers = [first, second, third]
    }
    try reader.finish()
    return (buffers[0], planes[0])
  }

  private static func read(
    _ reader: inout JPEGReader, _ first: inout [UInt8], _ second: inout [UInt8],
    _ third: inout [UInt8], at places: [JPEGReader.Place]
  ) throws(JPEGError) {
    var luma = first.mutableSpan
    var blue = second.mutableSpan
    var red = third.mutableSpan
    try reader.rows(into: &luma, &blue, &red, at: places)
  }

  @Test(arguments: [1, 2, 4, 8])
  func `planes come at each scale, a ramp as a ramp`(scale: Int) throws {
    var reader = try Self.reader(Self.ramp(width: 130, height: 70))
    let (samples, plane) = try Self.luma(&reader, scale: scale)
    #expect(plane.width == (130 * scale + 7) / 8 && plane.height == (70 * scale + 7) / 8)
    #expect(samples[0] < 12 && samples[plane.width - 1] > 243)
    #expect(reader.complaint == nil)
  }

  @Test func `the file is cut: a complaint, and no reading past the end`() throws {
    let file = try Self.ramp(width: 130, height: 70)
    var reader = try Self.reader(Array(file[..<(file.count - 40)]))
    _ = try Self.luma(&reader, scale: 8)
    #expect(reader.complaint != nil)
  }

  @Test(arguments: [
    [], [0xFF, 0xD8], Array("no JPEG at all".utf8), [0xFF, 0xD8, 0xFF, 0xC0, 0, 2],
  ])
  func `what is no JPEG is an error`(bytes: [UInt8]) {
    #expect(throws: JPEGError.self) { _ = try Self.reader(bytes).picture }
  }

  @Test func `rows without room are refused before a byte is written`() throws {
    var reader = try Self.reader(Self.ramp(width: 130, height: 70))
    _ = try reader.start(scale: 8)
    var (first, second, third) = ([UInt8](repeating: 7, count: 100), [UInt8](), [UInt8]())
    #expect(throws: JPEGError.self) {
      try Self.read(
        &reader, &first, &second, &third,
        at: [.init(start: 0, stride: 10), .init(start: 0, stride: 5), .init(start: 0, stride: 5)])
    }
    #expect(first.allSatisfy { $0 == 7 })
  }
}
