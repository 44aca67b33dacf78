import CNettle

/// MD5, for names that other programs expect (thumbnail caches); it protects nothing.
package struct MD5: Sendable {
  private var state = md5_ctx()

  package init() { unsafe nettle_md5_init(&state) }

  /// The digest of some bytes.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var hash = MD5()
    hash.update(bytes)
    return hash.finalize()
  }

  package mutating func update(_ bytes: [UInt8]) {
    unsafe nettle_md5_update(&state, bytes.count, bytes)
  }

  /// The digest of all bytes so far.
  package consuming func finalize() -> Digest {
    var bytes = [UInt8](repeating: 0, count: Int(MD5_DIGEST_SIZE))
    unsafe nettle_md5_digest(&state, bytes.count, &bytes)
    return Digest(bytes: bytes)
  }
}
