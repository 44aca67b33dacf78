import JobSpec
import MediaFile
import Testing

@testable import Privacy

@Suite struct ExifCleanerTests {
  static func clean(
    _ block: [UInt8], _ policy: PrivacyPolicy, pairing: LivePhotoPairing = .keep
  ) throws -> (outcome: Cleaned, ledger: Ledger) {
    var ledger = Ledger(policy: policy, pairing: pairing)
    return (try ExifCleaner.clean(block, in: "exif", &ledger), ledger)
  }

  static func block(_ fill: (inout TIFFBlock) -> Void) -> [UInt8] {
    var block = TIFFBlock(byteOrder: .bigEndian)
    block.main = [block.short(.orientation, 6)]
    fill(&block)
    return block.encode()
  }

  @Test func `what stays does not move`() throws {
    let source = Blocks.exif()
    guard case .replaced(let result) = try Self.clean(source, .removing(.captions)).outcome else {
      Issue.record("nothing was removed")
      return
    }
    let (before, after) = (try ExifBlock(ArraySource(source)), try ExifBlock(ArraySource(result)))
    for tag in [TIFFTag.make, .artist, .copyright, .software] {
      #expect(before.entry(tag, in: .main(0))?.value == after.entry(tag, in: .main(0))?.value)
      #expect(before.text(tag) == after.text(tag))
    }
    #expect(after.entry(.imageDescription, in: .main(0)) == nil)
    #expect(after.tree.problems.isEmpty)
  }

  @Test func `a block of which nothing stays goes`() throws {
    let source = Self.block { $0.main = [$0.ascii(.imageDescription, "a caption")] }
    #expect(try Self.clean(source, .removing(.captions)).outcome == .removed)
  }

  @Test func `an earlier directory that nothing refers to is zeroed`() throws {
    let source = Self.block { $0.main.append($0.ascii(.make, "Maker")) } + Array("51.50722N".utf8)
    let (outcome, ledger) = try Self.clean(source, .removing(.location))
    guard case .replaced(let result) = outcome else {
      Issue.record("the orphan stays")
      return
    }
    #expect(!result.contains(Array("51.50722N".utf8)))
    #expect(ledger.unknown == ["exif.unreferenced"])
  }

  @Test func `another maker's note goes whole, and that is said`() throws {
    let note = Array("Nikon\0".utf8) + (0..<80).map { UInt8($0) }
    let source = Self.block {
      $0.exif = [TIFFBlock.Field(.makerNote, .undefined, count: note.count, value: note)]
    }
    let (outcome, ledger) = try Self.clean(source, .removing(.location))
    #expect(outcome != .unchanged)
    #expect(ledger.invalidated == ["makerNotes"])
    #expect(try Self.clean(source, .archive).outcome == .unchanged)
  }

  @Test func `Apple's note keeps what HDR needs and loses identifiers`() throws {
    let source = Self.block { $0.exif = [Self.appleNote()] }
    guard case .replaced(let result) = try Self.clean(source, .publishing).outcome else {
      Issue.record("nothing was removed")
      return
    }
    let note = try #require(AppleMakerNote(try ExifBlock(ArraySource(result))))
    #expect(note.contentIdentifier == Self.pairing)
    #expect(note.burstIdentifier == nil)
    #expect(result.contains(ByteOrder.bigEndian.bytes32(0x1234_5678)))
  }

  @Test(arguments: [LivePhotoPairing.keep, .replace, .split])
  func `pairing is its own choice`(pairing: LivePhotoPairing) throws {
    let source = Self.block { $0.exif = [Self.appleNote()] }
    let policy = PrivacyPolicy.removing(.location)
    let result: [UInt8]
    switch try Self.clean(source, policy, pairing: pairing).outcome {
    case .replaced(let bytes): result = bytes
    default: result = source
    }
    let note = AppleMakerNote(try ExifBlock(ArraySource(result)))
    switch pairing {
    case .keep: #expect(note?.contentIdentifier == Self.pairing)
    case .split: #expect(note?.contentIdentifier == nil)
    case .replace:
      let new = try #require(note?.contentIdentifier)
      #expect(new != Self.pairing && new.count == 36)
      // The other half comes to the same, and a second run to no other.
      let again = PairingIdentifier.replacement(for: Array(new.utf8))
      #expect(again == Array(new.utf8))
    }
  }

