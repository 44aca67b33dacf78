/// What a run may use. Each `nil` is decided from the machine.
public struct Limits: Hashable, Sendable {
  /// Bytes that all workers together may hold; `nil` is half of what the machine or its cgroup has.
  public var memory: Int?
  /// Seconds that one asset may take.
  public var secondsPerAsset: Double
  /// Pixels that one picture may have, from its header.
  public var pixels: Int
  /// Workers at once; `nil` is the number of processors this process may use.
  public var width: Int?

  /// The widths that a run may have: each asset in hand costs a thread and a process.
  package static let widths = 1...1024

  /// Sets limits, as `Limits(memory: .gigabytes(2), width: 4)`.
  public init(
    memory: ByteCount? = nil, secondsPerAsset: Double = 120, pixels: Int = 500_000_000,
    width: Int? = nil
  ) {
    self.memory = memory?.bytes
    self.secondsPerAsset = secondsPerAsset
    self.pixels = pixels
    self.width = width
  }
}
