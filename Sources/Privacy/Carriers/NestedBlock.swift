import MediaFile

/// Hands a block within a block to those who know it.
enum NestedBlock {
  static func clean(
    _ block: [UInt8], _ kind: Meaning.Nested, in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    switch kind {
    case .exif: try ExifCleaner.clean(block, in: carrier, &ledger)
    case .xmp: try XMPCleaner.clean(block, in: carrier, &ledger)
    case .iptc: try IPTCCleaner.clean(block, in: carrier, &ledger)
    case .photoshop: try PhotoshopCleaner.clean(block, in: carrier, &ledger)
    case .makerNote: try ExifCleaner.cleanApple(block, &ledger)
    case .profile: .unchanged
    }
  }
}
