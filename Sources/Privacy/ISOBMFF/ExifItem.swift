import JobSpec
import MediaFile

/// An `Exif` item: four bytes that say how far on the TIFF header stands, and the block.
enum ExifItem {
  /// Cleans the block, and what stands before it.
  ///
  /// - Throws: ``PrivacyError`` where there is no block or it cannot be read whole.
  static func clean(
    _ item: [UInt8], in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    guard let start = start(in: item) else {
      throw PrivacyError(.corrupt, "\(carrier): there is no TIFF header.", carriers: [carrier])
    }
    var head = Array(item[..<start])
    var isChanged = false
    if hides(head), try ledger.removes(.unknown, in: "\(carrier).head") {
      head = head.prefix(4) + [UInt8](repeating: 0, count: head.count - 4)
      isChanged = true
    }
    switch try ExifCleaner.clean(Array(item[start...]), in: carrier, &ledger) {
    case .unchanged: return isChanged ? .replaced(head + item[start...]) : .unchanged
    case .removed: return .removed
    case .replaced(let bytes): return .replaced(head + bytes)
    }
  }

  /// Where the block begins, with or without `Exif\0\0` before it; nil where there is none.
  ///
  /// Some writers forget the first four bytes, or count them wrongly.
  static func start(in item: [UInt8]) -> Int? {
    let said = ByteOrder.bigEndian.uint32(item, at: 0).map { $0 + 4 }
    for start in [said, 4, 0].compactMap({ $0 }) {
      for skip in [0, 6] where isHeader(item, at: start + skip) {
        return skip == 6 && !item[start...].starts(with: JPEGSignature.exif.prefix)
          ? start + skip : start
      }
    }
    return nil
  }

  private static func isHeader(_ item: [UInt8], at place: Int) -> Bool {
    guard place >= 0, place <= item.count - 8 else { return false }
    let head = item[place..<place + 4]
    return head.elementsEqual([0x49, 0x49, 42, 0]) || head.elementsEqual([0x4D, 0x4D, 0, 42])
  }

  /// Whether more than the usual words stands before the block.
  static func hides(_ head: [UInt8]) -> Bool {
    let rest = head.dropFirst(4)
    return !rest.allSatisfy { $0 == 0 } && !rest.elementsEqual(JPEGSignature.exif.prefix)
  }
}
