import Fixtures
import Foundation
import JobSpec
import MediaFile

@testable import Privacy

/// A real movie with a sentinel in every carrier that a movie has.
enum SentinelMovie {
  private typealias B = BoxBuilder

  private static let texts: [(type: FourCC, sentinel: Sentinel)] = [
    ("©xyz", Sentinel(.location, carrier: "udta-xyz")),
    ("©day", Sentinel(.time, carrier: "udta-day")),
    ("©nam", Sentinel(.captions, carrier: "udta-nam")),
    ("©cmt", Sentinel(.captions, carrier: "udta-cmt")),
    ("©mak", Sentinel(.camera, carrier: "udta-mak")),
    ("©swr", Sentinel(.history, carrier: "udta-swr")),
    ("©ART", Sentinel(.creator, carrier: "udta-art")),
    ("©cpy", Sentinel(.copyright, carrier: "udta-cpy")),
    ("©url", Sentinel(.contact, carrier: "udta-url")),
    ("SNum", Sentinel(.serials, .camera, carrier: "udta-serial")),
    ("MUID", Sentinel(.identifiers, carrier: "udta-media-id")),
    ("thmb", Sentinel(.thumbnails, carrier: "udta-thumbnail")),
    ("GPMF", Sentinel(.makerNotes, carrier: "udta-gpmf", isOpaque: true)),
    ("wxyz", Sentinel(carrier: "udta-unknown")),
  ]
  /// Longitude and latitude of 7.6205, 47.0566, as 16.16.
  static let fixedPlace = [499_417, 3_083_901]
  private static let loci = Sentinel(.location, carrier: "udta-loci")

  private static let keys: [(key: String, sentinel: Sentinel)] = [
    ("com.apple.quicktime.location.ISO6709", Sentinel(.location, carrier: "key-place")),
    ("com.apple.quicktime.location.name", Sentinel(.location, carrier: "key-place-name")),
    ("location-eng", Sentinel(.location, carrier: "key-plain-place")),
    ("com.apple.quicktime.creationdate", Sentinel(.time, carrier: "key-date")),
    ("com.apple.quicktime.make", Sentinel(.camera, carrier: "key-make")),
    ("com.apple.quicktime.software", Sentinel(.history, carrier: "key-software")),
    ("com.apple.quicktime.title", Sentinel(.captions, carrier: "key-title")),
    ("com.apple.quicktime.author", Sentinel(.creator, carrier: "key-author")),
    ("com.apple.quicktime.copyright", Sentinel(.copyright, carrier: "key-copyright")),
    ("org.example.unknown", Sentinel(carrier: "key-unknown")),
  ]
  private static let trackKey = Sentinel(.captions, carrier: "track-key")
  private static let handlerName = Sentinel(.history, .camera, carrier: "handler-name")

  private static let faces = Sentinel(.people, carrier: "mebx-faces")
  private static let telemetry = Sentinel(
    .location, .time, .camera, .serials, .identifiers, .makerNotes, carrier: "gpmd")
  private static let subtitles = Sentinel(.captions, carrier: "subtitles")
  private static let flight = Sentinel(.captions, .location, carrier: "flight-GPS(47.0566,7.6205)")
  private static let depth = Sentinel(.depth, .people, carrier: "auxiliary-video")
  private static let unknownTrack = Sentinel(carrier: "timed-unknown", isOpaque: true)
  private static let orphan = Sentinel(carrier: "orphan")
  private static let free = Sentinel(carrier: "free-space")
  private static let c2pa = Sentinel(.provenance, carrier: "movie-c2pa", isOpaque: true)
  private static let trailer = Sentinel(carrier: "movie-trailer", isOpaque: true)
  private static let event = Sentinel(carrier: "event", isOpaque: true)

