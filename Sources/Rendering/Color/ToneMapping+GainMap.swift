import MediaFile
import System

/// The way back: what a gain map must hold so that the mapped picture becomes the HDR one again.
///
/// A pixel's three colours were scaled alike, so one number a pixel undoes it: no offsets are needed,
/// and a change of primaries does not touch it.
extension ToneMapping {
  /// Stops from white to the brightest parts.
  private var stops: Double {
    Transcendental.logarithm2(curve.peak / HDRTransfer.referenceWhite)
  }

  /// `nil` for pictures that have no highlights to win back.
  var gainMapMetadata: GainMapMetadata? {
    guard stops > 0.05 else { return nil }
    let channel = GainMapMetadata.Channel(min: 0, max: stops, baseOffset: 0, alternateOffset: 0)
    return GainMapMetadata(channels: [channel], baseHeadroom: 0, alternateHeadroom: stops)
  }

  /// One sample a pixel: the part of all stops by which it is brighter than what is shown of it.
  func gainSamples(_ samples: [UInt16], bands: Int) -> [UInt8] {
    let scale = 255 / stops
    let white = Float(HDRTransfer.referenceWhite)
    return stride(from: 0, to: samples.count - bands + 1, by: bands).map { start in
      let gain = gain(at: light(of: samples, at: start, bands: bands).max())
      guard gain > 0 else { return 0 }
      let part = Transcendental.logarithm2(Double(1 / (white * gain))) * scale
      return UInt8(min(max(part, 0), 255).rounded())
    }
  }
}
