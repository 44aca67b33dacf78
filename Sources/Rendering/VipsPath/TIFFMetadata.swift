import MediaFile

/// An Exif block inside a TIFF file: libvips' saver takes XMP and profiles, but no Exif.
///
/// The file keeps its bytes. A new main directory, with the old fields and the block's, is put behind
/// them, and the header points there.
enum TIFFMetadata {
  /// The parts of the new file, in order.
  static func insert(
    _ exif: [UInt8], into encoded: [UInt8]
  ) throws(MediaFileError) -> [[UInt8]] {
    let file = try TIFFFile(encoded)
    guard !file.isBig, encoded.count < Int(Int32.max) else {
      throw MediaFileError(.limitExceeded, "Exif in a TIFF of more than 2 GB")
    }
    let order = file.byteOrder
    var block = TIFFBlock(byteOrder: order)
    block.main = try file.directory(at: file.firstDirectory).entries.fields(of: file, order)

    let source = try TIFFFile(exif)
    let taken = Set(block.main.map(\.tag)).union(layout)
    for node in TIFFTree(source).nodes {
      let fields = try node.directory.entries.fields(of: source, order)
      switch node.role {
      case .main(0): block.main += fields.filter { !taken.contains($0.tag) }
      case .exif: block.exif += fields
      case .gps: block.gps += fields
      case .interoperability: block.interoperability += fields
      case .main, .sub: break
      }
    }
    let padding = [UInt8](repeating: 0, count: encoded.count % 2)
    let start = encoded.count + padding.count
    return [
      Array(encoded[..<4]) + order.bytes32(start), Array(encoded[8...]), padding,
      block.encodeDirectories(at: start),
    ]
  }

  /// Fields that say how samples lie: the saver's are right, and another picture's are not.
  private static let layout: Set<TIFFTag> = [
    .newSubfileType, .imageWidth, .imageLength, .bitsPerSample, .compression,
    .photometricInterpretation, .stripOffsets, .samplesPerPixel, .stripByteCounts,
    .planarConfiguration, .tileWidth, .tileOffsets, .tileByteCounts, .subDirectories,
    .extraSamples, .sampleFormat, .thumbnailOffset, .thumbnailLength, .iccProfile,
  ]
}

extension [TIFFEntry] {
  /// Fields with their values, in another byte order. Pointers to directories are left out: those
  /// are written anew.
  fileprivate func fields(
    of file: TIFFFile, _ order: ByteOrder
  ) throws(MediaFileError) -> [TIFFBlock.Field] {
    let pointers: Set<TIFFTag> = [.exifDirectory, .gpsDirectory, .interoperabilityDirectory]
    var fields: [TIFFBlock.Field] = []
    for entry in self where !pointers.contains(entry.tag) {
      var value = try file.bytes(of: entry)
      if file.byteOrder != order { value = value.swapped(by: entry.type.wordSize) }
      fields.append(TIFFBlock.Field(entry.tag, entry.type, count: entry.count, value: value))
    }
    return fields
  }
}

extension TIFFFieldType {
  /// Bytes that change places together; a fraction is two numbers.
  fileprivate var wordSize: Int {
    self == .rational || self == .signedRational ? 4 : size ?? 1
  }
}

extension [UInt8] {
  fileprivate func swapped(by width: Int) -> [UInt8] {
    stride(from: 0, to: count, by: width).flatMap {
      self[$0..<Swift.min($0 + width, count)].reversed()
    }
  }
}
