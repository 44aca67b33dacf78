import JobSpec
import MediaFile

/// The index of the images of one file, and how it reads when some of them have moved or gone.
struct MultiPictureIndex {
  struct Entry: Hashable, Sendable {
    var attributes: Int
    var size: Int
    /// From the index's own header; 0 for the first image.
    var offset: Int
    var dependents: [UInt8]

    /// 030000 the picture itself, 010001 and 010002 large thumbnails, 020002 a stereo view.
    var type: Int { attributes & 0xFFFFFF }
  }

  /// The block's place in the source.
  let start: Int
  /// As many as the source's index has; none where it only describes its own image.
  let entries: [Entry]
  private let block: [UInt8]
  private let order: ByteOrder
  private let count16: TIFFEntry?
  private let table: TIFFEntry?

  private static let number = TIFFTag(rawValue: 0xB001)
  private static let images = TIFFTag(rawValue: 0xB002)

  var count: Int { block.count }

  init(_ block: [UInt8], at start: Int, name: String) throws(PrivacyError) {
    self.start = start
    self.block = block
    do {
      let file = try TIFFFile(block)
      let directory = try file.directory(at: file.firstDirectory)
      order = file.byteOrder
      count16 = directory[Self.number]
      table = directory[Self.images]
      let bytes = try table.map { entry throws(MediaFileError) in
        try file.bytes(of: entry, limit: 16 * 1024)
      }
      let order = order
      entries = stride(from: 0, to: (bytes?.count ?? 0) / 16 * 16, by: 16).map { position in
        let bytes = bytes ?? []
        return Entry(
          attributes: order.uint32(bytes, at: position) ?? 0,
          size: order.uint32(bytes, at: position + 4) ?? 0,
          offset: order.uint32(bytes, at: position + 8) ?? 0,
          dependents: Array(bytes[position + 12..<position + 16]))
      }
    } catch { throw PrivacyError(error, in: name) }
  }

  /// Where an image stands in the source.
  func range(of entry: Entry) -> Range<Int> {
    start + entry.offset..<start + entry.offset + entry.size
  }

  /// Whether it listed others than the first image, and none is left.
  func isEmptied(keeping images: [JPEGAssembly.Image]) -> Bool {
    entries.count > 1 && images.isEmpty
  }

  func equals(_ other: [UInt8]) -> Bool { block == other }

  /// The block for a result in which the index's header stands at `position`.
  func updated(
    primarySize: Int, at position: Int, _ images: [JPEGAssembly.Image]
  ) throws(PrivacyError) -> [UInt8] {
    guard let table, let value = table.value, let first = entries.first else { return block }
    var bytes = encode(first, size: primarySize, offset: 0, keeping: images)
    var place = primarySize - position
    for image in images {
      // An image that only the container directory knew is not added here.
      if let number = image.number {
        bytes += encode(
          entries[number], size: image.splice.count, offset: place, keeping: images)
      }
      place += image.splice.count
    }
    guard bytes.count <= value.count, place <= 0xFFFF_FFFF else {
      throw PrivacyError(.limitExceeded, "The index of images is too small.", carriers: ["mpf"])
    }
    var result = block
    let padding = [UInt8](repeating: 0, count: value.count - bytes.count)
    result.replaceSubrange(value, with: bytes + padding)
    let entry = table.position.lowerBound
    result.replaceSubrange(entry + 4..<entry + 8, with: order.bytes32(bytes.count))
    if let count16, count16.type == .long, let place = count16.value, count16.isInline {
      result.replaceSubrange(place, with: order.bytes32(bytes.count / 16))
    }
    return result
  }

  private func encode(
    _ entry: Entry, size: Int, offset: Int, keeping images: [JPEGAssembly.Image]
  ) -> [UInt8] {
    // Dependents are named by their number in the list, counted from one.
    let dependents = stride(from: 0, to: 4, by: 2).flatMap { index -> [UInt8] in
      let old = order.uint16(entry.dependents, at: index) ?? 0
      let place = images.compactMap(\.number).firstIndex(of: old - 1)
      return order.bytes16(old <= 1 ? old : place.map { $0 + 2 } ?? 0)
    }
    return order.bytes32(entry.attributes) + order.bytes32(size) + order.bytes32(offset)
      + dependents
  }
}
