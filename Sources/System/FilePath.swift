/// A path as the bytes that Linux keeps, which need not be UTF-8.
package struct FilePath: Hashable, Sendable {
  package var bytes: [UInt8]
  package init(bytes: [UInt8]) { self.bytes = bytes }
}
