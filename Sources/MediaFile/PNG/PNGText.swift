/// A text chunk of a PNG: its keyword, and where its text stands.
package struct PNGText: Hashable, Sendable {
  package enum Storage: Hashable, Sendable {
    /// Latin 1.
    case latin1
    case utf8
    /// A zlib stream of Latin 1.
    case compressedLatin1
    /// A zlib stream of UTF-8.
    case compressedUTF8
  }

  package var keyword: String
  package var storage: Storage
  package var text: Range<Int>

  /// The keyword under which XMP is kept.
  package static let xmpKeyword = "XML:com.adobe.xmp"
}

extension PNGFile {
  /// The text of a `tEXt`, `zTXt` or `iTXt` chunk; nil for others and for malformed ones.
  package func text(_ chunk: PNGChunk) throws(MediaFileError) -> PNGText? {
    guard ["tEXt", "zTXt", "iTXt"].contains(chunk.type.description) else { return nil }
    // Keywords have 1 to 79 characters; languages and translations are rarely longer.
    var cursor = ByteCursor(source, in: chunk.data, fetch: 128)
    do throws(MediaFileError) {
      let keyword = try cursor.text(limit: 79)
      var storage = PNGText.Storage.latin1
      switch chunk.type {
      case "zTXt":
        try cursor.skip(1)
        storage = .compressedLatin1
      case "iTXt":
        storage = try cursor.u8() == 1 ? .compressedUTF8 : .utf8
        try cursor.skip(1)
        _ = try cursor.text()
        _ = try cursor.text()
      default: break
      }
      return PNGText(
        keyword: keyword, storage: storage, text: cursor.offset..<chunk.data.upperBound)
    } catch {
      guard error.code != .unreadable else { throw error }
      return nil
    }
  }
}
