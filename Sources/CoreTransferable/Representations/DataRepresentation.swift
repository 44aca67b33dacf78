public import FoundationEssentials
public import UniformTypeIdentifiers

/// A value as bytes in memory: for what is small.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  /// None.
  public typealias Body = Never

  let primitiveChannels: [TransferChannel<Item>]

  /// Values that are written to bytes and read from them.
  ///
  /// - Parameters:
  ///   - contentType: What the bytes are.
  ///   - exporting: Gives a value's bytes.
  ///   - importing: Makes a value of bytes.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    primitiveChannels = [
      TransferChannel(
        exportedType: contentType, importedType: contentType,
        write: { .data(try await exporting($0)) },
        read: { try await importing(try await $0.data()) })
    ]
  }

  /// Values that are only written to bytes.
  ///
  /// - Parameters:
  ///   - exportedContentType: What the bytes are.
  ///   - exporting: Gives a value's bytes.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    primitiveChannels = [
      TransferChannel(
        exportedType: exportedContentType, write: { .data(try await exporting($0)) })
    ]
  }

  /// Values that are only read from bytes.
  ///
  /// - Parameters:
  ///   - importedContentType: What the bytes are.
  ///   - importing: Makes a value of bytes.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    primitiveChannels = [
      TransferChannel(
        importedType: importedContentType, read: { try await importing(try await $0.data()) })
    ]
  }
}
