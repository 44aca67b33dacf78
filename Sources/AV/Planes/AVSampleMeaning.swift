import CAV

/// What the numbers of a picture stand for, as far as turning them into RGB goes (ITU-T H.273).
package struct AVSampleMeaning: Hashable, Sendable {
  /// Whether black is 0 and white the largest number.
  package var isFullRange: Bool
  /// MatrixCoefficients: 1, 4…7, 9, or 0 for RGB; others are taken for BT.601.
  package var matrix: Int
  /// Where the first sample of chroma lies, in 1/256 of a pixel from the first sample of luma;
  /// 128 where chroma is halved is the middle between two.
  package var chromaX: Int
  package var chromaY: Int

  package init(isFullRange: Bool, matrix: Int, chromaX: Int = 128, chromaY: Int = 128) {
    self.isFullRange = isFullRange
    self.matrix = matrix
    self.chromaX = chromaX
    self.chromaY = chromaY
  }

  /// What JPEG's own planes are.
  package static let jpeg = AVSampleMeaning(isFullRange: true, matrix: 5)

  /// libswscale's number for the matrix.
  var coefficients: Int32 {
    switch matrix {
    case 1: SWS_CS_ITU709
    case 4: SWS_CS_FCC
    case 7: SWS_CS_SMPTE240M
    case 9, 10: SWS_CS_BT2020
    default: SWS_CS_ITU601
    }
  }
}
