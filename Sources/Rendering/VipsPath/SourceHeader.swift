import Heif
import JobSpec
import MediaFile
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
  var codedColor = CodedColor.unstated
  var hasGainMap = false
  /// Whether a HEIF picture is coded without colour.
  var isMonochrome = false
  var warnings: [String] = []

  /// What the file holds and the rendition will not.
  func lost(for rendition: RenditionOrder, keepsHDR: Bool) -> [String] {
    (frames > 1 ? ["animation"] : [])
      + (isHDR && !keepsHDR && rendition.hdr == .preserve ? ["hdr"] : [])
  }

  private var isHDR: Bool {
    codedColor.isHDR || hasGainMap
  }
}

extension VipsPath {
  /// Reads sizes and kinds, and refuses what the order does not allow.
  func readHeader() throws(WorkFailure) -> SourceHeader {
    guard let loader = VipsLoader(format) else { throw .unsupported(format) }
    var heif: HeifFacts?
    if case .heif = loader { heif = try readHeif() }

    let image = try open(with: loader)
    var header = SourceHeader(
      loader: loader, size: PixelSize(image.width, image.height),
      orientation: loader.turnsPictures ? .upright : Orientation(exif: order.orientation))
    try checkLimits(header.size)
    switch loader {
    case .gif, .webP: header.frames = image.integer("n-pages") ?? 1
    case .jpeg, .png, .tiff, .heif, .jpegXL: break
    }
    header.hasGainMap = heif?.hasGainMap == true || order.gainMap != nil
    if heif != nil {
      header.isMonochrome = try isMonochrome()
    }
    header.codedColor = try codedColor(hasProfile: image.blob("icc-profile-data") != nil)
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

  private func isMonochrome() throws(WorkFailure) -> Bool {
    let source = try source.window()
    guard let graph = try? HEIFFile(source).graph else { return false }
    let properties = graph.properties(of: graph.codedItem(of: graph.primary))
    for case .decoderConfiguration(let type, let range) in properties {
      if let coding = CodingConfiguration(type, range, in: source) { return coding.isMonochrome }
    }
    return false
  }

  /// A profile says more than code points do, but of a curve for HDR, and in PNG, where they go first.
  private func codedColor(hasProfile: Bool) throws(WorkFailure) -> CodedColor {
    let color = CodedColor(of: try source.window(), as: format)
    if case .profile = color, hasProfile, format != .png { return .unstated }
    return color
  }

  private func checkLimits(_ size: PixelSize) throws(WorkFailure) {
    guard let excess = size.excess(over: order.maxPixels) else { return }
    throw WorkFailure(code: .limitExceeded, message: excess)
  }
}

/// What libheif tells of a file that libvips does not pass on.
private struct HeifFacts {
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
    case .jpegXL: self = .jpegXL
    case _ where format.isHEIF: self = .heif(thumbnail: false)
    default: return nil
    }
  }
}

extension VipsLoader {
  /// Whether pixels come upright, whatever Exif says.
  fileprivate var turnsPictures: Bool {
    switch self {
    case .heif, .jpegXL: true
    case .jpeg, .png, .webP, .gif, .tiff: false
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
