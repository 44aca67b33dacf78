import AV
import JobSpec
import WorkOrder

/// As what a rendition's pixels leave the scaler.
enum PlanesForm: Hashable {
  /// As planes that a JPEG takes as they are, chroma with so many pixels a sample each way.
  case planes(chromaStep: Int)
  /// As RGB of so many bits.
  case rgb(depth: Int)

  var layout: AVSampleLayout {
    switch self {
    case .planes(let step): AVSampleLayout(.yuv(step == 2 ? .s420 : .s444))
    case .rgb(let depth): AVSampleLayout(.rgb, depth: depth)
    }
  }

  var meaning: AVSampleMeaning {
    switch self {
    case .planes: .jpeg
    case .rgb: AVSampleMeaning(isFullRange: true, matrix: 0)
    }
  }
}

extension PlanesForm {
  /// Planes where nothing has to be done to single pixels, and where turning and cutting meet whole
  /// samples of chroma; RGB for all else.
  init(
    of source: AVScaler.Side, _ layout: RenditionLayout, chromaStep: Int, changesColors: Bool
  ) {
    let isJPEGLike =
      source.layout.depth == 8 && source.meaning.isFullRange
      && [2, 5, 6].contains(source.meaning.matrix)
    guard case .yuv = source.layout.arrangement, isJPEGLike, !changesColors else {
      self = .rgb(depth: 8)
      return
    }
    let sides = [layout.scaled.width, layout.scaled.height]
    let isEven = sides.allSatisfy { $0.isMultiple(of: chromaStep) }
    let margins = layout.margins
    let isCutEvenly = [margins.left, margins.top].allSatisfy { $0.isMultiple(of: chromaStep) }
    self =
      (isEven || layout.turn == .upright) && isCutEvenly
      ? .planes(chromaStep: chromaStep) : .rgb(depth: 8)
  }
}

extension RenditionLayout {
  /// What is cut off at the left and at the top of the turned picture, where the middle is kept.
  var margins: (left: Int, top: Int) {
    guard crop != nil else { return (0, 0) }
    let turned = turn.isTransposed ? scaled.transposed : scaled
    return ((turned.width - output.width) / 2, (turned.height - output.height) / 2)
  }
}
