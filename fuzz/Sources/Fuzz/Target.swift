import AssetFacts
import Exif
import Inspection
import JobSpec
import MediaFile

/// What can be fuzzed: one reader each, and inspection as a whole.
enum Target: String, CaseIterable {
  /// Whatever the bytes are, they have a format or none.
  case sniffer
  /// Headers, blocks in parts, the index of other pictures, and the walk to the end.
  case jpeg
  /// Chunks, texts and checksums.
  case png
  /// Chunks and both kinds of header.
  case webP
  /// Blocks and sub-blocks.
  case gif
  /// Directories, every value of every field, and a maker note.
  case tiff
  /// Every field of a maker note, in our reading and in libexif's.
  case makerNote
  /// Item tables, and the data, size and grid of every item.
  case heif
  /// Tracks, timing, keys and user data.
  case movie
  /// Headers of the codestream, and boxes.
  case jpegXL
  /// Boxes and the codestream's size.
  case jpeg2000
  /// The header and image resources.
  case photoshop
  /// Elements, tracks and tags.
  case matroska
  /// Streams and the information list.
  case avi
  /// Fujifilm's, Sigma's and Canon's raw containers.
  case raw
  /// Windows bitmaps, OpenEXR and Radiance.
  case bitmap
  /// Metadata beside a picture.
  case sidecar
  /// The description of a colour profile.
  case icc
  /// Everything that is read of a file, by whatever its bytes say it is.
  case inspector
  /// The removal of private metadata: edits stay in the file, never overlap, and read again.
  case editJPEG, editPNG, editWebP, editHEIF, editMovie

  func read(_ source: ArraySource) {
    switch self {
    case .sniffer: Self.sniffer(source)
    case .jpeg: Self.jpeg(source)
    case .png: Self.png(source)
    case .webP: Self.webP(source)
    case .gif: Self.gif(source)
    case .tiff: Self.tiff(source)
    case .makerNote: Self.makerNote(source)
    case .heif: Self.heif(source)
    case .movie: Self.movie(source)
    case .jpegXL: _ = (try? JPEGXLFile(source))?.indexedFrames
    case .jpeg2000: _ = try? JPEG2000File(source)
    case .photoshop: _ = (try? PhotoshopFile(source))?.blocks
    case .matroska: _ = try? MatroskaFile(source)
    case .avi: _ = try? AVIFile(source)
    case .raw: Self.raw(source)
    case .bitmap: Self.bitmap(source)
    case .sidecar: _ = try? Sidecar(source)
    case .icc: Self.icc(source)
    case .inspector: Self.inspector(source)
    case .editJPEG: Self.edit(source, .jpeg)
    case .editPNG: Self.edit(source, .png)
    case .editWebP: Self.edit(source, .webP)
    case .editHEIF: Self.edit(source, .heic)
    case .editMovie: Self.edit(source, .quickTimeMovie)
    }
  }
}

extension Target {
  private static func raw(_ source: ArraySource) {
    _ = try? RAFFile(source)
    _ = try? X3FFile(source)
    guard let canon = try? CR3File(source) else { return }
    for type in canon.directories.keys { _ = canon.exif(type, as: .exif) }
  }

  private static func bitmap(_ source: ArraySource) {
    _ = try? BMPFile(source)
    _ = try? OpenEXRFile(source)
    _ = try? RadianceFile(source)
  }
}

extension Target {
  private static func sniffer(_ source: ArraySource) {
    _ = try? Sniffer.format(of: source)
  }

  private static func jpeg(_ source: ArraySource) {
    if let file = try? JPEGFile(source) {
      _ = try? file.iccProfile()
      _ = try? file.extendedXMP()
      _ = try? file.adobeTransform()
      _ = try? MultiPicture(file)
      _ = FLIRRecords(file)?.hasLocation
    }
    _ = try? JPEGSegments(source)
    _ = SamsungTrailer(source, in: 0..<source.count)
  }

  private static func png(_ source: ArraySource) {
    if let file = try? PNGFile(source) {
      _ = try? file.frames()
      for chunk in file.chunks { _ = try? file.text(chunk) }
      _ = try? file.firstDamagedChunk()
    }
  }

  private static func webP(_ source: ArraySource) {
    _ = try? WebPFile(source)
  }

  private static func gif(_ source: ArraySource) {
    _ = try? GIFFile(source)
  }

  private static func tiff(_ source: ArraySource) {
    guard let block = try? ExifBlock(source) else { return }
    for node in block.tree.nodes {
      for entry in node.directory.entries {
        _ = block.file.text(of: entry)
        _ = try? block.file.integers(of: entry)
        _ = try? block.file.rationals(of: entry)
      }
    }
    _ = block.captureTimes
    _ = block.userComment
  }

  private static func makerNote(_ source: ArraySource) {
    if let bytes = try? source.bytes(0..<source.count), let note = try? MakerNote(bytes) {
      _ = note.fields { _, _ in true }
    }
    guard let exif = try? ExifBlock(source), let note = MakerNoteBlock(exif) else { return }
    if let apple = AppleMakerNote(note) {
      _ = apple.livePhotoVideoTime
      _ = apple.hdrHeadroom
    }
    if let directory = MakerNoteDirectory(note, in: exif) {
      for tag in [0x0025, 0x0051, 0x2031] as [UInt16] { _ = directory.text(tag) }
      _ = directory.directory(at: 0x2010)?.integer(0x0101)
    }
    if let block = note.standalone(make: "Canon", model: "", limit: MakerNote.sizeLimit),
      let interpreted = try? MakerNote(block)
    {
      _ = interpreted.fields { _, _ in true }
    }
  }

  private static func heif(_ source: ArraySource) {
    guard let graph = (try? HEIFFile(source))?.graph else { return }
    for item in graph.items.keys {
      _ = try? graph.data(of: item)
      _ = try? graph.grid(item)
      _ = graph.uprightSize(of: item)
      _ = graph.codedItem(of: item)
      _ = graph.auxiliaries(of: item)
    }
  }

  private static func movie(_ source: ArraySource) {
    guard let movie = try? MovieFile(source) else { return }
    _ = movie.videoTrack?.uprightSize
    _ = movie.videoTrack?.averageRate
    for entry in movie.metadata {
      _ = try? entry.text(source)
      _ = try? entry.number(source)
    }
    for box in movie.userData { _ = try? movie.userText(box.type) }
  }

  private static func icc(_ source: ArraySource) {
    _ = try? ICCProfile(source)
  }

  private static func inspector(_ source: ArraySource) {
    _ = try? Inspector.inspect(source, name: "IMG_0001.JPG")
  }
}
