import JobSpec
import MediaFile

/// Cleans a list of Photoshop's image resources, which may hold whole Exif, XMP and IPTC blocks.
enum PhotoshopCleaner {
  static func clean(
    _ block: [UInt8], in carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    let resources = try resources(of: block, carrier)
    var outcomes: [(resource: Resource, data: [UInt8])] = []
    var hasChanged = false
    var iptcChanged = false
    for resource in resources {
      let name = "\(carrier).\(resource.hexID)"
      let data = Array(block[resource.data])
      switch try clean(data, meaning(resource.id), in: name, &ledger) {
      case .unchanged: outcomes.append((resource, data))
      case .removed:
        hasChanged = true
        if resource.id == 0x0404 { iptcChanged = true }
      case .replaced(let bytes):
        hasChanged = true
        outcomes.append((resource, bytes))
        if resource.id == 0x0404 { iptcChanged = true }
      }
    }
    // The digest is of the IPTC block as it was.
    if iptcChanged { outcomes.removeAll { $0.resource.id == 0x0425 } }
    guard hasChanged else { return .unchanged }
    guard !outcomes.isEmpty else { return .removed }
    return .replaced(outcomes.flatMap { encode($0.resource, $0.data, of: block) })
  }

  private static func clean(
    _ data: [UInt8], _ meaning: Meaning, in name: String, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    if case .nested(let kind) = meaning {
      if kind == .profile { ledger.keep("icc") }
      return data.isEmpty ? .unchanged : try NestedBlock.clean(data, kind, in: name, &ledger)
    }
    guard try ledger.removes(meaning, in: name) else {
      ledger.values.keep(data)
      return .unchanged
    }
    ledger.values.remove(block: data, from: name)
    return .removed
  }

  static func meaning(_ id: Int) -> Meaning {
    switch id {
    case 0x0404: .nested(.iptc)
    case 0x0422, 0x0423: .nested(.exif)
    case 0x0424: .nested(.xmp)
    case 0x040F: .nested(.profile)
    case 0x0409, 0x040C: .tells(.thumbnails)
    case 0x0425: .tells(.identifiers)
    case 0x040A: .tells(.copyright)
    case 0x040B, 0x041E: .tells(.copyright, .contact)
    case 0x03F0, 0x0403, 0x0411, 0x0415, 0x043D: .tells(.captions)
    case 0x0421, 0x0426, 0x043A, 0x043B, 0x03E9, 0x03EA, 0x0435, 0x0438, 0x1B58, 0x1B59, 0x1F40:
      .tells(.history)
    case 0x041A, 0x041B, 0x0428...0x0434, 0x0439, 0x043C, 0x07D0...0x0BB7: .tells(.history)
    case 0x041D, 0x0414: .tells(.identifiers)
    case 0x03ED: .rendering(nil)
    // Halftone, print and display settings.
    case 0x03E8, 0x03EB, 0x03EC, 0x03EE, 0x03EF, 0x03F1...0x0402, 0x0405...0x0408, 0x040D, 0x040E,
      0x0410, 0x0412, 0x0413, 0x0416, 0x0417, 0x0418, 0x0419, 0x041C, 0x041F, 0x0420, 0x0427,
      0x0436, 0x0437, 0x2710:
      .structure
    default: .unknown
    }
  }
}

// MARK: - Structure

extension PhotoshopCleaner {
  private struct Resource {
    var id: Int
    /// Signature, id and name.
    var head: Range<Int>
    var data: Range<Int>

    var hexID: String {
      let digits = String(id, radix: 16, uppercase: true)
      return "0x" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }

  private static let signatures: [[UInt8]] = ["8BIM", "PHUT", "AgHg", "DCSR", "MeSa"]
    .map { Array($0.utf8) }

  private static func resources(
    of block: [UInt8], _ carrier: String
  ) throws(PrivacyError) -> [Resource] {
    let order = ByteOrder.bigEndian
    let doubt = PrivacyError(
      .corrupt, "\(carrier): the list of resources breaks off.", carriers: [carrier])
    var result: [Resource] = []
    var position = 0
    while position < block.count {
      guard position + 12 <= block.count else {
        guard block[position...].allSatisfy({ $0 == 0 }) else { throw doubt }
        break
      }
      guard signatures.contains(Array(block[position..<position + 4])),
        let id = order.uint16(block, at: position + 4)
      else { throw doubt }
      // A Pascal string, padded to an even length with its count.
      let name = 1 + Int(block[position + 6])
      let sizeAt = position + 6 + name + name % 2
      guard let size = order.uint32(block, at: sizeAt), size <= block.count - sizeAt - 4 else {
        throw doubt
      }
      let data = sizeAt + 4..<sizeAt + 4 + size
      result.append(Resource(id: id, head: position..<sizeAt, data: data))
      position = min(data.upperBound + size % 2, block.count)
    }
    return result
  }

  private static func encode(
    _ resource: Resource, _ data: [UInt8], of block: [UInt8]
  ) -> [UInt8] {
    block[resource.head] + ByteOrder.bigEndian.bytes32(data.count) + data
      + (data.count.isMultiple(of: 2) ? [] : [0])
  }
}
