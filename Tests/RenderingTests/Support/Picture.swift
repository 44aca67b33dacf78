import JobSpec
import Vips

/// A picture in memory: what a test puts in, and what it finds.
struct Picture: Equatable {
  var width: Int
  var height: Int
  var bands: Int
  /// Rows from the top, samples interleaved.
  var samples: [UInt8]
  var profile: [UInt8]?
  /// Of libvips' metadata, as far as it came through.
  var fields: [String] = []

  init(width: Int, height: Int, bands: Int = 3, color: (_ x: Int, _ y: Int) -> [UInt8]) {
    self.width = width
    self.height = height
    self.bands = bands
    samples = (0..<height).flatMap { y in (0..<width).flatMap { x in color(x, y) } }
  }

  /// Decodes; 16-bit samples come as pairs of bytes.
  init(_ file: [UInt8], _ format: FileFormat) throws {
    let source = try VipsSource(count: file.count) { offset, count in
      [UInt8](file[offset..<min(offset + count, file.count)])
    }
    let image = try VipsImage(
      loading: source, with: Self.loader(format), failOn: .warning, access: .sequential)
    width = image.width
    height = image.height
    bands = image.bands
    profile = image.blob("icc-profile-data")
    fields = image.fields
    samples = try image.samples()
  }

  private static func loader(_ format: FileFormat) -> VipsLoader {
    switch format {
    case .png: .png
    case .webP: .webP(scale: 1)
    case .tiff: .tiff
    case .gif: .gif
    case .heic, .avif: .heif(thumbnail: false)
    default: .jpeg(shrink: 1)
    }
  }

  /// Encodes with libvips' saver, profile included.
  func encoded(as saver: VipsSaver) throws -> [UInt8] {
    try VipsImage(samples: samples, width: width, height: height, bands: bands)
      .withFields(adding: profile.map { ["icc-profile-data": $0] } ?? [:])
      .encoded(as: saver)
  }

  /// The samples of one pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let start = (y * width + x) * bands
    return samples[start..<start + bands].map(Int.init)
  }

  /// Whether a pixel is a colour, give or take.
  func isNear(_ color: [Int], atX x: Int, y: Int, tolerance: Int = 12) -> Bool {
    let pixel = self[x, y]
    return pixel.count >= color.count
      && zip(pixel, color).allSatisfy { abs($0 - $1) <= tolerance }
  }

  /// Mean absolute difference of two pictures of one size.
  func difference(from other: Picture) -> Double {
    let sum = zip(samples, other.samples).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(samples.count)
  }
}

/// Four quarters: red, green over blue, white; wider than high, so that every turn shows.
enum TestCard {
  static let size = PixelSize(96, 64)
  static let colors: [[UInt8]] = [[230, 20, 20], [20, 200, 20], [20, 20, 230], [250, 250, 250]]

  static let upright = Picture(width: size.width, height: size.height) { x, y in
    colors[(y < size.height / 2 ? 0 : 2) + (x < size.width / 2 ? 0 : 1)]
  }

  /// The card as a camera stores it that writes this orientation.
  static func stored(for orientation: Int) -> Picture {
    let (width, height) = (size.width, size.height)
    // Where each pixel of the upright card is stored: Exif 2.32, tag 0x0112.
    let isTransposed = orientation >= 5
    return Picture(
      width: isTransposed ? height : width, height: isTransposed ? width : height
    ) { x, y in
      let (u, v) =
        switch orientation {
        case 2: (width - 1 - x, y)
        case 3: (width - 1 - x, height - 1 - y)
        case 4: (x, height - 1 - y)
        case 5: (y, x)
        case 6: (width - 1 - y, x)
        case 7: (width - 1 - y, height - 1 - x)
        case 8: (y, height - 1 - x)
        default: (x, y)
        }
      return upright[u, v].map(UInt8.init)
    }
  }

  /// Whether a picture shows the card upright, whatever its size.
  static func isShown(in picture: Picture, tolerance: Int = 12) -> Bool {
    let xs = [picture.width / 4, picture.width * 3 / 4]
    let ys = [picture.height / 4, picture.height * 3 / 4]
    return zip(colors, [(0, 0), (1, 0), (0, 1), (1, 1)]).allSatisfy { color, place in
      picture.isNear(color.map(Int.init), atX: xs[place.0], y: ys[place.1], tolerance: tolerance)
    }
  }
}
