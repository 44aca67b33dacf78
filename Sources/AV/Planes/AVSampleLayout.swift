import CAV

/// How the samples of a picture lie in memory.
package struct AVSampleLayout: Hashable, Sendable {
  package enum Arrangement: Hashable, Sendable {
    /// One plane.
    case gray
    /// Luma, then two planes of chroma.
    case yuv(ChromaSampling)
    /// Three planes: green, blue, red.
    case planarRGB
    /// Red, green and blue of each pixel side by side.
    case rgb
  }
  package enum ChromaSampling: String, Hashable, Sendable, CaseIterable {
    case s420 = "420"
    case s422 = "422"
    case s444 = "444"
    case s440 = "440"
    case s411 = "411"

    /// Pixels that share a sample, across and down.
    package var step: (x: Int, y: Int) {
      switch self {
      case .s420: (2, 2)
      case .s422: (2, 1)
      case .s444: (1, 1)
      case .s440: (1, 2)
      case .s411: (4, 1)
      }
    }
  }

  package var arrangement: Arrangement
  /// Bits a sample; above 8, a sample takes two bytes in the machine's order.
  package var depth: Int

  package init(_ arrangement: Arrangement, depth: Int = 8) {
    self.arrangement = arrangement
    self.depth = depth
  }

  package var bytesPerSample: Int { depth > 8 ? 2 : 1 }

  package var planeCount: Int {
    switch arrangement {
    case .gray, .rgb: 1
    case .yuv, .planarRGB: 3
    }
  }

  /// Pixels that share a sample of a plane, across and down.
  package func step(of plane: Int) -> (x: Int, y: Int) {
    if case .yuv(let sampling) = arrangement, plane > 0 { return sampling.step }
    return (1, 1)
  }

  /// Samples in a row of a plane, for a picture of `width` pixels.
  package func samples(inRowOf plane: Int, width: Int) -> Int {
    let step = step(of: plane).x
    return (width + step - 1) / step * (arrangement == .rgb ? 3 : 1)
  }

  /// Rows of a plane, for a picture of `height` rows.
  package func rows(of plane: Int, height: Int) -> Int {
    let step = step(of: plane).y
    return (height + step - 1) / step
  }
}

extension AVSampleLayout {
  /// libavutil's name, less the byte order.
  private var name: String {
    switch arrangement {
    case .gray: depth == 8 ? "gray" : "gray\(depth)"
    case .yuv(let sampling): "yuv\(sampling.rawValue)p" + (depth == 8 ? "" : "\(depth)")
    case .planarRGB: "gbrp" + (depth == 8 ? "" : "\(depth)")
    case .rgb: depth == 8 ? "rgb24" : "rgb48"
    }
  }

  /// `AV_PIX_FMT_NONE` where libavutil knows no such layout: `av_get_pix_fmt`.
  var pixelFormat: AVPixelFormat {
    unsafe av_get_pix_fmt(depth == 8 ? name : name + "le")
  }

  /// `nil` for layouts that are not handled here; the flag says of the old “yuvj” layouts that they are in full range.
  static func of(_ format: AVPixelFormat) -> (layout: AVSampleLayout, isFullRange: Bool)? {
    known[format.rawValue]
  }

  private static let known: [Int32: (layout: AVSampleLayout, isFullRange: Bool)] = {
    var known: [Int32: (layout: AVSampleLayout, isFullRange: Bool)] = [:]
    for depth in [8, 9, 10, 12, 14, 16] {
      let arrangements: [Arrangement] =
        [.gray, .planarRGB] + ChromaSampling.allCases.map(Arrangement.yuv)
      for arrangement in arrangements {
        let layout = AVSampleLayout(arrangement, depth: depth)
        let format = layout.pixelFormat
        if format != AV_PIX_FMT_NONE { known[format.rawValue] = (layout, false) }
      }
    }
    for sampling in ChromaSampling.allCases {
      let format = unsafe av_get_pix_fmt("yuvj\(sampling.rawValue)p")
      if format != AV_PIX_FMT_NONE {
        known[format.rawValue] = (AVSampleLayout(.yuv(sampling)), true)
      }
    }
    return known
  }()
}
