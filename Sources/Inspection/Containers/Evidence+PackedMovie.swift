import Compression
import MediaFile

extension Evidence {
  /// How large a compressed header may become: about what a day of video needs.
  private static let packedLimit = 16 << 20

  /// Reads a movie, whose header old writers compressed.
  mutating func gather(movie source: any ByteSource) throws(MediaFileError) {
    guard let box = try TopLevelBoxes(source).boxes.first("moov"),
      let packed = try PackedMovie(of: box, source)
    else { return try gather(MovieFile(source)) }
    guard packed.method == "zlib" else {
      throw MediaFileError(
        .unsupportedFormat, "a movie whose header is compressed as “\(packed.method)”",
        at: box.range.lowerBound)
    }
    guard packed.packed.count <= Self.packedLimit, packed.unpackedCount <= Self.packedLimit else {
      throw MediaFileError(
        .limitExceeded, "a compressed movie header of \(packed.unpackedCount) bytes")
    }
    let header: [UInt8]
    do {
      header = try Zlib.inflate(try source.bytes(packed.packed), limit: packed.unpackedCount)
    } catch let error as MediaFileError {
      throw error
    } catch {
      throw MediaFileError(
        .corrupt, "a compressed movie header that cannot be unpacked", at: packed.packed.lowerBound)
    }
    try gather(MovieFile(unpacked: ArraySource(header), of: source))
  }
}
