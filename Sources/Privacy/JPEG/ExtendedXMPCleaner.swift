import Hashing
import JobSpec
import MediaFile

/// Cleans a JPEG's XMP, the part that did not fit into one segment included: both are one packet,
/// and the one names the other by its digest.
struct ExtendedXMPCleaner {
  private let parts: [JPEGPart]
  private let source: any ByteSource
  private let name: String

  init(_ parts: [JPEGPart], in source: any ByteSource, name: String) {
    self.parts = parts
    self.source = source
    self.name = name
  }

  /// What becomes of each XMP segment, by its number among the parts.
  func clean(
    _ claims: XMPClaims, _ ledger: inout Ledger
  ) throws(PrivacyError) -> [Int: JPEGCleaner.Outcome] {
    var result: [Int: JPEGCleaner.Outcome] = [:]
    var claims = claims
    let mains = parts.indices.filter { parts[$0].content == .xmp }
    let extensions = try chunks()
    var named: Set<String> = []
    for number in mains {
      if let digest = try self.digest(namedIn: try body(number)) { named.insert(digest) }
    }
    for (digest, chunks) in extensions.sorted(by: { $0.key < $1.key }) {
      let isNamed = named.contains(digest)
      let carrier = isNamed ? "\(name).xmp.extended" : "\(name).xmp.orphan"
      // What no packet names is read by nobody, but by those who look.
      if !isNamed, try ledger.removes(.unknown, in: carrier) { continue }
      switch try XMPCleaner.clean(
        try joined(chunks, carrier), in: carrier, claims: claims, &ledger)
      {
      case .unchanged: for chunk in chunks { result[chunk.number] = .keep }
      case .removed: claims.dropsExtended = isNamed || claims.dropsExtended
      case .replaced(let packet):
        let new = MD5.digest(of: packet).hex.uppercased()
        if isNamed { claims.extendedDigest = new }
        if let first = chunks.first {
          result[first.number] = .replace(try encode(packet, digest: new))
        }
      }
    }
    if !named.isEmpty, named.isDisjoint(with: extensions.keys) { claims.dropsExtended = true }
    for number in mains {
      switch try XMPCleaner.clean(
        try body(number), in: "\(name).xmp", claims: claims, &ledger)
      {
      case .unchanged: result[number] = .keep
      case .removed: break
      case .replaced(let packet):
        do { result[number] = .replace(try JPEGSegment.encode(.xmp, packet)) } catch {
          throw PrivacyError(error, in: name)
        }
      }
    }
    return result
  }
}

// MARK: - Segments

extension ExtendedXMPCleaner {
  private struct Chunk {
    var number: Int
    var offset: Int
    var total: Int
  }

  /// The digest, the length of the whole and the place of the part stand before each part.
  private static let headerLength = 40

  private func chunks() throws(PrivacyError) -> [String: [Chunk]] {
    var result: [String: [Chunk]] = [:]
    for number in parts.indices where parts[number].content == .extendedXMP {
      let block = try body(number)
      guard let total = ByteOrder.bigEndian.uint32(block, at: 32),
        let offset = ByteOrder.bigEndian.uint32(block, at: 36)
      else { throw doubt("\(name).xmp.extended") }
      let digest = String(decoding: block.prefix(32), as: UTF8.self)
      result[digest, default: []].append(
        Chunk(number: number, offset: offset, total: total))
    }
    return result
  }

  private func joined(_ chunks: [Chunk], _ carrier: String) throws(PrivacyError) -> [UInt8] {
    var packet: [UInt8] = []
    // A packet of megabytes is held once: no part beside it, no room for growth.
    packet.reserveCapacity(chunks.reduce(0) { $0 + parts[$1.number].body.count })
    for chunk in chunks.sorted(by: { $0.offset < $1.offset }) {
      guard chunk.offset == packet.count else { throw doubt(carrier) }
      packet += try body(chunk.number).dropFirst(Self.headerLength)
    }
    guard chunks.allSatisfy({ $0.total == packet.count }) else { throw doubt(carrier) }
    return packet
  }

  private func encode(_ packet: [UInt8], digest: String) throws(PrivacyError) -> [UInt8] {
    var result: [UInt8] = []
    let order = ByteOrder.bigEndian
    for start in stride(from: 0, to: packet.count, by: 65_000) {
      let head = Array(digest.utf8) + order.bytes32(packet.count) + order.bytes32(start)
      let part = packet[start..<min(start + 65_000, packet.count)]
      do { result += try JPEGSegment.encode(.extendedXMP, head + part) } catch {
        throw PrivacyError(error, in: name)
      }
    }
    return result
  }

  private func digest(namedIn packet: [UInt8]) throws(PrivacyError) -> String? {
    let text = try XMPText(packet, in: "\(name).xmp")
    guard let tree = try XMPParser.parse(text.bytes, in: "\(name).xmp") else { return nil }
    let property = XMPName(XMPNamespace.note, "HasExtendedXMP")
    return tree.elements.indices.lazy.compactMap { tree.field(property, of: $0)?.value }.first
  }

  private func body(_ number: Int) throws(PrivacyError) -> [UInt8] {
    do { return try source.bytes(parts[number].body) } catch {
      throw PrivacyError(error, in: name)
    }
  }

  private func doubt(_ carrier: String) -> PrivacyError {
    PrivacyError(.corrupt, "\(carrier): parts are missing.", carriers: [carrier])
  }
}
