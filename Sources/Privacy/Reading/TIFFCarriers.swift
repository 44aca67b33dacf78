import JobSpec
import MediaFile

/// Looks at every field of a TIFF file or block without changing one.
struct TIFFCarriers {
  private let file: TIFFFile
  private let tree: TIFFTree
  private let name: String

  private static let limit = 1 << 24

  init(_ file: TIFFFile, name: String) {
    self.file = file
    self.name = name
    tree = TIFFTree(file)
  }

  /// Asks the ledger about each field.
  ///
  /// - Throws: ``PrivacyError`` where a block within cannot be read.
  func visit(_ ledger: inout Ledger) throws(PrivacyError) {
    for node in tree.nodes {
      for entry in node.directory.entries {
        let digits = String(entry.tag.rawValue, radix: 16, uppercase: true)
        try visit(
          entry, ExifMeaning.of(entry.tag, in: node.role), "\(name).0x\(digits)", &ledger)
      }
    }
  }

  private func visit(
    _ entry: TIFFEntry, _ meaning: Meaning, _ carrier: String, _ ledger: inout Ledger
  ) throws(PrivacyError) {
    let value = (try? file.bytes(of: entry, limit: Self.limit)) ?? []
    if case .nested(let kind) = meaning {
      if kind == .makerNote, !AppleNote.matches(value) {
        guard try ledger.removes(.opaque(.makerNotes, costs: "makerNotes"), in: carrier) else {
          return
        }
        ledger.values.remove(block: value, from: carrier)
      } else {
        _ = try NestedBlock.clean(value, kind, in: carrier, &ledger)
      }
      return
    }
    if try ledger.removes(meaning, in: carrier) {
      ledger.values.remove(entry, value, byteOrder: file.byteOrder, from: carrier)
    } else if value.count <= 65_536 {
      ledger.values.keep(value)
    }
  }
}