  /// - Parameter isQuickTime: XMP stands in `udta` there, in a box of its own otherwise.
  static func make(_ name: String, isQuickTime: Bool) -> SentinelPicture {
    let base = bytes(of: "video/walk.mov")
    let source = ArraySource(base)
    guard let top = try? TopLevelBoxes(source), let movie = top.boxes.first("moov"),
      let boxes = try? movie.children(source), let data = top.boxes.first("mdat")
    else { preconditionFailure("the fixture has changed") }
    // The movie box gives way to free space, so that the chunks are where they were.
    let head =
      Array(base[..<movie.range.lowerBound])
      + B.box("free", [UInt8](repeating: 0, count: movie.range.count - 8))
      + Array(base[movie.range.upperBound...])
    var tracks = [
      TimedTrack(
        id: 11, handler: "meta", name: handlerName.text, entry: TimedTrack.entry("gpmd"),
        sample: telemetry.bytes),
      TimedTrack(
        id: 12, handler: "meta", name: "",
        entry: TimedTrack.keyed("com.apple.quicktime.detected-face"), sample: faces.bytes),
      TimedTrack(
        id: 13, handler: "meta", name: "",
        entry: TimedTrack.keyed("com.apple.quicktime.still-image-time"), sample: [0, 0, 0, 9]),
      TimedTrack(
        id: 14, handler: "sbtl", name: "", entry: TimedTrack.entry("tx3g"),
        sample: B.u16(subtitles.bytes.count) + subtitles.bytes),
      TimedTrack(
        id: 15, handler: "sbtl", name: "", entry: TimedTrack.entry("tx3g"),
        sample: B.u16(flight.bytes.count) + flight.bytes),
      TimedTrack(
        id: 16, handler: "auxv", name: "", entry: TimedTrack.entry("dpth"), sample: depth.bytes),
      TimedTrack(
        id: 17, handler: "meta", name: "", entry: TimedTrack.entry("zzzz"),
        sample: unknownTrack.bytes),
    ]
    tracks[2].references = B.box("tref", B.box("cdsc", B.u32(1), B.u32(11)))
    var samples = orphan.bytes
    var places: [Int] = []
    for track in tracks {
      places.append(head.count + 8 + samples.count)
      samples += track.sample
    }
    let encoded = zip(tracks, places).flatMap { $0.encode(at: $1) }
    let own = boxes.filter { $0.type == "mvhd" || $0.type == "trak" }.flatMap { base[$0.range] }
    let location =
      B.full(
        "loci", [0x15, 0xC7], B.text(loci.text), [0], fixedPlace.flatMap { B.u32($0) },
        B.u32(0), B.text("earth"), [0])
    let userData =
      texts.flatMap { type, sentinel in
        type.description.hasPrefix("©")
          ? B.international(type, sentinel.text) : B.box(type, [0, 0, 0, 0], sentinel.bytes)
      } + location + (isQuickTime ? B.box("XMP_", Blocks.xmp(prefix: "")) : [])
    let moov = B.box(
      "moov", own, encoded, B.box("udta", userData),
      B.keys(keys.map { ($0.key, $0.sentinel.text) }),
      B.box("udta", B.keys([("com.apple.quicktime.comment", trackKey.text)])),
      B.box("free", free.bytes))
    let packet = isQuickTime ? [] : B.box("uuid", Self.xmp, Blocks.xmp(prefix: ""))
    let file =
      head + B.box("mdat", samples) + moov + packet
      + B.box("uuid", Self.manifest, [0, 0, 0, 0], c2pa.bytes)
      + B.box("emsg", [0, 0, 0, 0], event.bytes) + [1, 2, 3, 4, 5, 6, 7, 8] + trailer.bytes
    return SentinelPicture(
      name: name, format: isQuickTime ? .quickTimeMovie : .mpeg4Movie, bytes: file,
      sentinels: texts.map(\.sentinel) + keys.map(\.sentinel) + Blocks.xmpSentinels + [
        loci, trackKey, telemetry, faces, subtitles, flight, depth, unknownTrack, orphan, free,
        c2pa, trailer, event,
      ],
      pixels: Array(base[data.content]))
  }

  private static let xmp: [UInt8] = [
    0xBE, 0x7A, 0xCF, 0xCB, 0x97, 0xA9, 0x42, 0xE8, 0x9C, 0x71, 0x99, 0x94, 0x91, 0xE3, 0xAF, 0xAC,
  ]
  static let manifest: [UInt8] = [
    0xD8, 0xFE, 0xC3, 0xD6, 0x1B, 0x0E, 0x48, 0x3C, 0x92, 0x97, 0x58, 0x28, 0x87, 0x7E, 0xC4, 0x81,
  ]

  static func bytes(of fixture: String) -> [UInt8] {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: Fixture.folder + "/" + fixture))
    else { preconditionFailure("no fixture \(fixture)") }
    return [UInt8](data)
  }
}
