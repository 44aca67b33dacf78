import JobSpec
import MediaFile

/// Cleans IPTC's records: datasets stand one behind the other, so that they can simply be left out.
enum IPTCCleaner {
  static func clean(
    _ block: [UInt8], in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    var kept: [UInt8] = []
    var position = 0
    while position < block.count, block[position] == 0x1C {
      let dataset = try dataset(block, at: position, carrier)
      let value = block[dataset.value]
      let name = "\(carrier).\(dataset.record):\(dataset.number)"
      if try ledger.removes(IPTCMeaning.of(dataset.record, dataset.number), in: name) {
        ledger.values.remove(text: value, from: name)
      } else {
        ledger.values.keep(value)
        kept += block[position..<dataset.value.upperBound]
      }
      position = dataset.value.upperBound
    }
    // Writers pad with zeros; anything else behind the last dataset is no IPTC.
    guard block[position...].allSatisfy({ $0 == 0 }) else {
      throw PrivacyError(.corrupt, "\(carrier): what follows is no dataset.", carriers: [carrier])
    }
    guard kept.count < position else { return .unchanged }
    // The character set and the version alone say nothing.
    return containsContent(kept) ? .replaced(kept) : .removed
  }

  private static func containsContent(_ block: [UInt8]) -> Bool {
    var position = 0
    while position + 5 <= block.count {
      let (record, number) = (block[position + 1], block[position + 2])
      if !(record == 1 && number == 90) && !(number == 0) { return true }
      position += 5 + (Int(block[position + 3]) << 8 | Int(block[position + 4]))
    }
    return false
  }

  private struct Dataset {
    var record: UInt8
    var number: UInt8
    var value: Range<Int>
  }

  private static func dataset(
    _ block: [UInt8], at position: Int, _ carrier: String
  ) throws(PrivacyError) -> Dataset {
    let truncated = PrivacyError(
      .corrupt, "\(carrier): a dataset is cut off.", carriers: [carrier])
    let order = ByteOrder.bigEndian
    guard position + 5 <= block.count, var length = order.uint16(block, at: position + 3) else {
      throw truncated
    }
    var start = position + 5
    if length & 0x8000 != 0 {
      let width = length & 0x7FFF
      guard width <= 4, let long = order.unsigned(block, at: start, width: width) else {
        throw truncated
      }
      length = Int(long)
      start += width
    }
    guard length <= block.count - start else { throw truncated }
    return Dataset(
      record: block[position + 1], number: block[position + 2], value: start..<start + length)
  }
}
