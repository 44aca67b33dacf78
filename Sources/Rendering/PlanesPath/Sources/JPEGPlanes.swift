import AV
import JPEG
import JobSpec
import System
import WorkOrder

/// The planes of a JPEG, as libjpeg-turbo decodes them at the scale that is just large enough.
final class JPEGPlanes: PlaneSource {
  private var reader: JPEGReader
  private var planes: [JPEGReader.Plane] = []
  private var layout = AVSampleLayout(.gray)
  let stripRows = 128

  /// What may be made smaller in one step without being softer than it should.
  private static let rest = 1.9

  init(_ source: SourceBytes, maxPixels: Int) throws(PlanesFault) {
    do throws(JPEGError) {
      // A progressive picture is kept as coefficients of two bytes.
      reader = try JPEGReader(count: source.count, memory: 8 * maxPixels) { offset, count in
        try source.read(at: offset, count: count)
      }
    } catch {
      throw .notHere(error.message)
    }
    guard [.gray, .yCbCr].contains(reader.picture.color),
      [1, 3].contains(reader.picture.components)
    else { throw .notHere("a JPEG of other colours than gray and YCbCr") }
  }

  var size: PixelSize { PixelSize(reader.picture.width, reader.picture.height) }

  func prepare(reduction: Double) throws(PlanesFault) -> AVScaler.Side {
    let scale = [1, 2, 4].first { Double(8 / $0) * Self.rest <= reduction } ?? 8
    do throws(JPEGError) { planes = try reader.start(scale: scale) } catch {
      throw .notHere(error.message)
    }
    layout = try Self.layout(of: planes)
    return AVScaler.Side(layout, .jpeg, width: planes[0].width, height: planes[0].height)
  }

  /// By the components' sizes: at small scales chroma is not made smaller as much as luma.
  private static func layout(
    of planes: [JPEGReader.Plane]
  ) throws(PlanesFault) -> AVSampleLayout {
    guard planes.count == 3 else { return AVSampleLayout(.gray) }
    for sampling in AVSampleLayout.ChromaSampling.allCases {
      let layout = AVSampleLayout(.yuv(sampling))
      let isThis = planes.indices.allSatisfy { index in
        planes[index].width == layout.samples(inRowOf: index, width: planes[0].width)
          && planes[index].height == layout.rows(of: index, height: planes[0].height)
          && planes[index].rows * layout.step(of: index).y == planes[0].rows
      }
      if isThis { return layout }
    }
    throw .notHere("an unusual subsampling of colours")
  }

  func forEachStrip(_ take: PlaneStripTaker) throws(PlanesFault) {
    let height = planes[0].height
    let unit = planes[0].rows
    guard stripRows.isMultiple(of: unit) else { throw .notHere("rows of \(unit) at once") }
    // Room for the whole blocks that are written at the right.
    let room = planes.indices.map { planes[$0].paddedWidth * layout.step(of: $0).x }.max() ?? 0
    var strip = try PlanesFault.working { () throws(AVError) in
      try AVPlanes(layout, width: room, height: stripRows)
    }
    for y in stride(from: 0, to: height, by: stripRows) {
      let rows = min(stripRows, height - y)
      do throws(JPEGError) {
        for row in stride(from: 0, to: rows, by: unit) { try read(into: &strip, at: row) }
      } catch {
        throw .notHere(error.message)
      }
      try take(strip, y, rows)
    }
    try finish()
  }

  private func read(into strip: inout AVPlanes, at row: Int) throws(JPEGError) {
    let places = planes.indices.map { index in
      let stride = strip.stride(of: index)
      return JPEGReader.Place(
        start: row / layout.step(of: index).y * stride, stride: stride)
    }
    try strip.withMutableBytes { first, second, third throws(JPEGError) in
      try reader.rows(into: &first, &second, &third, at: places)
    }
  }

  /// A picture of which libjpeg has something to say is left to the other way, which names it.
  private func finish() throws(PlanesFault) {
    do throws(JPEGError) { try reader.finish() } catch { throw .notHere(error.message) }
    if let complaint = reader.complaint { throw .notHere(complaint) }
  }
}
