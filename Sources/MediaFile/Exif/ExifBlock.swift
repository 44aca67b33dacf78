/// An Exif block, or the directories of a TIFF file, with fields to be read by name.
///
/// A field that is absent, malformed or out of reach reads as nil: facts take what there is.
package struct ExifBlock {
  package let file: TIFFFile
  package let tree: TIFFTree

  /// Reads the directories of the block whose TIFF header begins the range.
  ///
  /// - Throws: ``MediaFileError`` where there is no TIFF header.
  package init(
    _ source: any ByteSource, in range: Range<Int>? = nil, root: TIFFTree.Role = .main(0)
  ) throws(MediaFileError) {
    // Some writers repeat JPEG's signature in containers that do not ask for it.
    var range = range ?? 0..<source.count
    let signature = Array("Exif\0\0".utf8)
    if range.count >= 6, range.lowerBound >= 0, range.upperBound <= source.count,
      try source.bytes(range.lowerBound..<range.lowerBound + 6) == signature
    {
      range = range.lowerBound + 6..<range.upperBound
    }
    file = try TIFFFile(source, in: range)
    tree = TIFFTree(file, root: root)
  }

  package func entry(_ tag: TIFFTag, in role: TIFFTree.Role) -> TIFFEntry? {
    tree[role]?[tag]
  }

  package func text(_ tag: TIFFTag, in role: TIFFTree.Role = .main(0)) -> String? {
    entry(tag, in: role).flatMap { file.text(of: $0) }
  }

  package func integer(_ tag: TIFFTag, in role: TIFFTree.Role = .main(0)) -> Int? {
    entry(tag, in: role).flatMap { file.integer(of: $0) }
  }

  package func number(_ tag: TIFFTag, in role: TIFFTree.Role = .main(0)) -> Double? {
    guard let entry = entry(tag, in: role) else { return nil }
    return (try? file.rationals(of: entry, limit: 1))?.first?.double
  }
}
