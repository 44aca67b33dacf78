/// A number of bytes with its unit in sight: `.megabytes(2)`; a bare number counts bytes.
public struct ByteCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The number in bytes.
  public var bytes: Int

  /// A number of bytes.
  public init(bytes: Int) { self.bytes = bytes }
  /// A bare number, in bytes.
  public init(integerLiteral value: Int) { self.bytes = value }

  /// A number of bytes.
  public static func bytes(_ count: Int) -> ByteCount { ByteCount(bytes: count) }
  /// Thousands of bytes.
  public static func kilobytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_000) }
  /// Millions of bytes.
  public static func megabytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_000_000) }
  /// Thousand millions of bytes.
  public static func gigabytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_000_000_000) }
  /// 1,024 bytes each.
  public static func kibibytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_024) }
  /// 1,024 kibibytes each.
  public static func mebibytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_048_576) }
  /// 1,024 mebibytes each.
  public static func gibibytes(_ count: Double) -> ByteCount { ByteCount(count, of: 1_073_741_824) }

  /// What does not fit 64 bits, or is no number, becomes the nearest that can be said, or 0;
  /// validation refuses it where it matters.
  private init(_ count: Double, of unit: Double) {
    let product = count * unit
    guard product.magnitude < 9e18 else {
      bytes = product.isNaN ? 0 : product > 0 ? .max : .min
      return
    }
    bytes = Int(product)
  }
}
