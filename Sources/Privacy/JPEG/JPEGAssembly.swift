import MediaFile

/// Puts a JPEG together again: first image, secondary images, trailers, and an index that knows
/// where they ended up.
struct JPEGAssembly {
  enum Piece: Hashable, Sendable {
    case copy(Range<Int>)
    case bytes([UInt8])
    /// Where the index of images stood, as a whole segment.
    case index(Range<Int>)
  }

  /// A secondary image with its place in the source's index.
  struct Image: Hashable, Sendable {
    var number: Int?
    var splice: Splice
  }

  private let body: [Piece]
  private var images: [Image] = []
  private var trailer = Splice()

  init(_ body: [Piece]) { self.body = body }

  mutating func append(_ image: Image) { images.append(image) }
  mutating func copy(_ range: Range<Int>) { trailer.copy(range) }

  /// - Throws: ``PrivacyError`` where the index cannot say what it must.
  func finish(_ index: MultiPictureIndex?, in name: String) throws(PrivacyError) -> Splice {
    var before = Splice()
    var after = Splice()
    var hasIndex = false
    var place = 0..<0
    for piece in body {
      switch piece {
      case .copy(let range): if hasIndex { after.copy(range) } else { before.copy(range) }
      case .bytes(let bytes): if hasIndex { after.insert(bytes) } else { before.insert(bytes) }
      case .index(let range):
        hasIndex = true
        place = range
      }
    }
    var result = before
    if hasIndex, let index, !index.isEmptied(keeping: images) {
      let header = 4 + JPEGSignature.multiPicture.prefix.count
      let size = before.count + header + index.count + after.count
      let block = try index.updated(primarySize: size, at: before.count + header, images)
      if index.equals(block) {
        result.copy(place)
      } else {
        do { result.insert(try JPEGSegment.encode(.multiPicture, block)) } catch {
          throw PrivacyError(error, in: name)
        }
      }
    }
    result.append(after)
    for image in images { result.append(image.splice) }
    result.append(trailer)
    return result
  }
}
