import Fixtures
import JobSpec
import MediaFile
import TestSupport
import Testing

@testable import Privacy

/// What sentinels alone do not show: pairs, refusals, fragments, and that pictures and samples stay.
@Suite struct BoxFileTests {
  private typealias B = BoxBuilder
  private static let identifier = "ACB565E0-2F5C-4E8B-9E6A-9B5E1C1C3F20"

  private static func movie(_ extra: [UInt8]..., before: [UInt8] = []) -> ArraySource {
    let header = B.full("mvhd", [UInt8](repeating: 0, count: 96))
    return ArraySource(
      B.box("ftyp", B.code("qt  "), B.u32(0)) + before
        + B.box("moov", header, Array(extra.joined())))
  }

  private static func clean(
    _ source: ArraySource, _ policy: PrivacyPolicy = .sharing,
    pairing: LivePhotoPairing = .keep
  ) throws -> [UInt8] {
    let removal = try Removal.plan(
      of: source, format: .quickTimeMovie, policy: policy, pairing: pairing)
    return try removal.splice.apply(to: source)
  }

  @Test func `the pair's identifier stays, goes or is replaced as the still's is`() throws {
    let source = Self.movie(
      B.keys([
        ("com.apple.quicktime.location.ISO6709", "+47.0566+007.6205/"),
        ("com.apple.quicktime.content.identifier", Self.identifier),
      ]))
    func identifier(_ pairing: LivePhotoPairing) throws -> String? {
      let output = ArraySource(try Self.clean(source, pairing: pairing))
      #expect(output.count == source.count)
      let movie = try MovieFile(output)
      #expect(movie.metadata.allSatisfy { $0.key.hasSuffix("content.identifier") })
      return try movie.metadata.first?.text(output)
    }
    #expect(try identifier(.keep) == Self.identifier)
    #expect(try identifier(.split) == nil)
    let expected = PairingIdentifier.replacement(for: Array(Self.identifier.utf8))
    #expect(try identifier(.replace) == String(decoding: expected, as: UTF8.self))
  }

  @Test func `keys close up and keep their values`() throws {
    let source = Self.movie(
      B.keys([
        ("com.apple.quicktime.make", "Maker"), ("com.apple.quicktime.location.name", "Somewhere"),
        ("com.apple.quicktime.title", "A title"),
      ]))
    let output = ArraySource(try Self.clean(source, .removing(.location)))
    let movie = try MovieFile(output)
    #expect(movie.metadata.map(\.key) == ["com.apple.quicktime.make", "com.apple.quicktime.title"])
    #expect(try movie.metadata.map { try $0.text(output) } == ["Maker", "A title"])
  }

  @Test func `times become unknown`() throws {
    var header = [UInt8](repeating: 0, count: 96)
    header.replaceSubrange(0..<8, with: B.u32(3_861_000_000) + B.u32(3_861_000_001))
    let source = ArraySource(
      B.box("ftyp", B.code("qt  "), B.u32(0)) + B.box("moov", B.full("mvhd", header)))
    let movie = try MovieFile(ArraySource(try Self.clean(source, .removing(.time))))
    #expect(movie.header.created == 0)
    #expect(try Self.clean(source, .removing(.location)) == source.bytes(0..<source.count))
  }

