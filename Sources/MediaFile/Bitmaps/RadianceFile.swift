/// The size line of a Radiance picture.
package struct RadianceFile {
  package let width: Int
  package let height: Int

  /// - Throws: ``MediaFileError`` with `corrupt` where no size follows the header.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    let head = try source.bytes(0..<min(source.count, 16 << 10))
    let lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    // An empty line ends the header; `-Y 512 +X 768` follows.
    if let end = lines.firstIndex(where: \.isEmpty), end + 1 < lines.count {
      let words = String(decoding: lines[end + 1], as: UTF8.self).split(separator: " ")
      if words.count == 4, let first = Int(words[1]), let second = Int(words[3]),
        (1...1 << 30).contains(first), (1...1 << 30).contains(second)
      {
        let isRowMajor = words[0].hasSuffix("Y")
        height = isRowMajor ? first : second
        width = isRowMajor ? second : first
        return
      }
    }
    throw MediaFileError(.corrupt, "a Radiance picture without a size", at: 0)
  }
}
