import JobSpec
import MediaFile
import WorkOrder

/// A source of which the planes can be had, and what its header says.
struct PlanesPicture {
  let planes: any PlaneSource
  /// As stored.
  let size: PixelSize
  let orientation: Orientation
  /// For RGB, and known to be sound; `nil` where the colours are sRGB's.
  var profile: [UInt8]?
  /// For the report.
  let decoder: String
  var warnings: [String] = []

  /// How much smaller the picture becomes for the largest of its renditions.
  func reduction(for layouts: [RenditionLayout]) -> Double {
    let reductions = layouts.map { layout in
      min(
        Double(size.width) / Double(layout.scaled.width),
        Double(size.height) / Double(layout.scaled.height))
    }
    return max(1, reductions.min() ?? 1)
  }
}

extension PlanesPicture {
  init(jpeg source: SourceBytes, _ order: RenderOrder) throws(PlanesFault) {
    let planes = try JPEGPlanes(source, maxPixels: order.maxPixels)
    self.planes = planes
    size = planes.size
    orientation = Orientation(exif: order.orientation)
    decoder = "tiles"
    do {
      let file = try JPEGFile(source.window())
      guard let profile = try file.iccProfile(), profile.count <= 4 << 20 else { return }
      take(profile: try profile.bytes(0..<profile.count))
    } catch {
      throw .notHere("a header that is damaged")
    }
  }

  /// Trusts a profile, or says why not.
  mutating func take(profile bytes: [UInt8]) {
    let profile = EmbeddedProfile(bytes)
    if !profile.isSound {
      warnings.append(VipsPath.damagedProfile)
    } else if profile.space != .rgb {
      warnings.append(VipsPath.foreignProfile)
    } else {
      self.profile = bytes
    }
  }
}
