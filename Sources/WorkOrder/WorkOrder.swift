package import JobSpec

/// What the engine asks of a worker for one asset.
///
/// The descriptors that it speaks of travel beside it, in the order stated by each case.
package struct WorkOrder: Hashable, Sendable {
  package var id: UInt64
  package var task: Task

  package enum Task: Hashable, Sendable {
    /// Descriptors: the source, then one output for each rendition.
    case render(RenderOrder)
    /// Decodes a picture whole and says whether it is sound. Descriptors: the picture.
    case verify(VerifyOrder)
    /// Tries to leave the cage, and says what was refused. No descriptors.
    case probeCage
    /// Says which libraries and codecs there are. No descriptors.
    case capabilities
  }

  package init(id: UInt64, task: Task) {
    self.id = id
    self.task = task
  }
}

/// One source, decoded once, and what is made of it.
package struct RenderOrder: Hashable, Sendable {
  /// What the engine read from the source's bytes; the worker sniffs nothing.
  package var format: FileFormat
  /// Exif orientation of the source as stored, 1…8; for HEIF 1, whose transforms the decoder applies.
  package var orientation: Int
  package var renditions: [RenditionOrder]
  package var strictness: Strictness
  /// Pixels that the source may have.
  package var maxPixels: Int
  /// How the source's bytes reach the decoder.
  package var transfer: Transfer
  /// What makes an HDR picture of this one.
  package var gainMap: GainMapOrder?

  package init(
    format: FileFormat, orientation: Int, renditions: [RenditionOrder],
    strictness: Strictness = .strict, maxPixels: Int = 500_000_000, transfer: Transfer = .file,
    gainMap: GainMapOrder? = nil
  ) {
    self.gainMap = gainMap
    self.format = format
    self.orientation = orientation
    self.renditions = renditions
    self.strictness = strictness
    self.maxPixels = maxPixels
    self.transfer = transfer
  }
}

/// One picture to make. The encoding is concrete: `.current`, `.compatible` and `.automatic` are
/// resolved by the engine.
package struct RenditionOrder: Hashable, Sendable {
  package var name: String
  package var options: Rendition.ImageOptions
  package var color: ColorHandling
  package var hdr: HDRHandling
  package var metadata: MetadataBlock

  package init(
    name: String, options: Rendition.ImageOptions, color: ColorHandling, hdr: HDRHandling,
    metadata: MetadataBlock = MetadataBlock()
  ) {
    self.name = name
    self.options = options
    self.color = color
    self.hdr = hdr
    self.metadata = metadata
  }
}

/// All the metadata that a rendition may carry beside its colour profile.
package struct MetadataBlock: Hashable, Sendable {
  /// A TIFF structure, without the `Exif\0\0` prefix.
  package var exif: [UInt8]?
  /// An XMP packet in UTF-8.
  package var xmp: [UInt8]?

  package init(exif: [UInt8]? = nil, xmp: [UInt8]? = nil) {
    self.exif = exif
    self.xmp = xmp
  }
}

package struct VerifyOrder: Hashable, Sendable {
  package var format: FileFormat
  package var width: Int
  package var height: Int

  package init(format: FileFormat, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }
}
