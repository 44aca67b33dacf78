import Compression
import JobSpec
import MediaFile
import Testing

@testable import Privacy

@Suite struct RemovalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var picture: Int
    var group: PrivacyGroup
    var testDescription: String { "\(SentinelPicture.all[picture]) without \(group.rawValue)" }

    static let all = SentinelPicture.all.indices.flatMap { picture in
      PrivacyGroup.allCases.map { Case(picture: picture, group: $0) }
    }
  }

  @Test(arguments: Case.all)
  func `a removed group leaves no sentinel, and takes no other's along`(_ item: Case) throws {
    let picture = SentinelPicture.all[item.picture]
    let policy = PrivacyPolicy(remove: [item.group], unknownCarriers: .keep)
    let output = try Self.clean(picture, policy)
    let left = try Self.sentinels(of: picture, in: output)
    for sentinel in picture.sentinels {
      let mustGo = sentinel.isOpaque || sentinel.groups.contains(item.group)
      #expect(left.contains(sentinel.text) != mustGo, "\(sentinel)")
    }
    #expect(output.contains(picture.pixels))
  }

  @Test(arguments: SentinelPicture.all.indices)
  func `publishing keeps the picture, its creator and its rights`(index: Int) throws {
    let picture = SentinelPicture.all[index]
    let output = try Self.clean(picture, .publishing)
    let left = try Self.sentinels(of: picture, in: output)
    for sentinel in picture.sentinels {
      let stays = !sentinel.groups.isEmpty && sentinel.groups.isSubset(of: [.creator, .copyright])
      #expect(left.contains(sentinel.text) == stays, "\(sentinel)")
    }
    // A movie's orientation is its matrix, which nothing here touches; GIF has none.
    guard picture.holdsExif else { return }
    let exif = try #require(MetadataBlocks(ArraySource(output), format: picture.format).exif.first)
    let block = try ExifBlock(exif)
    #expect(block.integer(.orientation) == 6)
    #expect(block.integer(.colorSpace, in: .exif) == 1)
    #expect(output.contains(Array("hdrgm:Version".utf8)))
  }

  @Test(arguments: SentinelPicture.all.indices)
  func `a second run changes nothing, and archiving never does`(index: Int) throws {
    let picture = SentinelPicture.all[index]
    for policy in [PrivacyPolicy.sharing, .publishing, .removing(.location)] {
      let output = ArraySource(try Self.clean(picture, policy))
      let again = try Removal.plan(
        of: output, format: picture.format, policy: policy, pairing: .keep)
      #expect(again.splice.isIdentity(ofCount: output.count))
      #expect(again.removed.isEmpty)
    }
    let source = ArraySource(picture.bytes)
    let archived = try Removal.plan(
      of: source, format: picture.format, policy: .archive, pairing: .keep)
    #expect(archived.splice.isIdentity(ofCount: source.count))
  }

  @Test func `a secondary image stays in its place in the index`() throws {
    let output = ArraySource(try Self.clean(SentinelPicture.jpeg, .sharing))
    let file = try JPEGFile(output)
    let index = try #require(try MultiPicture(file))
    #expect(index.images.count == 2)
    let first = try JPEGSegments(output)
    #expect(index.images[0].range == 0..<first.end)
    #expect(index.images[1].range == first.end..<output.count)
    let second = try JPEGSegments(output, from: index.images[1].range.lowerBound)
    #expect(second.isComplete && second.end == output.count)
  }

  @Test func `what goes without being asked for is said`() throws {
    let picture = SentinelPicture.jpeg
    let removal = try Removal.plan(
      of: ArraySource(picture.bytes), format: .jpeg, policy: .removing(.location), pairing: .keep)
    #expect(removal.removed == [.location])
    #expect(removal.invalidated == ["motionPhoto", "provenance", "telemetry"])
    #expect(removal.kept.contains("icc") && removal.kept.contains("orientation"))
  }

  @Test func `an animation keeps its flags and loses those of what is gone`() throws {
    let output = ArraySource(try Self.clean(SentinelPicture.animatedWebP, .removing(.location)))
    let file = try WebPFile(output)
    #expect(file.header.flags == [.alpha, .animation, .exif, .xmp])
    #expect(try RIFFChunks(output).end == output.count)
    let bare = PrivacyPolicy(remove: Set(PrivacyGroup.allCases))
    let stripped = try WebPFile(ArraySource(try Self.clean(SentinelPicture.animatedWebP, bare)))
    #expect(stripped.header.flags.contains([.alpha, .animation]))
    #expect(stripped.frames == 1)
  }

  @Test(arguments: [MediaFormat.svg, .nef, .cr3, .raf, .adjustments])
  func `other containers are refused by name`(format: MediaFormat) {
    let error = #expect(throws: PrivacyError.self) {
      try Removal.plan(
        of: ArraySource([0]), format: FileFormat(rawValue: format.uniformTypeIdentifier),
        policy: .sharing, pairing: .keep)
    }
    #expect(error?.code == .unsupportedFormat)
  }

  static func clean(_ picture: SentinelPicture, _ policy: PrivacyPolicy) throws -> [UInt8] {
    let source = ArraySource(picture.bytes)
    let removal = try Removal.plan(
      of: source, format: picture.format, policy: policy, pairing: .keep)
    let output = try removal.splice.apply(to: source)
    #expect(output.count == removal.splice.count)
    try Proof.check(
      output: ArraySource(output), format: picture.format, policy: policy, pairing: .keep,
      values: removal.values)
    return output
  }

  /// The sentinels that a search of every byte finds, packed ones included.
  static func sentinels(of picture: SentinelPicture, in output: [UInt8]) throws -> Set<String> {
    let search = NeedleSearch(
      picture.sentinels.map { PrivateValues.Needle(bytes: $0.bytes, carrier: $0.text) })
    let haystack = try everything(in: output, format: picture.format)
    return Set(search.matches(in: haystack).map(\.carrier))
  }

  /// The bytes of a file, and what stands packed in it.
  static func everything(in bytes: [UInt8], format: FileFormat) throws -> [UInt8] {
    guard format == .png else { return bytes }
    let file = try PNGFile(ArraySource(bytes))
    var result = bytes
    for chunk in file.chunks {
      guard let text = try file.text(chunk) else { continue }
      let content = try file.source.bytes(text.text)
      if [.compressedLatin1, .compressedUTF8].contains(text.storage) {
        result += try Zlib.inflate(content, limit: 1 << 20)
      }
      result += RawProfile.decode(content) ?? []
    }
    return result
  }
}

extension [UInt8] {
  func contains(_ other: [UInt8]) -> Bool {
    guard let first = other.first, other.count <= count else { return false }
    return (0...count - other.count).contains {
      self[$0] == first && self[$0..<$0 + other.count].elementsEqual(other)
    }
  }
}
