/// What a JPEG's frame header says of the picture.
package struct JPEGFrame: Hashable, Sendable {
  package enum Process: Hashable, Sendable {
    case baseline, extended, progressive, lossless, hierarchical
  }
  package struct Component: Hashable, Sendable {
    package var identifier: UInt8
    package var horizontalSampling: Int
    package var verticalSampling: Int
  }

  package var process: Process
  package var isArithmetic: Bool
  /// Bits a sample.
  package var precision: Int
  package var width: Int
  /// 0 where it follows the first scan (DNL).
  package var height: Int
  package var components: [Component]

  init(_ segment: JPEGSegment, in source: any ByteSource) throws(MediaFileError) {
    var cursor = ByteCursor(source, in: segment.payload, fetch: 32)
    precision = Int(try cursor.u8())
    height = Int(try cursor.u16())
    width = Int(try cursor.u16())
    components = []
    for _ in 0..<(try cursor.u8()) {
      let identifier = try cursor.u8()
      let sampling = try cursor.u8()
      try cursor.skip(1)
      components.append(
        Component(
          identifier: identifier, horizontalSampling: Int(sampling >> 4),
          verticalSampling: Int(sampling & 15)))
    }
    isArithmetic = segment.marker.rawValue >= 0xC9
    process =
      switch segment.marker.rawValue {
      case 0xC0: .baseline
      case 0xC1, 0xC9: .extended
      case 0xC2, 0xCA: .progressive
      case 0xC3, 0xCB: .lossless
      default: .hierarchical
      }
    guard width > 0, !components.isEmpty else {
      throw MediaFileError(.corrupt, "an empty JPEG frame", at: segment.range.lowerBound)
    }
  }
}
