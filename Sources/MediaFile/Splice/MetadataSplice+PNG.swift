extension MetadataSplice {
  static func replace(
    inPNG encoded: any ByteSource, exif: [UInt8]?, xmp: [UInt8]?
  ) throws(MediaFileError) -> Splice {
    let file = try PNGChunks(encoded)
    guard file.isComplete else {
      throw MediaFileError(.truncated, "a PNG without an end", at: file.end)
    }
    var block: [UInt8] = []
    if let exif { block += PNGChunk.encode("eXIf", exif) }
    if let xmp { block += PNGChunk.encode("iTXt", PNGChunk.xmpPrefix + xmp) }

    var result = Splice(copying: 0..<8)
    var isPlaced = false
    for chunk in file.chunks {
      if !isPlaced, ["IDAT", "fcTL", "IEND"].contains(chunk.type) {
        result.insert(block)
        isPlaced = true
      }
      if !["eXIf", "iTXt", "tEXt", "zTXt", "tIME"].contains(chunk.type) {
        result.copy(chunk.range)
      }
    }
    return result
  }
}

extension PNGChunk {
  /// What stands before the packet in the text chunk that carries XMP: keyword, no compression,
  /// no language, no translated keyword.
  package static let xmpPrefix = Array("XML:com.adobe.xmp\0\0\0\0\0".utf8)
}
