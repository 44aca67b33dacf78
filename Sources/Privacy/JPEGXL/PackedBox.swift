import Compression
import JobSpec
import MediaFile

/// A `brob` box: another box's type, and its content packed with Brotli.
struct PackedBox {
  /// Content that is longer, packed or not, is refused.
  static let limit = 1 << 26

  /// What the box would be called if it were not packed.
  let type: FourCC
  private let content: Range<Int>
  private let source: any ByteSource

  /// `nil` for a box that is not packed.
  ///
  /// - Throws: ``MediaFileError`` where it is too short to have a type.
  init?(_ box: Box, in source: any ByteSource) throws(MediaFileError) {
    guard box.type == "brob" else { return nil }
    var cursor = ByteCursor(source, in: box.content, fetch: 4)
    type = try cursor.code()
    content = box.content.lowerBound + 4..<box.content.upperBound
    self.source = source
  }

  /// - Throws: ``PrivacyError`` where it cannot be unpacked.
  func unpacked() throws(PrivacyError) -> [UInt8] {
    let name = "jxl.\(type)"
    guard content.count <= Self.limit else {
      throw PrivacyError(.limitExceeded, "\(name) is too large.", carriers: [name])
    }
    let packed: [UInt8]
    do { packed = try source.bytes(content) } catch { throw PrivacyError(error, in: name) }
    do { return try Brotli.decompress(packed, limit: Self.limit) } catch {
      throw PrivacyError(.corrupt, "\(name): cannot be unpacked.", carriers: [name])
    }
  }
}
