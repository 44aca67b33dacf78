import AV
import JobSpec

extension Orientation {
  /// The picture turned upright, in memory of its own.
  func turn(_ picture: borrowing AVPlanes) throws(PlanesFault) -> AVPlanes {
    let size = PixelSize(picture.width, picture.height)
    let upright = isTransposed ? size.transposed : size
    let layout = picture.layout
    var turned = try PlanesFault.working { () throws(AVError) in
      try AVPlanes(layout, width: upright.width, height: upright.height)
    }
    for plane in 0..<layout.planeCount {
      let pixel = layout.arrangement == .rgb ? 3 : 1
      let from = Walk(
        self, width: layout.samples(inRowOf: plane, width: size.width) / pixel,
        height: layout.rows(of: plane, height: size.height),
        stride: picture.stride(of: plane), pixel: pixel)
      let target = Target(
        width: layout.samples(inRowOf: plane, width: upright.width) / pixel,
        height: layout.rows(of: plane, height: upright.height),
        stride: turned.stride(of: plane))
      picture.withBytes(of: plane) { samples in
        turned.withMutableBytes(of: plane) { turned in
          if pixel == 1 {
            from.copy(samples, into: &turned, target)
          } else {
            from.copyTriples(samples, into: &turned, target)
          }
        }
      }
    }
    return turned
  }
}

private struct Target {
  var width, height, stride: Int
}

/// The way over a stored plane on which its samples come in the order of the upright one.
private struct Walk {
  /// Of the first sample, in bytes.
  var start: Int
  /// To the next in a row, and to the same in the next row.
  var right, down: Int

  init(_ orientation: Orientation, width: Int, height: Int, stride: Int, pixel: Int) {
    let (lastColumn, lastRow) = ((width - 1) * pixel, (height - 1) * stride)
    switch orientation.quarterTurns {
    case 1: (start, right, down) = (lastRow, -stride, pixel)
    case 2: (start, right, down) = (lastRow + lastColumn, -pixel, -stride)
    case 3: (start, right, down) = (lastColumn, stride, -pixel)
    default: (start, right, down) = (0, pixel, stride)
    }
    guard orientation.isMirrored else { return }
    // The mirror stands before the turn: columns of the stored picture run the other way.
    if orientation.isTransposed {
      start += down > 0 ? lastColumn : -lastColumn
      down = -down
    } else {
      start += right > 0 ? lastColumn : -lastColumn
      right = -right
    }
  }

  func copy(_ samples: Span<UInt8>, into turned: inout MutableSpan<UInt8>, _ target: Target) {
    for row in 0..<target.height {
      var source = start + row * down
      let place = row * target.stride
      for column in 0..<target.width {
        turned[place &+ column] = samples[source]
        source &+= right
      }
    }
  }

  func copyTriples(
    _ samples: Span<UInt8>, into turned: inout MutableSpan<UInt8>, _ target: Target
  ) {
    for row in 0..<target.height {
      var source = start + row * down
      var place = row * target.stride
      for _ in 0..<target.width {
        turned[place] = samples[source]
        turned[place &+ 1] = samples[source &+ 1]
        turned[place &+ 2] = samples[source &+ 2]
        source &+= right
        place &+= 3
      }
    }
  }
}
