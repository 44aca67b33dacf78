import JobSpec
import Vips
import WorkOrder

/// The decoded picture that all renditions of an order are made from: as stored, in memory.
struct BaseImage: ~Copyable {
  var image: VipsImage
  /// For the report: `libvips`, `libheif` or `preview`.
  var decoder: String
  /// How an HDR picture comes to be shown on an ordinary screen.
  var toneMapping: ToneMapping?

  /// Whether an HDR picture holds nothing that ordinary screens do not show.
  var hasNoHighlights: Bool {
    toneMapping.map { $0.gainMapMetadata == nil } ?? false
  }
}

extension VipsPath {
  /// Decodes the source once, at the smallest scale that serves the largest rendition.
  func decode(
    _ header: SourceHeader, for layouts: [RenditionLayout], noting notes: inout RenderNotes
  ) throws(WorkFailure) -> BaseImage {
    let size = header.baseSize(for: layouts)
    let thumbnail = try thumbnail(header, for: layouts, atLeast: size)
    let loader = thumbnail ?? header.loader.shrunk(from: header.size, to: size)
    let image = try open(with: loader)
    do throws(VipsError) {
      let plain = try header.isMonochrome ? image.gray() : image.shared()
      let tagged = try header.codedColor.tag(plain.inWholeNumbers())
      let base = try tagged.resampled(to: size).inMemory()
      // A strict decoder stops at what it would complain of.
      if order.strictness != .strict {
        for message in VipsMessages.take() { notes.add("The decoder says: \(message)") }
      }
      let toneMapping = try header.codedColor.toneMapping(for: base)
      return BaseImage(
        image: base, decoder: thumbnail == nil && preview == nil ? header.decoder : "preview",
        toneMapping: toneMapping)
    } catch {
      throw diagnose(error, readFailed: false)
    }
  }

  /// The thumbnail beside a HEIF picture, where all renditions allow it and it is large enough.
  private func thumbnail(
    _ header: SourceHeader, for layouts: [RenditionLayout], atLeast size: PixelSize
  ) throws(WorkFailure) -> VipsLoader? {
    guard case .heif = header.loader, layouts.allSatisfy(\.allowsPreview) else { return nil }
    let loader = VipsLoader.heif(thumbnail: true)
    let image = try open(with: loader)
    return image.width >= size.width && image.height >= size.height ? loader : nil
  }
}

extension SourceHeader {
  /// The smallest picture that every rendition can be made from without enlarging it again.
  fileprivate func baseSize(for layouts: [RenditionLayout]) -> PixelSize {
    let width = layouts.map(\.scaled.width).max() ?? size.width
    let height = layouts.map(\.scaled.height).max() ?? size.height
    return PixelSize(min(width, size.width), min(height, size.height))
  }

  fileprivate var decoder: String {
    if case .heif = loader { "libheif" } else { "libvips" }
  }
}

extension VipsLoader {
  /// The loader at the scale that leaves at least twice the wanted size to the resampler.
  fileprivate func shrunk(from size: PixelSize, to wanted: PixelSize) -> VipsLoader {
    let reduction = min(
      Double(size.width) / Double(wanted.width), Double(size.height) / Double(wanted.height))
    switch self {
    case .jpeg:
      return .jpeg(shrink: [8, 4, 2].first { Double($0) * 2 <= reduction } ?? 1)
    case .webP:
      return .webP(scale: min(1, 2 / reduction))
    case .png, .gif, .tiff, .heif, .jpegXL:
      return self
    }
  }
}

extension VipsImage {
  /// A gray picture that its decoder gave as RGB; so that a profile for gray fits it.
  fileprivate borrowing func gray() throws(VipsError) -> VipsImage {
    guard bands > 2 else { return shared() }
    return try bands(2..<bands).interpreted(as: format == .uint16 ? .gray16 : .gray)
  }

  /// Samples in floating point, where 1 is white, as 16 bits. Where no profile says what they are,
  /// libvips takes three bands for linear light.
  fileprivate borrowing func inWholeNumbers() throws(VipsError) -> VipsImage {
    let isGray = bands < 3
    guard format == .float, isGray || blob("icc-profile-data") != nil else { return shared() }
    return try scaled(by: 65_535, plus: 0.5).stored(as: .uint16)
      .interpreted(as: isGray ? .gray16 : .rgb16)
  }
}

extension CodedColor {
  /// The picture with the profile that its coded description stands for.
  fileprivate func tag(_ image: borrowing VipsImage) throws(VipsError) -> VipsImage {
    guard case .profile(let profile) = self else { return image.shared() }
    return try image.withFields(adding: ["icc-profile-data": profile])
  }
}
