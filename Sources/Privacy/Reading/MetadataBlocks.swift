import JobSpec
import MediaFile

/// The Exif blocks and XMP packets of a file, wherever its container keeps them.
struct MetadataBlocks {
  /// The picture's own first.
  private(set) var exif: [any ByteSource] = []
  private(set) var xmp: [[UInt8]] = []

  private static let limit = 1 << 26

  /// Takes what there is; what cannot be read is left out.
  ///
  /// - Throws: ``MediaFileError`` where the container itself cannot be read.
  init(_ source: any ByteSource, format: FileFormat) throws(MediaFileError) {
    switch format {
    case .jpeg: try read(JPEGFile(source))
    case .png: try read(PNGFile(source))
    case .webP: try read(WebPFile(source))
    case .gif: try read(GIFFile(source))
    case .jpegXL: try read(JPEGXLFile(source))
    case .tiff, .dng: readTIFF(source)
    case .heic, .heif, .avif: try read(HEIFFile(source))
    default: break
    }
  }

  private mutating func read(_ file: JPEGFile) {
    for part in file.parts(.exif) { addExif(part.body, of: file.source) }
    for part in file.parts(.xmp) { addXMP(part.body, of: file.source) }
  }

  private mutating func read(_ file: PNGFile) throws(MediaFileError) {
    for chunk in file.chunks {
      if chunk.type == "eXIf" { addExif(chunk.data, of: file.source) }
      guard chunk.type == "iTXt", let text = try file.text(chunk),
        text.keyword == PNGText.xmpKeyword, text.storage == .utf8
      else { continue }
      addXMP(text.text, of: file.source)
    }
  }

  private mutating func read(_ file: WebPFile) {
    for chunk in file.chunks {
      if chunk.id == "EXIF" { addExif(chunk.data, of: file.source) }
      if chunk.id == "XMP " { addXMP(chunk.data, of: file.source) }
    }
  }

  private mutating func read(_ file: GIFFile) {
    for block in file.blocks where block.content == .application(GIFMeaning.xmp) {
      guard let packet = try? GIFPacket.source(block, in: file.source) else { continue }
      addXMP(0..<packet.count, of: packet)
    }
  }

  private mutating func read(_ file: JPEGXLFile) {
    for box in file.boxes {
      let packed = try? PackedBox(box, in: file.source)
      let type = packed?.type ?? box.type
      guard type == "Exif" || type == "xml " else { continue }
      let content: any ByteSource
      if let packed {
        guard let bytes = try? packed.unpacked() else { continue }
        content = ArraySource(bytes)
      } else {
        guard let piece = try? PieceSource(of: file.source, box.content) else { continue }
        content = piece
      }
      if type == "Exif" {
        addItem(content)
      } else {
        addXMP(0..<content.count, of: content)
      }
    }
  }

  private mutating func readTIFF(_ source: any ByteSource) {
    exif.append(source)
    guard let block = try? ExifBlock(source), let entry = block.entry(.xmp, in: .main(0)),
      let packet = try? block.file.bytes(of: entry, limit: Self.limit)
    else { return }
    xmp.append(packet)
  }

  private mutating func read(_ file: HEIFFile) {
    let graph = file.graph
    let own = graph.descriptions(of: graph.primary)
    let others = graph.items.values.filter { item in !own.contains { $0.id == item.id } }
    for item in own + others.sorted(by: { $0.id < $1.id }) {
      guard let data = try? graph.data(of: item.id), data.count <= Self.limit else { continue }
      switch item.type {
      case "Exif":
        addItem(data)
      case "mime" where item.contentType == "application/rdf+xml":
        addXMP(0..<data.count, of: data)
      default: break
      }
    }
  }

  /// A block that the place of its header stands before.
  private mutating func addItem(_ data: any ByteSource) {
    guard let head = try? data.bytes(0..<min(4, data.count)),
      let offset = ByteOrder.bigEndian.uint32(head, at: 0), offset <= data.count - 4
    else { return }
    addExif(4 + offset..<data.count, of: data)
  }

  private mutating func addExif(_ range: Range<Int>, of source: any ByteSource) {
    guard range.count <= Self.limit else { return }
    if let block = try? PieceSource(of: source, range) { exif.append(block) }
  }

  private mutating func addXMP(_ range: Range<Int>, of source: any ByteSource) {
    guard range.count <= Self.limit else { return }
    if let packet = try? source.bytes(range) { xmp.append(packet) }
  }
}
