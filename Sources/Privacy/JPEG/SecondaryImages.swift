import JobSpec
import MediaFile

/// The JPEGs that follow the first one: gain maps, depth maps, previews.
struct SecondaryImages {
  private struct Found {
    /// In the index.
    var number: Int?
    var range: Range<Int>
    var type: Int
  }

  private let images: [Found]
  private let source: any ByteSource
  private let name: String

  /// Finds what the index and the container directory promise and what is really there.
  ///
  /// - Throws: ``PrivacyError`` where images overlap.
  init(
    index: MultiPictureIndex?, container: XMPContainer, after end: Int, in source: any ByteSource,
    name: String
  ) throws(PrivacyError) {
    self.source = source
    self.name = name
    var images: [Found] = []
    if let index {
      for (number, entry) in index.entries.enumerated().dropFirst() {
        let range = index.range(of: entry)
        if Self.isPicture(range, after: end, source) {
          images.append(Found(number: number, range: range, type: entry.type))
        }
      }
    }
    for range in container.pictures(after: end)
    where Self.isPicture(range, after: end, source)
      && !images.contains(where: { $0.range.lowerBound == range.lowerBound })
    {
      images.append(Found(number: nil, range: range, type: 0))
    }
    self.images = images.sorted { $0.range.lowerBound < $1.range.lowerBound }
    for (one, next) in zip(self.images, self.images.dropFirst())
    where one.range.upperBound > next.range.lowerBound {
      throw PrivacyError(.corrupt, "\(name).mpf: images overlap.", carriers: ["\(name).mpf"])
    }
  }

  private static func isPicture(
    _ range: Range<Int>, after end: Int, _ source: any ByteSource
  ) -> Bool {
    guard range.lowerBound >= end, range.upperBound <= source.count, range.count > 4,
      let head = try? source.bytes(range.lowerBound..<range.lowerBound + 3)
    else { return false }
    return head == [0xFF, 0xD8, 0xFF]
  }

  struct Result {
    /// In the source, those that go included.
    var found: [Range<Int>]
    var kept: [JPEGAssembly.Image]
    /// Where each kept one stood.
    var keptRanges: [Range<Int>]

    /// The new length of the image that the container directory calls the gain map.
    func gainMapLength(_ container: XMPContainer) -> Int? {
      guard let position = container.gainMapStart(in: found) else { return nil }
      let index = keptRanges.firstIndex { $0.lowerBound == position }
      return index.map { kept[$0].splice.count }
    }
  }

  func clean(depth: Int, _ ledger: inout Ledger) throws(PrivacyError) -> Result {
    var result = Result(found: images.map(\.range), kept: [], keptRanges: [])
    for (place, image) in images.enumerated() {
      let name = "\(name).image\(place + 2)"
      if try ledger.removes(Self.meaning(image.type), in: name) { continue }
      let part: PieceSource
      do { part = try PieceSource(of: source, image.range) } catch {
        throw PrivacyError(error, in: name)
      }
      let cleaned = try JPEGCleaner(part, name: name, depth: depth).clean(&ledger)
      var splice = Splice()
      splice.append(cleaned, from: image.range.lowerBound)
      result.kept.append(JPEGAssembly.Image(number: image.number, splice: splice))
      result.keptRanges.append(image.range)
    }
    return result
  }

  static func meaning(_ type: Int) -> Meaning {
    switch type {
    case 0x010001...0x010005: .tells(.thumbnails)
    case 0x020002: .tells(.depth)
    default: .structure
    }
  }
}
