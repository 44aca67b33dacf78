extension ExifBlock {
  /// 1…8; nil where it is absent or none of these.
  package var orientation: Int? {
    integer(.orientation).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  package var make: String? { text(.make) }
  package var model: String? { text(.model) }
  package var software: String? { text(.software) }
  package var imageDescription: String? { text(.imageDescription) }
  package var lensModel: String? { text(.lensModel, in: .exif) }
  package var customRendered: Int? { integer(.customRendered, in: .exif) }
  package var sceneCaptureType: Int? { integer(.sceneCaptureType, in: .exif) }
  package var exposureTime: Double? { number(.exposureTime, in: .exif) }
  /// 1 sRGB, 2 Adobe RGB, FFFF something else.
  package var colorSpace: Int? { integer(.colorSpace, in: .exif) }

  /// −1 (rejected) to 5, as Windows writes it.
  package var rating: Int? { integer(.rating).flatMap { (0...5).contains($0) ? $0 : nil } }

  /// A time as in `2026:05:03 14:00:00`, with its offset as in `+02:00`.
  package struct Time: Hashable, Sendable {
    package var text: String
    package var offset: String?
    /// Digits behind the second's point.
    package var fraction: String?
  }

  /// When the picture was taken, then when it was digitised, then when it was last changed; any of
  /// them may be a clock that was never set.
  package var captureTimes: [Time] {
    let taken = text(.dateTimeOriginal, in: .exif) ?? text(.dateTimeOriginal)
    return [
      (taken, TIFFTag.offsetTimeOriginal, TIFFTag.subSecTimeOriginal),
      (text(.dateTimeDigitized, in: .exif), .offsetTimeDigitized, .subSecTimeDigitized),
      (text(.dateTime), .offsetTime, .subSecTime),
    ].compactMap { time, offset, fraction in
      time.map {
        Time(
          text: $0, offset: text(offset, in: .exif), fraction: text(fraction, in: .exif))
      }
    }
  }

  /// Whether the GPS directory says more than which version it has.
  package var hasLocation: Bool {
    tree.nodes.contains { node in
      node.role == .gps && node.directory.entries.contains { $0.tag != TIFFTag.GPS.version }
    }
  }

  /// Whether the directory of a thumbnail points to one.
  package var hasThumbnail: Bool {
    tree[.main(1)]?[.thumbnailOffset] != nil
  }

  /// The comment without the code that says how it is written.
  package var userComment: String? {
    guard let entry = entry(.userComment, in: .exif),
      let bytes = try? file.bytes(of: entry, limit: 1 << 16), bytes.count > 8
    else { return nil }
    let body = bytes.dropFirst(8)
    let text =
      bytes.starts(with: Array("UNICODE\0".utf8))
      ? decodeUTF16(body) : String(decoding: body.prefix { $0 != 0 }, as: UTF8.self)
    let end = text.lastIndex { !$0.isWhitespace }
    return end.map { String(text[...$0]) }
  }

  /// In the block's own byte order, unless a byte order mark says otherwise.
  private func decodeUTF16(_ bytes: ArraySlice<UInt8>) -> String {
    let isLittle =
      bytes.starts(with: [0xFF, 0xFE])
      || (file.byteOrder == .littleEndian && !bytes.starts(with: [0xFE, 0xFF]))
    var units: [UInt16] = []
    for index in stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isLittle ? second << 8 | first : first << 8 | second
      if unit == 0 { break }
      if unit != 0xFEFF { units.append(unit) }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
