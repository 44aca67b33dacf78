extension Problems {
  mutating func check(_ options: Rendition.ImageOptions, at place: String) {
    check(options.encoding, at: place)
    switch options.size {
    case .full: break
    case .within(let fit): check(fit.box, at: place)
    case .filling(let fill): check(fill.box, at: place)
    case .exactly(let size): check(size, at: place)
    }
    if let watermark = options.watermark { check(watermark, at: "\(place).watermark") }
  }

  private mutating func check(_ size: PixelSize, at place: String) {
    expect("width", size.width, in: PixelSize.range, at: place)
    // A long edge is a square box: once is enough.
    if size.height != size.width {
      expect("height", size.height, in: PixelSize.range, at: place)
    }
  }

  private mutating func check(_ watermark: Rendition.Watermark, at place: String) {
    expect("opacity", watermark.opacity, in: 0...1, at: place)
    switch watermark.content {
    case .text(""): add("Expected a text for the watermark but got none.", at: place)
    case .image(path: ""): add("Expected a path to the watermark but got none.", at: place)
    case .text, .image: break
    }
  }

  private mutating func check(_ encoding: ImageEncoding, at place: String) {
    switch encoding {
    case .jpeg(let settings): check(settings.quality, at: place)
    case .png(let settings): expect("compression", settings.compression, in: 0...9, at: place)
    case .webp(let settings):
      check(settings.quality, lossless: settings.lossless, at: place)
    case .avif(let settings):
      check(settings.quality, lossless: settings.lossless, at: place)
      expect("effort", settings.effort, in: 0...9, at: place)
    case .heic(let settings): check(settings.quality, at: place)
    case .automatic(let formats):
      if formats.isEmpty {
        add("Expected at least one format after accepting: but got none.", at: place)
      }
      for format in formats { check(format, at: place) }
    case .tiff, .current, .compatible: break
    }
  }

  private mutating func check(
    _ quality: ImageEncoding.Quality, lossless: Bool = false, at place: String
  ) {
    switch quality {
    case .value(let value): expect("quality", value, in: 1...100, at: place)
    case .targetBytes(let bytes):
      expect("targetBytes", bytes, in: 1...Int.max, at: place)
      if lossless {
        add("Expected either lossless or targetBytes but got both.", at: place)
      }
    }
  }

  /// A format is a uniform type identifier: a mistyped one would match nothing, silently.
  mutating func check(_ format: FileFormat, at place: String) {
    let words = format.rawValue.split(separator: ".", omittingEmptySubsequences: false)
    let isIdentifier =
      words.count > 1 && words.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isIdentifierPart) }
    if !isIdentifier {
      add(
        "Expected a uniform type identifier such as \"public.jpeg\" but got "
          + "\"\(format.rawValue.escaped)\".", at: place)
    }
  }
}

extension Character {
  fileprivate var isIdentifierPart: Bool { isASCII && (isLetter || isNumber || self == "-") }
}
