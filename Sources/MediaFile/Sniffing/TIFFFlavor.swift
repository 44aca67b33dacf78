/// Tells plain TIFF from the camera raw formats that are written as TIFF.
enum TIFFFlavor {
  static func format(
    of source: any ByteSource, head: [UInt8]
  ) throws(MediaFileError) -> MediaFormat? {
    let order: ByteOrder = head.starts(with: [0x49]) ? .littleEndian : .bigEndian
    var cursor = ByteCursor(source, order: order)
    guard source.count >= 8, (try? cursor.skip(2)) != nil else { return nil }
    switch try cursor.u16() {
    case 42: break
    case 43: return .tiff
    default: return nil
    }
    if head.dropFirst(8).starts(with: [0x43, 0x52, 0x02]) { return .cr2 }
    guard let directory = try? Directory(source, order: order, at: Int(try cursor.u32())) else {
      return .tiff
    }
    if directory.isDNG { return .dng }
    var directories = [directory]
    var isCut = false
    for offset in directory.subdirectories.prefix(8) {
      if let sub = try? Directory(source, order: order, at: offset) { directories.append(sub) }
      isCut = isCut || offset >= source.count
    }
    // A raw file that was cut before its picture still has its preview first, as no TIFF does.
    let raw = rawFormat(make: directory.make.uppercased())
    if isCut, directory.isReduced, raw != .cameraRaw { return raw }
    guard directories.contains(where: \.holdsSensorData) else { return .tiff }
    return raw
  }

  private static func rawFormat(make: String) -> MediaFormat {
    if make.hasPrefix("NIKON") { return .nef }
    if make.hasPrefix("SONY") { return .arw }
    if make.hasPrefix("PENTAX") || make.hasPrefix("RICOH") || make.hasPrefix("ASAHI") {
      return .pef
    }
    if make.hasPrefix("SAMSUNG") { return .srw }
    return .cameraRaw
  }
}

extension TIFFFlavor {
  /// The few entries of a directory that tell raw from rendered.
  private struct Directory {
    var isDNG = false
    /// Whether the picture is a smaller version of another one.
    var isReduced = false
    var make = ""
    var compression = 1
    var photometric = 0
    var subdirectories: [Int] = []

    /// Colour filter array or linear raw, or a compression that only raw files use.
    var holdsSensorData: Bool {
      [32803, 34892].contains(photometric)
        || [32767, 32769, 32770, 32772, 34713, 65535].contains(compression)
    }

    init(_ source: any ByteSource, order: ByteOrder, at offset: Int) throws(MediaFileError) {
      var cursor = ByteCursor(source, order: order)
      try cursor.seek(to: offset)
      for _ in 0..<min(try cursor.u16(), 256) {
        let tag = try cursor.u16()
        let type = try cursor.u16()
        let count = Int(try cursor.u32())
        let value = cursor.offset
        let number = try cursor.number(bytes: type == 3 ? 2 : 4)
        switch tag {
        case 0x00FE: isReduced = number & 1 == 1
        case 0x0103: compression = Int(number)
        case 0x0106: photometric = Int(number)
        case 0x010F: make = text(source, at: count > 4 ? Int(number) : value, count: count)
        case 0x014A:
          subdirectories =
            count == 1
            ? [Int(number)] : offsets(source, order: order, at: Int(number), count: count)
        case 0xC612: isDNG = true
        default: break
        }
        try cursor.seek(to: value + 4)
      }
    }

    private func text(_ source: any ByteSource, at offset: Int, count: Int) -> String {
      var cursor = ByteCursor(source)
      guard (try? cursor.seek(to: offset)) != nil,
        let bytes = try? cursor.bytes(min(count, 16, cursor.remaining))
      else { return "" }
      return String(decoding: bytes, as: UTF8.self)
    }

    private func offsets(
      _ source: any ByteSource, order: ByteOrder, at offset: Int, count: Int
    ) -> [Int] {
      var cursor = ByteCursor(source, order: order)
      guard (try? cursor.seek(to: offset)) != nil else { return [] }
      var result: [Int] = []
      for _ in 0..<min(count, 8) {
        guard let value = try? cursor.u32() else { break }
        result.append(Int(value))
      }
      return result
    }
  }
}
