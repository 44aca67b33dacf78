package import JobSpec
package import MediaFile

extension PrivateValues {
  /// What a source says that a policy removes, for results that were made anew from its pixels.
  ///
  /// Takes what can be read: a rendition carries only what was composed for it, so that a carrier
  /// of the source that nobody can read is no doubt about the rendition.
  ///
  /// - Throws: ``PrivacyError`` with `unreadable` where the file itself cannot be read.
  package init(
    of source: any ByteSource, format: FileFormat, policy: PrivacyPolicy
  ) throws(PrivacyError) {
    // What pairs a Live Photo may stay, and is the walker's to judge.
    var ledger = Ledger(policy: policy, pairing: .keep)
    do throws(PrivacyError) {
      if Cleaner.formats.contains(format) {
        _ = try Cleaner.clean(source, format: format, &ledger)
      } else {
        Self.collect(source, format, &ledger)
      }
    } catch {
      guard error.code != .unreadable else { throw error }
      Self.collect(source, format, &ledger)
    }
    self = ledger.values
  }

  private static func collect(
    _ source: any ByteSource, _ format: FileFormat, _ ledger: inout Ledger
  ) {
    guard let blocks = try? MetadataBlocks(source, format: format) else { return }
    for block in blocks.exif {
      guard let file = try? ExifBlock(block) else { continue }
      _ = try? TIFFCarriers(file.file, name: "exif").visit(&ledger)
    }
    for packet in blocks.xmp { _ = try? XMPCleaner.clean(packet, in: "xmp", &ledger) }
  }
}
