import JobSpec
import Rendering
import System
import WorkOrder

/// Develops bytes in memory, with descriptors as a worker gets them.
struct Darkroom {
  var format: FileFormat
  var orientation = 1
  var strictness = Strictness.strict
  var maxPixels = 500_000_000
  var transfer = Transfer.file

  struct Result {
    var rendered: Renderer.Rendered
    var files: [[UInt8]]
  }

  func develop(_ source: [UInt8], _ renditions: [RenditionOrder]) throws -> Result {
    let input = try OpenFile.makeAnonymous()
    try input.write(all: source)
    return try develop(input, renditions)
  }

  func develop(_ input: OpenFile, _ renditions: [RenditionOrder]) throws -> Result {
    let outputs = try renditions.map { _ in try OpenFile.makeAnonymous() }
    let order = RenderOrder(
      format: format, orientation: orientation, renditions: renditions, strictness: strictness,
      maxPixels: maxPixels, transfer: transfer)
    let rendered = try Renderer.render(order, source: input, outputs: outputs)
    let files = try outputs.map { try $0.read(at: 0, count: $0.size) }
    return Result(rendered: rendered, files: files)
  }
}

extension RenditionOrder {
  static func make(
    _ encoding: ImageEncoding, size: ImageSize = .full, color: ColorHandling = .sRGB,
    orientation: OrientationHandling = .bake, background: Rendition.Background = .white,
    metadata: MetadataBlock = MetadataBlock()
  ) -> RenditionOrder {
    RenditionOrder(
      name: "test",
      options: Rendition.ImageOptions(
        encoding, size: size, orientation: orientation, background: background),
      color: color, hdr: .drop, metadata: metadata)
  }
}

extension ImageEncoding {
  /// Every encoding that is written here, as good as it gets.
  static let all: [ImageEncoding] = [
    .jpeg(JPEG(quality: .value(95))), .png(PNG()), .webp(WebP(lossless: true)),
    .avif(AVIF(quality: .value(95), effort: 0)), .heic(HEIC(quality: .value(95))), .tiff(TIFF()),
  ]

  var format: FileFormat {
    switch self {
    case .jpeg, .compatible: .jpeg
    case .png: .png
    case .webp: .webP
    case .avif: .avif
    case .heic: .heic
    case .tiff: .tiff
    case .current, .automatic: .jpeg
    }
  }
}
