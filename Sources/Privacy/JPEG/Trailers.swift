import JobSpec
import MediaFile

/// What follows the images of a JPEG: a motion photo's video, Samsung's directory, anything.
///
/// It stays only where nothing at all must go: what a video or an unknown block tells cannot be
/// taken out of it here.
struct Trailers {
  /// Not covered by images.
  let ranges: [Range<Int>]
  private let source: any ByteSource
  private let name: String

  init(
    in source: any ByteSource, after end: Int, around images: [Range<Int>], name: String
  ) throws(PrivacyError) {
    self.source = source
    self.name = name
    var ranges: [Range<Int>] = []
    var position = end
    for image in images {
      if position < image.lowerBound { ranges.append(position..<image.lowerBound) }
      position = max(position, image.upperBound)
    }
    if position < source.count { ranges.append(position..<source.count) }
    self.ranges = ranges
  }

  /// Whether all of it stays. Mere padding is no reason to stay or to go.
  func keeps(_ ledger: inout Ledger) throws(PrivacyError) -> Bool {
    var keeps = true
    for range in ranges {
      let (meaning, kind) = try classify(range)
      if kind == "padding" { continue }
      guard try ledger.removes(meaning, in: "\(name).\(kind)") else { continue }
      try ledger.values.remove(range, of: source, from: "\(name).\(kind)")
      keeps = false
    }
    return keeps
  }

  private func classify(_ range: Range<Int>) throws(PrivacyError) -> (Meaning, String) {
    do {
      let head = try source.bytes(range.lowerBound..<min(range.lowerBound + 64, range.upperBound))
      let tail = try source.bytes(max(range.upperBound - 4, range.lowerBound)..<range.upperBound)
      if tail.elementsEqual("SEFT".utf8) {
        return (.opaque(.motion, costs: "samsungTrailer"), "samsungTrailer")
      }
      if head.dropFirst(4).starts(with: "ftyp".utf8) {
        return (.opaque(.motion, costs: "motionPhoto"), "motionPhoto")
      }
      return try isBlank(range)
        ? (.structure, "padding") : (.opaque(nil, costs: "trailer"), "trailer")
    } catch { throw PrivacyError(error, in: name) }
  }

  private func isBlank(_ range: Range<Int>) throws(MediaFileError) -> Bool {
    guard range.count <= 65_536 else { return false }
    return try source.bytes(range).allSatisfy { $0 == 0 }
  }
}
