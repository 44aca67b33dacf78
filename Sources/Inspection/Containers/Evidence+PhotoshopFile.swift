import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ document: PhotoshopFile) throws(MediaFileError) {
    facts.codec = "psd"
    facts.bitDepth = document.bitDepth
    facts.channels =
      switch document.mode {
      case .bitmap, .gray, .duotone, .multichannel: .gray
      case .indexed: .palette
      case .rgb, .lab: .rgb
      case .cmyk: .cmyk
      }
    facts.hasAlpha = document.mode != .multichannel && document.channels > document.mode.colors
    for block in document.blocks { try gather(block, of: document) }
    if document.resources.count <= 4 << 20 {
      gather(photoshop: ArraySource(try document.source.bytes(document.resources)))
    }
    setSize(width: document.width, height: document.height)
  }

  /// Numbers as in Adobe's specification of image resources.
  private mutating func gather(
    _ block: PhotoshopFile.Resource, of document: PhotoshopFile
  ) throws(MediaFileError) {
    switch block.id {
    case 1033, 1036: found(.thumbnails, in: "photoshop.thumbnail")
    case 1039: describeColor(try PieceSource(of: document.source, block.data))
    case 1058:
      guard let exif = try? ExifBlock(document.source, in: block.data) else {
        return warn("its Exif cannot be read")
      }
      gather(exif)
    case 1060: try gather(xmp: PieceSource(of: document.source, block.data))
    default: break
    }
  }
}