  @Test func `a thumbnail's own place goes, and the thumbnail stays`() throws {
    let inner = Self.block { $0.gps = [$0.ascii(TIFFTag.GPS.areaInformation, "thumbnail-place")] }
    let thumbnail = [0xFF, 0xD8] + (try JPEGSegment.encode(.exif, inner)) + SentinelPicture.scan
    let source = Self.withThumbnail(Self.block { $0.main.append($0.ascii(.make, "M")) }, thumbnail)
    guard case .replaced(let result) = try Self.clean(source, .removing(.location)).outcome else {
      Issue.record("nothing was removed")
      return
    }
    #expect(!result.contains(Array("thumbnail-place".utf8)))
    #expect(result.contains(SentinelPicture.scan))
    let without = try Self.clean(source, .removing(.thumbnails)).outcome
    guard case .replaced(let bare) = without else {
      Issue.record("the thumbnail stays")
      return
    }
    #expect(!bare.contains(SentinelPicture.scan))
    #expect(try ExifBlock(ArraySource(bare)).tree[.main(1)] == nil)
  }

  @Test func `a value shared by a field that goes and one that stays in part is a doubt`() throws {
    var source = Self.block {
      $0.main += [$0.ascii(.make, "shared value"), $0.ascii(.imageDescription, "another text")]
    }
    let file = try ExifBlock(ArraySource(source))
    let make = try #require(file.entry(.make, in: .main(0))?.value)
    let caption = try #require(file.entry(.imageDescription, in: .main(0)))
    source.replaceSubrange(
      caption.position.lowerBound + 8..<caption.position.upperBound,
      with: ByteOrder.bigEndian.bytes32(make.lowerBound + 2))
    #expect(throws: PrivacyError.self) { try Self.clean(source, .removing(.captions)) }
  }

  static let pairing = "0A1B2C3D-1111-4222-8333-444455556666"

  private static func appleNote() -> TIFFBlock.Field {
    let order = ByteOrder.bigEndian
    func field(_ tag: Int, _ type: Int, _ count: Int, _ offset: Int) -> [UInt8] {
      order.bytes16(tag) + order.bytes16(type) + order.bytes32(count) + order.bytes32(offset)
    }
    let burst = Array("BURST-0A1B2C3D-1111-4222\0".utf8)
    let pair = Array(pairing.utf8) + [0]
    let headroom = order.bytes32(0x1234_5678) + order.bytes32(1)
    let values = 14 + 2 + 3 * 12 + 4
    let directory =
      order.bytes16(3) + field(0x000B, 2, burst.count, values)
      + field(0x0011, 2, pair.count, values + burst.count)
      + field(0x0021, 10, 1, values + burst.count + pair.count) + order.bytes32(0)
    let note = Array("Apple iOS\0\0\u{1}MM".utf8) + directory + burst + pair + headroom
    return TIFFBlock.Field(.makerNote, .undefined, count: note.count, value: note)
  }

  /// Appends a second directory with a thumbnail.
  private static func withThumbnail(_ block: [UInt8], _ thumbnail: [UInt8]) -> [UInt8] {
    let order = ByteOrder.bigEndian
    let count = order.uint16(block, at: 8) ?? 0
    let second = block.count
    func long(_ tag: Int, _ value: Int) -> [UInt8] {
      order.bytes16(tag) + order.bytes16(4) + order.bytes32(1) + order.bytes32(value)
    }
    let directory =
      order.bytes16(2) + long(0x0201, second + 30) + long(0x0202, thumbnail.count)
      + order.bytes32(0)
    var result = block + directory + thumbnail
    result.replaceSubrange(10 + 12 * count..<14 + 12 * count, with: order.bytes32(second))
    return result
  }
}
