/// The brands of an ISO base media file.
package struct FileType: Hashable, Sendable {
  package var major: FourCC
  package var all: Set<FourCC>

  /// Reads the `ftyp` box that begins the source; a size of 0 says that it fills the file.
  package init(_ source: any ByteSource, size: Int) throws(MediaFileError) {
    let end = size < 16 ? source.count : min(size, source.count)
    var cursor = ByteCursor(source, in: 0..<min(end, 2048))
    try cursor.skip(8)
    major = try cursor.code()
    all = [major]
    guard cursor.remaining >= 4 else { return }
    // In HEIF's low-overhead layout the “minor version” is a brand, which names the codec.
    let minor = try cursor.code()
    if major == "mif3" { all.insert(minor) }
    while cursor.remaining >= 4 { all.insert(try cursor.code()) }
  }
}
