import Hashing
import Testing

struct DigestTests {
  private static let million = String(repeating: "a", count: 1_000_000)

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (million, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func `SHA-256 agrees with FIPS 180`(text: String, hex: String) {
    let bytes = Array(text.utf8)
    #expect(SHA256.digest(of: bytes).hex == hex)
    var pieces = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 777) {
      pieces.update(Array(bytes[start..<min(start + 777, bytes.count)]))
    }
    #expect(pieces.finalize().hex == hex)
  }

  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
  ])
  func `MD5 agrees with RFC 1321`(text: String, hex: String) {
    #expect(MD5.digest(of: Array(text.utf8)).hex == hex)
  }

  @Test func `a copy goes on by itself`() {
    var first = SHA256()
    first.update([1])
    var second = first
    second.update([2])
    first.update([3])
    #expect(first.finalize() == SHA256.digest(of: [1, 3]))
    #expect(second.finalize() == SHA256.digest(of: [1, 2]))
  }
}
