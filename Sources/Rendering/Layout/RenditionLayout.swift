import JobSpec
import WorkOrder

/// Where the pixels of one rendition come from and how they lie, decided before any is decoded.
struct RenditionLayout: Hashable {
  /// What the whole picture is resampled to, before it is turned.
  var scaled: PixelSize
  /// The turn that is applied to the pixels.
  var turn: Orientation
  /// What is kept after turning.
  var output: PixelSize
  var crop: CropStrategy?
  var allowsPreview: Bool

  /// The whole picture's size after turning.
  var uncut: PixelSize { turn.isTransposed ? scaled.transposed : scaled }

  /// Sizes are asked for upright; pixels are resampled as they are stored.
  init(_ rendition: RenditionOrder, stored: PixelSize, orientation: Orientation) {
    let options = rendition.options
    let upright = orientation.isTransposed ? stored.transposed : stored
    let fit = options.size.fitting(upright)
    let bakes = options.orientation == .bake || options.encoding.appliesTransforms
    scaled = orientation.isTransposed ? fit.scaled.transposed : fit.scaled
    turn = bakes ? orientation : .upright
    output = !bakes && orientation.isTransposed ? fit.output.transposed : fit.output
    if case .filling(let fill) = options.size, fit.output != fit.scaled {
      crop = fill.crop
    } else {
      crop = nil
    }
    allowsPreview = options.preview
  }
}

extension ImageEncoding {
  /// Readers of HEIF ignore the Exif orientation, so keeping it would turn the picture.
  var appliesTransforms: Bool {
    switch self {
    case .heic, .avif: true
    default: false
    }
  }
}
