import AssetFacts
import JobSpec
import MediaFile
import Testing

@testable import Inspection

@Suite struct SamsungBlockTests {
  /// A trailer of blocks without content but their names.
  private static func trailer(_ types: [UInt16]) -> [UInt8] {
    let order = ByteOrder.littleEndian
    var blocks: [[UInt8]] = []
    for type in types {
      let name = Array("Block".utf8)
      blocks.append(
        order.bytes16(0) + order.bytes16(Int(type)) + order.bytes32(name.count) + name + [1, 2])
    }
    let length = blocks.reduce(0) { $0 + $1.count }
    var directory = Array("SEFH".utf8) + order.bytes32(107) + order.bytes32(types.count)
    var distance = length
    for (type, block) in zip(types, blocks) {
      directory +=
        order.bytes16(0) + order.bytes16(Int(type)) + order.bytes32(distance)
        + order.bytes32(block.count)
      distance -= block.count
    }
    return blocks.flatMap { $0 } + directory + order.bytes32(directory.count) + Array("SEFT".utf8)
  }

  private static func evidence(_ types: [UInt16]) -> Evidence {
    let source = ArraySource([0xFF, 0xD8] + trailer(types))
    var evidence = Evidence(format: .jpeg, bytes: source.count, name: FileName("a.jpg"))
    evidence.gather(SamsungTrailer(source, in: 0..<source.count), in: source)
    return evidence
  }

  @Test func `types are noted, and what they tell`() {
    let evidence = Self.evidence([0x0910, 0x08E0, 0x0C21, 0x0DA1, 0x09E0])
    #expect(evidence.samsungTypes == [0x0910, 0x08E0, 0x0C21, 0x0DA1, 0x09E0])
    #expect(
      Set(evidence.facts.sensitive.map(\.carrier)) == ["samsung.portrait", "samsung.capturedApp"])
  }

  @Test func `a motion photo's block without a movie is no clip`() {
    let evidence = Self.evidence([0x0A30])
    #expect(!evidence.hasClip && evidence.samsungTypes == [0x0A30])
  }
}
