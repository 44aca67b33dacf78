import MediaFile
import Testing

@Suite struct PatchesTests {
  private static let source = ArraySource((0..<20).map { UInt8($0) })

  @Test func `patches change bytes and move none`() throws {
    var patches = Patches()
    patches.zero(10..<12)
    patches.write([99, 98], at: 3)
    let splice = try patches.splice(ofCount: 20)
    #expect(splice.count == 20)
    let result = try splice.apply(to: Self.source)
    #expect(result == [0, 1, 2, 99, 98, 5, 6, 7, 8, 9, 0, 0] + (12..<20).map { UInt8($0) })
  }

  @Test func `nothing to change is the file itself`() throws {
    #expect(try Patches().splice(ofCount: 20).isIdentity(ofCount: 20))
    #expect(try Patches().splice(ofCount: 0).isIdentity(ofCount: 0))
  }

  @Test func `the same bytes may be zeroed twice, and written alike`() throws {
    var patches = Patches()
    patches.zero(2..<8)
    patches.zero(4..<10)
    patches.zero(5..<6)
    patches.write([7, 7], at: 12)
    patches.write([7, 7], at: 12)
    let result = try patches.splice(ofCount: 20).apply(to: Self.source)
    #expect(result[2..<10].allSatisfy { $0 == 0 })
    #expect(result[10..<15] == [10, 11, 7, 7, 14])
  }

  @Test(arguments: [
    (0..<4, 2), (2..<6, 5), (0..<20, 10),
  ])
  func `contradictions are refused`(zeros: Range<Int>, place: Int) {
    var patches = Patches()
    patches.zero(zeros)
    patches.write([1, 2, 3], at: place)
    #expect(throws: MediaFileError.self) { try patches.splice(ofCount: 20) }
  }

  @Test(arguments: [-1..<1, 19..<21, 30..<40])
  func `no patch leaves the file`(range: Range<Int>) {
    var patches = Patches()
    patches.zero(range)
    #expect(throws: MediaFileError.self) { try patches.splice(ofCount: 20) }
  }

  @Test func `the end may be cut off`() throws {
    var patches = Patches()
    patches.zero(0..<1)
    let splice = try patches.splice(ofCount: 20, end: 5)
    #expect(try splice.apply(to: Self.source) == [0, 1, 2, 3, 4])
  }

  @Test func `a part's patches are moved to where it stands`() throws {
    var part = Patches()
    part.write([50], at: 1)
    var whole = Patches()
    whole.append(part, from: 10)
    #expect(try whole.splice(ofCount: 20).apply(to: Self.source)[11] == 50)
  }

  @Test func `zeros take no memory`() throws {
    var patches = Patches()
    patches.zero(1..<(1 << 40))
    let splice = try patches.splice(ofCount: 1 << 40)
    #expect(splice.pieces == [.copy(0..<1), .zeros((1 << 40) - 1)])
  }
}
