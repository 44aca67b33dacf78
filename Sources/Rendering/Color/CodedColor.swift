import JobSpec
import MediaFile
import WorkOrder

/// What the samples of a picture mean, where code points say it (ITU-T H.273).
enum CodedColor: Hashable, Sendable {
  /// Nothing that an embedded profile, or sRGB, would not say better.
  case unstated
  /// Under sRGB's curve; the profile that says so.
  case profile([UInt8])
  /// Under a curve for brighter screens.
  case hdr(HDRColor)

  init(_ codes: CodePoints) {
    let transfer: HDRTransfer? =
      switch codes.transfer {
      case 16: .pq
      case 18: .hlg
      default: nil
      }
    let primaries: RGBPrimaries =
      switch codes.primaries {
      case 9: .bt2020
      case 11, 12: .displayP3
      default: .bt709
      }
    if let transfer {
      self = .hdr(HDRColor(transfer: transfer, primaries: primaries))
      return
    }
    // BT.709's and BT.601's curves are shown as sRGB everywhere.
    switch codes.primaries {
    case 9: self = .profile(ICCProfile.bt2020)
    case 12: self = .profile(ICCProfile.displayP3)
    default: self = .unstated
    }
  }

  /// Reads the code points of a picture; what is damaged says nothing.
  init(of source: any ByteSource, as format: FileFormat) {
    let codes =
      switch format {
      case .png: Self.codes(ofPNG: source)
      case _ where format.isHEIF: Self.codes(ofHEIF: source)
      default: CodePoints?.none
      }
    self = codes.map(CodedColor.init) ?? .unstated
    // In PNG codes go before a profile, sRGB's too (PNG 3rd edition, §4.3).
    if format == .png, codes?.primaries == 1, self == .unstated { self = .profile(ICCProfile.sRGB) }
  }

  private static func codes(ofPNG source: any ByteSource) -> CodePoints? {
    guard let chunk = try? PNGFile(source).first("cICP") else { return nil }
    return try? CodePoints(png: chunk, in: source)
  }

  private static func codes(ofHEIF source: any ByteSource) -> CodePoints? {
    guard let graph = try? HEIFFile(source).graph else { return nil }
    for item in [graph.primary, graph.codedItem(of: graph.primary)] {
      for case .color(.codes(let codes, _)) in graph.properties(of: item) { return codes }
    }
    return nil
  }
}

/// Curve and primaries of an HDR still.
struct HDRColor: Hashable, Sendable {
  var transfer: HDRTransfer
  var primaries: RGBPrimaries
}
