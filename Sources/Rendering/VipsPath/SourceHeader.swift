import Heif
import JobSpec
import Vips
import WorkOrder

/// What is known of a source before one of its pixels is decoded.
struct SourceHeader: Hashable {
  var loader: VipsLoader
  /// As stored.
  var size: PixelSize
  var orientation: Orientation
  /// Frames of an animation.
  var frames = 1
  var codedColor = CodedColor.sRGB
  var hasGainMap = false
  var warnings: [String] = []

  /// What the file holds and the rendition will not.
  func lost(for rendition: RenditionOrder) -> [String] {
    (frames > 1 ? ["animation"] : [])
      + (hasGainMap && rendition.hdr == .preserve ? ["hdr"] : [])
  }
}

extension VipsPath {
  /// Reads sizes and kinds, and refuses what the order does not allow.
  func readHeader() throws(WorkFailure) -> SourceHeader {
    guard let loader = VipsLoader(order.format) else { throw .unsupported(order.format) }
    var heif: HeifFacts?
    if case .heif = loader { heif = try readHeif() }

    let image = try open(with: loader)
    var header = SourceHeader(
      loader: loader, size: PixelSize(image.width, image.height),
      orientation: heif == nil ? Orientation(exif: order.orientation) : .upright)
    try checkLimits(header.size)
    switch loader {
    case .gif, .webP: header.frames = image.integer("n-pages") ?? 1
    case .jpeg, .png, .tiff, .heif: break
    }
    if let heif {
      header.codedColor = image.blob("icc-profile-data") == nil ? heif.codedColor : .sRGB
      header.hasGainMap = heif.hasGainMap
      if case .hdr(let curve) = heif.codedColor { throw .hdrPicture(curve) }
    }
    return header
  }

  /// Opens the source again: pixels come when they are asked for.
  func open(with loader: VipsLoader) throws(WorkFailure) -> VipsImage {
    let stream: VipsSource
    do { stream = try source.stream() } catch { throw .broken(error) }
    do {
      return try VipsImage(
        loading: stream, with: loader, failOn: order.strictness.failOn, access: .sequential)
    } catch {
      throw diagnose(error, readFailed: stream.hasFailed)
    }
  }

  private func checkLimits(_ size: PixelSize) throws(WorkFailure) {
    guard let excess = size.excess(over: order.maxPixels) else { return }
    throw WorkFailure(code: .limitExceeded, message: excess)
  }
}

/// What libheif tells of a file that libvips does not pass on.
private struct HeifFacts {
  var codedColor: CodedColor
  var hasGainMap: Bool
}

extension VipsPath {
  private func readHeif() throws(WorkFailure) -> HeifFacts {
    do throws(HeifError) {
      let context = try HeifContext(count: source.count) { offset, count in
        try source.read(at: offset, count: count)
      }
      let picture = try context.primaryImage()
      return HeifFacts(
        codedColor: CodedColor(picture.nclx),
        hasGainMap: picture.auxiliaryTypes.contains { $0.hasSuffix(":hdrgainmap") })
    } catch {
      throw diagnose(error)
    }
  }
}

extension VipsLoader {
  /// The loader for what the engine found by the file's bytes; nothing is sniffed again.
  init?(_ format: FileFormat) {
    switch format {
    case .jpeg: self = .jpeg(shrink: 1)
    case .png: self = .png
    case .webP: self = .webP(scale: 1)
    case .gif: self = .gif
    case .tiff: self = .tiff
    case _ where format.isHEIF: self = .heif(thumbnail: false)
    default: return nil
    }
  }
}

extension Strictness {
  /// Where libvips stops: at any warning, at damage, or nowhere.
  var failOn: VipsFailOn {
    switch self {
    case .strict: .warning
    case .tolerant: .error
    case .salvage: .none
    }
  }
}
