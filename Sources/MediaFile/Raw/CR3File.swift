/// A Canon raw file of the ISO base media kind: Exif in four blocks beside the tracks.
package struct CR3File {
  package let movie: MovieFile
  /// `CMT1` the main directory, `CMT2` Exif, `CMT3` the maker note, `CMT4` GPS.
  package let directories: [FourCC: Range<Int>]
  package let hasThumbnail: Bool

  private static let canon: [UInt8] = [
    0x85, 0xC0, 0xB6, 0x87, 0x82, 0x0F, 0x11, 0xE0, 0x81, 0x11, 0xF4, 0xCE, 0x46, 0x2B, 0x6A, 0x48,
  ]

  /// - Throws: ``MediaFileError`` as ``MovieFile`` does, `corrupt` where Canon's box is missing.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    movie = try MovieFile(source)
    let children = try movie.boxes.first("moov")?.children(source) ?? []
    guard let box = children.first(where: { $0.userType == Self.canon }) else {
      throw MediaFileError(.corrupt, "a Canon raw file without Canon's box")
    }
    var directories: [FourCC: Range<Int>] = [:]
    var hasThumbnail = false
    for child in try box.children(source) {
      switch child.type {
      case "CMT1", "CMT2", "CMT3", "CMT4": directories[child.type] = child.content
      case "THMB": hasThumbnail = true
      default: break
      }
    }
    self.directories = directories
    self.hasThumbnail = hasThumbnail
  }

  /// A block's directories, the first in the role that it has elsewhere; nil where it is damaged.
  package func exif(_ type: FourCC, as role: TIFFTree.Role) -> ExifBlock? {
    directories[type].flatMap { try? ExifBlock(movie.source, in: $0, root: role) }
  }
}
