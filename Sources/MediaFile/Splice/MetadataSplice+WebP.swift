extension MetadataSplice {
  static func replace(
    inWebP encoded: any ByteSource, exif: [UInt8]?, xmp: [UInt8]?
  ) throws(MediaFileError) -> Splice {
    let file = try RIFFChunks(encoded)
    guard file.form == "WEBP" else {
      throw MediaFileError(.unsupportedFormat, "a RIFF file that is no WebP", at: 8)
    }
    var header = try WebPHeader(encoded, file.chunks)
    header.flags.remove([.exif, .xmp])
    if exif != nil { header.flags.insert(.exif) }
    if xmp != nil { header.flags.insert(.xmp) }

    var body = Splice()
    // A plain file needs the extended header only to announce metadata.
    if header.isExtended || exif != nil || xmp != nil {
      body.insert(RIFFChunk.encode("VP8X", header.encode()))
    }
    for chunk in file.chunks where !["VP8X", "EXIF", "XMP "].contains(chunk.id) {
      body.copy(chunk.range)
      if chunk.range.count % 2 != 0 { body.insert([0]) }
    }
    if let exif { body.insert(RIFFChunk.encode("EXIF", exif)) }
    if let xmp { body.insert(RIFFChunk.encode("XMP ", xmp)) }
    return try body.asWebP()
  }
}

extension Splice {
  /// A WebP file of these chunks.
  ///
  /// - Throws: ``MediaFileError`` with `limitExceeded` where they are too long for one.
  package func asWebP() throws(MediaFileError) -> Splice {
    guard count <= 0xFFFF_FFF0 else {
      throw MediaFileError(.limitExceeded, "a WebP of \(count) bytes")
    }
    var result = Splice()
    result.insert(
      Array("RIFF".utf8) + ByteOrder.littleEndian.bytes32(4 + count) + Array("WEBP".utf8))
    result.append(self)
    return result
  }
}
