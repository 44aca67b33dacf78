import MediaFile
import Testing

@Suite struct SpliceTests {
  @Test func `neighbours are merged and empty pieces are none`() {
    var splice = Splice()
    splice.copy(0..<4)
    splice.copy(4..<4)
    splice.copy(4..<6)
    splice.insert([1])
    splice.insert([])
    splice.insert([2])
    #expect(splice.pieces == [.copy(0..<6), .bytes([1, 2])])
    #expect(splice.count == 8)
    #expect(splice.destination(of: 5) == 5)
    #expect(splice.destination(of: 6) == nil)
  }

  @Test func `the whole source is the identity`() {
    #expect(Splice(copying: 0..<9).isIdentity(ofCount: 9))
    #expect(!Splice(copying: 0..<8).isIdentity(ofCount: 9))
    #expect(Splice().isIdentity(ofCount: 0))
  }

  @Test func `a spliced source reads like the written result`() throws {
    let source = ArraySource(Array(0..<20))
    var splice = Splice(copying: 10..<15)
    splice.insert([100, 101, 102])
    var inner = Splice(copying: 0..<2)
    inner.insert([7])
    splice.append(inner, from: 3)
    let whole = try splice.apply(to: source)
    #expect(whole == [10, 11, 12, 13, 14, 100, 101, 102, 3, 4, 7])
    let spliced = SplicedSource(splice, of: source)
    for start in 0...whole.count {
      for end in start...whole.count {
        #expect(try spliced.bytes(start..<end) == Array(whole[start..<end]))
      }
    }
    #expect(throws: MediaFileError.self) { try spliced.bytes(0..<whole.count + 1) }
  }
}
