import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Looks for the clip of a motion photo where its marks say that it is: a mark alone is often
  /// all that an export has kept.
  mutating func gatherClip(of source: any ByteSource) {
    gather(SamsungTrailer(source, in: 0..<source.count), in: source)
    for (distance, marker) in clipDistances where distance <= source.count {
      gatherClip(at: source.count - distance..<source.count, in: source, by: marker)
    }
    if !hasClip, isMarkedMotionPhoto {
      warn("it is marked as a motion photo, but its clip is not where it says")
    }
  }

  /// Takes the clip that a range holds, if it really holds one, and what is private in it.
  mutating func gatherClip(at range: Range<Int>, in source: any ByteSource, by marker: String) {
    guard !hasClip, Self.beginsMovie(source, at: range.lowerBound),
      let clip = try? PieceSource(of: source, range)
    else { return }
    clipMarker = marker
    found(.motion, in: "motionPhoto")
    var evidence = Evidence(format: .mpeg4, bytes: clip.count, name: FileName(""))
    try? evidence.gather(movie: clip)
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
  private var clipDistances: [(Int, marker: String)] {
    let items = xmp.flatMap(\.items)
    var distances: [(Int, marker: String)] = []
    if let index = items.firstIndex(where: { $0.semantic == "MotionPhoto" }) {
      // Whatever follows the clip in the directory stands behind it.
      let behind = items[index...].compactMap(\.length).filter { $0 > 0 && $0 < 1 << 40 }
      distances.append((behind.reduce(0, +), "xmp.container.MotionPhoto"))
    }
    if let offset = xmpText("MicroVideoOffset", in: .camera).flatMap({ Int($0) }), offset > 0 {
      distances.append((offset, "xmp.camera.MicroVideoOffset"))
    }
    return distances
  }

  private var isMarkedMotionPhoto: Bool {
    xmpText("MotionPhoto", in: .camera) == "1" || xmpText("MicroVideo", in: .camera) == "1"
  }
}
