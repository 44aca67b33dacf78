import JobSpec
import MediaFile

/// Cleans a JPEG XL file by leaving out and rewriting boxes; a codestream alone says nothing.
struct JPEGXLCleaner {
  private let source: any ByteSource
  private let file: JPEGXLFile

  /// - Throws: ``PrivacyError`` where the structure is not whole.
  init(_ source: any ByteSource) throws(PrivacyError) {
    self.source = source
    do { file = try JPEGXLFile(source) } catch { throw PrivacyError(error, in: "jxl") }
  }

  /// The cleaned file in terms of the source.
  func clean(_ ledger: inout Ledger) throws(PrivacyError) -> Splice {
    guard !file.boxes.isEmpty else { return Splice(copying: 0..<source.count) }
    var result = Splice()
    for box in file.boxes {
      switch try clean(box, &ledger) {
      case .unchanged: result.copy(box.range)
      case .removed: break
      case .replaced(let bytes): result.insert(bytes)
      }
    }
    if let trailer = file.trailer {
      if try ledger.removes(JPEGXLMeaning.trailer, in: "jxl.trailer") {
        try ledger.values.remove(trailer, of: source, from: "jxl.trailer")
      } else {
        result.copy(trailer)
      }
    }
    return result
  }

  /// What becomes of a box; a replacement is a whole one.
  private func clean(_ box: Box, _ ledger: inout Ledger) throws(PrivacyError) -> Cleaned {
    let packed: PackedBox?
    do { packed = try PackedBox(box, in: source) } catch { throw PrivacyError(error, in: "jxl") }
    let type = packed?.type ?? box.type
    let name = "jxl.\(type.description.trimmedBlanks)"
    let meaning = JPEGXLMeaning.of(type)
    guard case .nested(let nested) = meaning else {
      guard try ledger.removes(meaning, in: name) else { return .unchanged }
      if let packed {
        // What cannot be unpacked goes all the same.
        if let content = try? packed.unpacked() { ledger.values.remove(block: content, from: name) }
      } else {
        try ledger.values.remove(box.content, of: source, from: name)
      }
      return .removed
    }
    let content = try content(of: box, packed, name)
    let cleaned: Cleaned =
      nested == .exif
      ? try ExifItem.clean(content, in: name, &ledger)
      : try NestedBlock.clean(content, nested, in: name, &ledger)
    guard case .replaced(let bytes) = cleaned else { return cleaned }
    return .replaced(Box.encode(type, bytes))
  }

  private func content(
    of box: Box, _ packed: PackedBox?, _ name: String
  ) throws(PrivacyError) -> [UInt8] {
    if let packed { return try packed.unpacked() }
    guard box.content.count <= PackedBox.limit else {
      throw PrivacyError(.limitExceeded, "\(name) is too large.", carriers: [name])
    }
    do { return try source.bytes(box.content) } catch { throw PrivacyError(error, in: name) }
  }
}

extension String {
  /// Box types are padded with blanks.
  fileprivate var trimmedBlanks: String { String(split(separator: " ").joined()) }
}
