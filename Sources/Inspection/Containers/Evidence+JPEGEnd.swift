import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Says whether a JPEG is cut off or has something behind it.
  ///
  /// Most files end in the end marker, some in a directory that is known; only the others have to
  /// be walked.
  mutating func judgeEnd(of jpeg: JPEGFile) throws(MediaFileError) {
    let source = jpeg.source
    let tail = try source.bytes(max(0, source.count - 4)..<source.count)
    guard !tail.suffix(2).elementsEqual([0xFF, 0xD9]) else { return }
    guard !tail.elementsEqual("SEFT".utf8), !hasClip else { return }
    let whole: JPEGSegments
    do {
      whole = try JPEGSegments(source, from: jpeg.start)
    } catch {
      guard error.code != .unreadable else { throw error }
      return warn("its picture is damaged: \(error.message)")
    }
    guard whole.isComplete else { return warn("its picture is cut off") }
    let rest = source.count - whole.end
    // Some phones put a clip behind the picture and say so nowhere.
    gatherClip(at: whole.end..<source.count, in: source, by: "jpeg.trailer.ftyp")
    if rest > 0, !hasClip { warn("\(rest) bytes follow the end of the picture") }
  }
}