  @Test func `samples of a fragmented movie's telemetry become zeros`() throws {
    let secret = Array("sentinel-fragment".utf8)
    let picture = Array("picture-samples!!".utf8)
    let track = { (id: Int, type: FourCC, handler: FourCC) in
      TimedTrack(
        id: id, handler: handler, name: "", entry: TimedTrack.entry(type), sample: []
      ).encode(at: 8)
    }
    let extends = B.box(
      "mvex", B.full("trex", B.u32(1), B.u32(1), B.u32(0), B.u32(0), B.u32(0)),
      B.full("trex", B.u32(2), B.u32(1), B.u32(0), B.u32(0), B.u32(0)))
    let head = B.box("ftyp", B.code("iso5"), B.u32(0))
    let moov = B.box(
      "moov", B.full("mvhd", [UInt8](repeating: 0, count: 96)), track(1, "avc1", "vide"),
      track(2, "gpmd", "meta"), extends)
    func fragment(_ id: Int, at offset: Int) -> [UInt8] {
      B.box(
        "traf", B.full("tfhd", flags: 0x20000, B.u32(id)),
        B.full("trun", flags: 0x201, B.u32(1), B.u32(offset), B.u32(secret.count)))
    }
    let length = B.box("moof", B.full("mfhd", B.u32(1)), fragment(1, at: 0), fragment(2, at: 0))
      .count
    let moof = B.box(
      "moof", B.full("mfhd", B.u32(1)), fragment(1, at: length + 8),
      fragment(2, at: length + 8 + picture.count))
    let source = ArraySource(head + moov + moof + B.box("mdat", picture + secret))
    let output = try Self.clean(source, .removing(.location))
    #expect(output.count == source.count)
    #expect(output.contains(picture))
    #expect(!output.contains(secret))
    #expect(!output.contains(Array("gpmd".utf8)))
  }

  @Test(
    arguments: [
      ("cmov", "compressed"), ("pssh", "encrypted"),
    ] as [(FourCC, String)])
  func `what cannot be looked into is refused by name`(type: FourCC, word: String) {
    let error = #expect(throws: PrivacyError.self) {
      try Self.clean(Self.movie(B.box(type, [1, 2, 3, 4])))
    }
    #expect(error?.code == .unsupportedFormat)
    #expect(error?.message.contains(word) == true)
  }

  @Test func `a track that shares its samples with a picture is refused`() throws {
    let sample = Array("shared-by-both-tracks".utf8)
    let place = 24
    func track(_ id: Int, _ type: FourCC, _ handler: FourCC) -> [UInt8] {
      TimedTrack(
        id: id, handler: handler, name: "", entry: TimedTrack.entry(type), sample: sample
      ).encode(at: place)
    }
    let source = Self.movie(
      track(1, "avc1", "vide"), track(2, "gpmd", "meta"), before: B.box("mdat", sample))
    let error = #expect(throws: PrivacyError.self) { try Self.clean(source) }
    #expect(error?.code == .corrupt)
  }

  @Test(.enabled(if: Referee.exiftool.isInstalled), arguments: [4, 5, 6])
  func `an independent reader finds nothing, and the picture is the same`(index: Int) async throws {
    let picture = SentinelPicture.all[index]
    let folder = try TemporaryFolder()
    let suffix = picture.format == .heic ? "heic" : "mov"
    let output = try RemovalTests.clean(picture, .publishing)
    _ = try folder.write(picture.bytes, to: "before.\(suffix)")
    _ = try folder.write(output, to: "after.\(suffix)")
    let found = try await Referee.exiftool.run(
      ["-ee3", "-a", "-u", "-G1", "-s", folder.path + "/after.\(suffix)"])
    let kept = picture.sentinels.filter { $0.groups.isSubset(of: [.creator, .copyright]) }
    for line in found.lines where line.contains("sentinel") {
      #expect(kept.contains { line.contains($0.text) }, "\(line)")
    }
    guard Referee.vips.isInstalled, Referee.ffmpeg.isInstalled else { return }
    let before = try await Self.samples(of: "before.\(suffix)", in: folder)
    #expect(!before.isEmpty)
    #expect(try await Self.samples(of: "after.\(suffix)", in: folder) == before)
  }

  /// The pixels of a picture, or a hash of the coded samples of a movie.
  private static func samples(
    of name: String, in folder: TemporaryFolder
  ) async throws -> [UInt8] {
    guard name.hasSuffix("mov") else {
      _ = try await Referee.vips.run(["copy", name, name + ".raw"], in: folder.path)
      return try folder.read(name + ".raw")
    }
    return try await Referee.ffmpeg.run(
      ["-v", "error", "-i", name, "-map", "0:0", "-c", "copy", "-f", "streamhash", "-"],
      in: folder.path
    ).output
  }
}
