/// Coding-independent code points (ITU-T H.273): colours without a profile.
package struct CodePoints: Hashable, Sendable {
  package var primaries: Int
  package var transfer: Int
  package var matrix: Int

  package init(primaries: Int, transfer: Int, matrix: Int) {
    self.primaries = primaries
    self.transfer = transfer
    self.matrix = matrix
  }

  /// Three numbers of two bytes each, as `colr` has them.
  init(_ cursor: inout ByteCursor) throws(MediaFileError) {
    primaries = Int(try cursor.u16())
    transfer = Int(try cursor.u16())
    matrix = Int(try cursor.u16())
  }

  /// Three bytes, as a PNG's `cICP` begins.
  package init(png chunk: PNGChunk, in source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, in: chunk.data, fetch: 4)
    primaries = Int(try cursor.u8())
    transfer = Int(try cursor.u8())
    matrix = Int(try cursor.u8())
  }

  /// `pq` or `hlg`; nil for transfers that are not HDR.
  package var hdrTransfer: String? {
    switch transfer {
    case 16: "pq"
    case 18: "hlg"
    default: nil
    }
  }

  /// As people call the combination; nil where nothing is specified.
  package var name: String? {
    let colors: String? =
      switch primaries {
      case 1: transfer == 13 ? "sRGB" : "BT.709"
      case 4: "BT.470 M"
      case 5: "BT.601 625"
      case 6, 7: "BT.601 525"
      case 8: "Film"
      case 9: "BT.2020"
      case 10: "XYZ"
      case 11: "DCI P3"
      case 12: "Display P3"
      case 22: "EBU 3213"
      default: nil
      }
    guard let colors else { return nil }
    switch transfer {
    case 16: return colors + " PQ"
    case 18: return colors + " HLG"
    case 8: return colors + " linear"
    default: return colors
    }
  }
}
