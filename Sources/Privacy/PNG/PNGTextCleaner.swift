import Compression
import JobSpec
import MediaFile

/// Cleans a text chunk of a PNG: XMP, a raw profile, or words under a keyword.
struct PNGTextCleaner {
  private let chunk: PNGChunk
  private let text: PNGText
  private let content: [UInt8]

  /// Reads and unpacks the chunk.
  ///
  /// - Throws: ``PrivacyError`` where it is malformed or unpacks to too much.
  init(_ chunk: PNGChunk, in file: PNGFile) throws(PrivacyError) {
    let doubt = PrivacyError(
      .corrupt, "png.\(chunk.type): a text that cannot be read.", carriers: ["png.\(chunk.type)"])
    self.chunk = chunk
    let stored: [UInt8]
    do {
      guard chunk.data.count <= 1 << 26, let text = try file.text(chunk) else { throw doubt }
      self.text = text
      stored = try file.source.bytes(text.text)
    } catch let error as MediaFileError {
      throw PrivacyError(error, in: "png.\(chunk.type)")
    } catch { throw doubt }
    switch text.storage {
    case .latin1, .utf8: content = stored
    case .compressedLatin1, .compressedUTF8:
      guard let unpacked = try? Zlib.inflate(stored, limit: 1 << 26) else { throw doubt }
      content = unpacked
    }
  }

  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Cleaned {
    if text.keyword == PNGText.xmpKeyword {
      return try rewritten(try XMPCleaner.clean(content, in: "png.xmp", &ledger)) {
        PNGChunk.encode("iTXt", PNGChunk.xmpPrefix + $0)
      }
    }
    if let profile = RawProfile(keyword: text.keyword) {
      return try clean(profile, &ledger)
    }
    let name = "png.text.\(PNGTextMeaning.of(text.keyword) == .unknown ? "other" : text.keyword)"
    guard try ledger.removes(PNGTextMeaning.of(text.keyword), in: name) else {
      ledger.values.keep(content)
      return .unchanged
    }
    ledger.values.remove(text: content, from: name)
    return .removed
  }

  private func clean(
    _ profile: RawProfile, _ ledger: inout Ledger
  ) throws(PrivacyError) -> Cleaned {
    let carrier = "png.rawProfile.\(profile.name)"
    guard let kind = profile.kind(of: content) else {
      return try ledger.removes(.unknown, in: carrier) ? .removed : .unchanged
    }
    guard let block = RawProfile.decode(content) else {
      throw PrivacyError(.corrupt, "\(carrier): not a hex dump.", carriers: [carrier])
    }
    let cleaned = try NestedBlock.clean(profile.unwrapped(block), kind, in: carrier, &ledger)
    let keyword = Array(text.keyword.utf8)
    return try rewritten(cleaned) {
      PNGChunk.encode(
        "tEXt", keyword + [0] + profile.encode(profile.wrapped($0, like: block)))
    }
  }

  private func rewritten(
    _ cleaned: Cleaned, _ encode: ([UInt8]) -> [UInt8]
  ) throws(PrivacyError) -> Cleaned {
    guard case .replaced(let bytes) = cleaned else { return cleaned }
    return .replaced(encode(bytes))
  }
}
