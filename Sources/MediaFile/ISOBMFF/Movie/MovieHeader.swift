/// What `mvhd` and `mdhd` say of time.
package struct MovieHeader: Hashable, Sendable {
  /// Seconds since 1904, mostly in UTC; 0 where the writer did not say.
  package var created: UInt64
  /// Units a second.
  package var timescale: Int
  /// Seconds; nil where it is 0 or unknown.
  package var duration: Double?

  init(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    var cursor = box.cursor(source, fetch: 64)
    let width = try cursor.versionAndFlags().version == 1 ? 8 : 4
    created = try cursor.number(bytes: width)
    try cursor.skip(width)
    timescale = Int(try cursor.u32())
    let units = try cursor.number(bytes: width)
    let isUnknown = units == 0 || units == (width == 8 ? .max : UInt64(UInt32.max))
    duration = isUnknown || timescale == 0 ? nil : Double(units) / Double(timescale)
  }
}
