import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Looks for the clip of a motion photo where its marks say that it is: a mark alone is often
  /// all that an export has kept.
  mutating func gatherClip(of source: any ByteSource) {
    let samsung = SamsungTrailer(source, in: 0..<source.count)
    for block in samsung?.blocks ?? [] { gather(block, in: source) }
    for distance in clipDistances where distance <= source.count {
      gatherClip(at: source.count - distance..<source.count, in: source)
    }
    if !hasClip, isMarkedMotionPhoto {
      warn("it is marked as a motion photo, but its clip is not where it says")
    }
  }

  /// Takes the clip that a range holds, if it really holds one, and what is private in it.
  mutating func gatherClip(at range: Range<Int>, in source: any ByteSource) {
    guard !hasClip, Self.beginsMovie(source, at: range.lowerBound),
      let clip = try? PieceSource(of: source, range)
    else { return }
    hasClip = true
    found(.motion, in: "motionPhoto")
    guard let movie = try? MovieFile(clip) else { return }
    var evidence = Evidence(format: .mpeg4, bytes: clip.count, name: FileName(""))
    try? evidence.gather(movie)
    for sensitive in evidence.facts.sensitive {
      found(sensitive.group, in: "motionPhoto." + sensitive.carrier)
    }
  }

  /// Whether a movie really begins at a place.
  private static func beginsMovie(_ source: any ByteSource, at offset: Int) -> Bool {
    guard offset >= 0, offset <= source.count - 8,
      let head = try? source.bytes(offset + 4..<offset + 8)
    else { return false }
    return head.elementsEqual("ftyp".utf8)
  }

  /// How far from the end of the file the marks say that the clip begins.
  private var clipDistances: [Int] {
    let items = xmp.flatMap(\.items)
    var distances: [Int] = []
    if let index = items.firstIndex(where: { $0.semantic == "MotionPhoto" }) {
      // Whatever follows the clip in the directory stands behind it.
      let behind = items[index...].compactMap(\.length).filter { $0 > 0 && $0 < 1 << 40 }
      distances.append(behind.reduce(0, +))
    }
    if let offset = xmpText("MicroVideoOffset", in: .camera).flatMap({ Int($0) }), offset > 0 {
      distances.append(offset)
    }
    return distances
  }

  private var isMarkedMotionPhoto: Bool {
    xmpText("MotionPhoto", in: .camera) == "1" || xmpText("MicroVideo", in: .camera) == "1"
  }

  private mutating func gather(_ block: SamsungTrailer.Block, in source: any ByteSource) {
    switch block.type {
    case 0x0A30:
      // A block begins with eight bytes and its own name.
      guard
        let head = try? source.bytes(
          block.range.lowerBound..<min(block.range.lowerBound + 8, block.range.upperBound))
      else { return }
      let name = ByteOrder.littleEndian.uint32(head, at: 4) ?? 0
      let start = block.range.lowerBound + 8 + name
      guard start < block.range.upperBound else { return }
      gatherClip(at: start..<block.range.upperBound, in: source)
    case 0x0100: found(.audio, in: "samsung.soundShot")
    case 0x0AB1, 0x0B40, 0x0B41: found(.depth, in: "samsung.depth")
    case 0x09E1: facts.isBurstPick = true
    case 0x0AA1: found(.location, in: "samsung.countryCode")
    case 0x0A01, 0x0E41: found(.time, in: "samsung.time")
    case 0x08D0, 0x08E0: isMultiPicturePanorama = true
    default: break
    }
  }
}
