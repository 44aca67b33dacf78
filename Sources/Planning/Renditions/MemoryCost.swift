package import AssetFacts
import JobSpec

/// What a worker needs for an asset, told from its header, so that too many large pictures are
/// not decoded at once.
package enum MemoryCost {
  /// A worker with its libraries, and a few rows of the picture.
  private static let base = 64 << 20

  /// An upper estimate in bytes.
  package static func of(_ facts: AssetFacts, _ outputs: [OutputPlan]) -> Int {
    guard outputs.contains(where: \.work.encodes), let width = facts.width,
      let height = facts.height
    else { return 0 }
    let samples = (facts.bitDepth ?? 8) > 8 ? 2 : 1
    let (pixels, overflow) = width.multipliedReportingOverflow(by: height)
    guard !overflow, pixels < Int.max / 16 else { return Int.max / 2 }
    let largest = outputs.compactMap { $0.size.map { $0.width * $0.height } }.max() ?? 0
    return base + pixels * share(of: facts) * samples / 2 + min(largest, pixels) * 4 * samples
  }

  /// Half-samples that a decoder holds for each pixel: those that stream hold few.
  private static func share(of facts: AssetFacts) -> Int {
    switch facts.format {
    case .jpeg, .png, .tiff: 2
    case .webP, .gif: 8
    default: 12
    }
  }
}
