package import System

/// Names that some file system takes for the same one have equal keys.
///
/// macOS and many network shares ignore case and Unicode normalisation. What is delivered here may be
/// copied there, so two outputs that differ in nothing else are a collision everywhere.
package struct CollisionKey: Hashable, Sendable {
  /// Compared by canonical equivalence, as Swift compares all text.
  private var text: String?
  /// What is not UTF-8 is compared by its bytes, but for the case of ASCII letters.
  private var bytes: [UInt8] = []

  package init(_ path: FilePath) {
    if let valid = String(validating: path.bytes, as: UTF8.self) {
      // Up and down again, so that `ß` meets `SS` and a final sigma meets the others.
      text = valid.uppercased().lowercased()
    } else {
      bytes = path.bytes.map { 65...90 ~= $0 ? $0 + 32 : $0 }
    }
  }
}
