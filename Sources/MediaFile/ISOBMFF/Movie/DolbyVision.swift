/// What `dvcC`, `dvvC` or `dvwC` say of a Dolby Vision stream.
package struct DolbyVision: Hashable, Sendable {
  package var profile: Int
  /// What the pictures are without Dolby's part: 1 and 6 HDR10, 2 SDR, 4 HLG.
  package var compatibility: Int

  package init?(_ extensions: [Box], _ source: any ByteSource) {
    guard
      let box = extensions.first(where: { ["dvcC", "dvvC", "dvwC"].contains($0.type) }),
      box.content.count >= 5,
      let bytes = try? source.bytes(box.content.lowerBound..<box.content.lowerBound + 5)
    else { return nil }
    profile = Int(bytes[2] >> 1)
    compatibility = Int(bytes[4] >> 4)
  }

  /// The transfer curve, as in `AssetFacts.hdr`. Dolby's own is PQ.
  package var transfer: String { compatibility == 4 ? "hlg" : "pq" }
}
