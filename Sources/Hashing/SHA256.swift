import CNettle

/// SHA-256, in one go or piece by piece. A copy continues on its own.
package struct SHA256: Sendable {
  private var state = sha256_ctx()

  package init() { unsafe nettle_sha256_init(&state) }

  /// The digest of some bytes.
  package static func digest(of bytes: [UInt8]) -> Digest {
    var hash = SHA256()
    hash.update(bytes)
    return hash.finalize()
  }

  package mutating func update(_ bytes: [UInt8]) {
    unsafe nettle_sha256_update(&state, bytes.count, bytes)
  }

  /// The digest of all bytes so far.
  package consuming func finalize() -> Digest {
    var bytes = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_SIZE))
    unsafe nettle_sha256_digest(&state, bytes.count, &bytes)
    return Digest(bytes: bytes)
  }
}
