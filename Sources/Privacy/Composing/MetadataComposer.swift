package import JobSpec
package import MediaFile

/// Composes the metadata that a rendition may carry: only what is named here, and of that only
/// what the policy keeps.
package struct MetadataComposer {
  /// The blocks for one rendition.
  package struct Blocks: Hashable, Sendable {
    /// A TIFF block, header first.
    package var exif: [UInt8]?
    /// An XMP packet in UTF-8.
    package var xmp: [UInt8]?

    package init(exif: [UInt8]? = nil, xmp: [UInt8]? = nil) {
      self.exif = exif
      self.xmp = xmp
    }
  }

  private let exif: ExifBlock?
  private let xmp: [UInt8]?

  /// Reads what a source says, once for all of its renditions; what cannot be read there is left out.
  ///
  /// - Throws: ``PrivacyError`` where the source cannot be read at all.
  package init(_ source: any ByteSource, format: FileFormat) throws(PrivacyError) {
    let found: MetadataBlocks
    do { found = try MetadataBlocks(source, format: format) } catch {
      throw PrivacyError(error, in: format.rawValue)
    }
    exif = found.exif.lazy.compactMap { try? ExifBlock($0) }.first
    xmp = found.xmp.first
  }

  /// The blocks for one rendition.
  ///
  /// - Parameters:
  ///   - policy: What must not be in the blocks.
  ///   - orientation: What the rendition's pixels need: 1 where it was baked.
  ///   - width: Of the rendition, in pixels.
  ///   - height: Of the rendition, in pixels.
  /// - Returns: The blocks; `nil` where nothing is left to say.
  package func blocks(
    under policy: PrivacyPolicy, orientation: Int, width: Int, height: Int
  ) -> Blocks {
    let size = ExifComposer.Size(width: width, height: height, orientation: orientation)
    return Blocks(
      exif: ExifComposer(policy, size).compose(from: exif),
      xmp: XMPComposer(policy).compose(from: xmp))
  }
}
