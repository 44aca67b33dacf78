import AV

/// Pictures of half the size: each sample is the mean of four. A side that is odd has its last samples
/// taken twice.
extension AVPlanes {
  /// Halves the top left part of a picture into a place of this one, whose coordinates are multiples of
  /// ``AVSampleLayout/step(of:)``.
  mutating func halve(
    _ source: borrowing AVPlanes, width: Int, height: Int, toX x: Int, y: Int
  ) {
    for plane in 0..<layout.planeCount {
      let step = layout.step(of: plane)
      let from = Extent(
        start: 0, stride: source.stride(of: plane) / layout.bytesPerSample,
        width: layout.samples(inRowOf: plane, width: width),
        rows: layout.rows(of: plane, height: height))
      let stride = stride(of: plane) / layout.bytesPerSample
      let start = y / step.y * stride + layout.samples(inRowOf: plane, width: x)
      if layout.bytesPerSample == 1 {
        source.withBytes(of: plane) { samples in
          withMutableBytes(of: plane) { halved in
            Self.halve(samples, from, into: &halved, at: start, stride: stride)
          }
        }
      } else {
        source.withWords(of: plane) { samples in
          withMutableWords(of: plane) { halved in
            Self.halve(samples, from, into: &halved, at: start, stride: stride)
          }
        }
      }
    }
  }

  private struct Extent {
    var start, stride, width, rows: Int
  }

  private static func halve(
    _ samples: Span<UInt8>, _ extent: Extent, into halved: inout MutableSpan<UInt8>,
    at start: Int, stride: Int
  ) {
    let pairs = extent.width / 2
    for row in 0..<(extent.rows + 1) / 2 {
      let first = 2 * row * extent.stride
      let second = min(2 * row + 1, extent.rows - 1) * extent.stride
      let upper = samples.extracting(first..<first + extent.width)
      let lower = samples.extracting(second..<second + extent.width)
      let place = start + row * stride
      for pair in 0..<pairs {
        let left = UInt16(upper[2 &* pair]) &+ UInt16(lower[2 &* pair])
        let right = UInt16(upper[2 &* pair &+ 1]) &+ UInt16(lower[2 &* pair &+ 1])
        halved[place &+ pair] = UInt8(truncatingIfNeeded: (left &+ right &+ 2) &>> 2)
      }
      if extent.width > 2 * pairs {
        let last = extent.width - 1
        halved[place + pairs] = UInt8((UInt16(upper[last]) + UInt16(lower[last]) + 1) / 2)
      }
    }
  }

  private static func halve(
    _ samples: Span<UInt16>, _ extent: Extent, into halved: inout MutableSpan<UInt16>,
    at start: Int, stride: Int
  ) {
    let pairs = extent.width / 2
    for row in 0..<(extent.rows + 1) / 2 {
      let first = 2 * row * extent.stride
      let second = min(2 * row + 1, extent.rows - 1) * extent.stride
      let upper = samples.extracting(first..<first + extent.width)
      let lower = samples.extracting(second..<second + extent.width)
      let place = start + row * stride
      for pair in 0..<pairs {
        let left = UInt32(upper[2 &* pair]) &+ UInt32(lower[2 &* pair])
        let right = UInt32(upper[2 &* pair &+ 1]) &+ UInt32(lower[2 &* pair &+ 1])
        halved[place &+ pair] = UInt16(truncatingIfNeeded: (left &+ right &+ 2) &>> 2)
      }
      if extent.width > 2 * pairs {
        let last = extent.width - 1
        halved[place + pairs] = UInt16((UInt32(upper[last]) + UInt32(lower[last]) + 1) / 2)
      }
    }
  }
}

extension AVScaler.Side {
  /// The picture after it was halved.
  var halved: AVScaler.Side {
    var side = self
    side.width = (width + 1) / 2
    side.height = (height + 1) / 2
    let step = layout.step(of: 1)
    // The middle of two samples of chroma, seen from the middle of the first two of luma.
    if step.x > 1 { side.meaning.chromaX = meaning.chromaX / 2 + 64 }
    if step.y > 1 { side.meaning.chromaY = meaning.chromaY / 2 + 64 }
    return side
  }
}
