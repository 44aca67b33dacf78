/// Gives a freshly encoded picture exactly one metadata block.
///
/// Whatever an encoder wrote of its own (Exif, XMP, IPTC, comments, texts, times) goes; pixels,
/// colour profile and density stay.
package enum MetadataSplice {
  /// Containers that can take a block, by their uniform type identifiers.
  package enum Container: String, Hashable, Sendable, CaseIterable {
    case jpeg = "public.jpeg"
    case png = "public.png"
    case webP = "org.webmproject.webp"
  }

  /// The encoded picture with its metadata replaced.
  ///
  /// - Parameters:
  ///   - encoded: What an encoder wrote.
  ///   - container: What it is.
  ///   - exif: A TIFF block, header first, without `Exif\0\0`; `nil` for none.
  ///   - xmp: An XMP packet in UTF-8; `nil` for none.
  /// - Returns: The result as parts of `encoded` and new bytes.
  /// - Throws: ``MediaFileError`` where `encoded` is not whole, and `limitExceeded` where a block
  ///   is too large for its carrier.
  package static func replace(
    in encoded: any ByteSource, container: Container, exif: [UInt8]?, xmp: [UInt8]?
  ) throws(MediaFileError) -> Splice {
    switch container {
    case .jpeg: try replace(inJPEG: encoded, exif: exif, xmp: xmp)
    case .png: try replace(inPNG: encoded, exif: exif, xmp: xmp)
    case .webP: try replace(inWebP: encoded, exif: exif, xmp: xmp)
    }
  }
}
