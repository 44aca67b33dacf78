public import UniformTypeIdentifiers

/// A value as a file: it passes by URL, whatever its size, and never through memory.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  /// None.
  public typealias Body = Never

  let primitiveChannels: [TransferChannel<Item>]

  /// Values that are written to files and read from them.
  ///
  /// - Parameters:
  ///   - contentType: What the files are.
  ///   - exporting: Gives a value's file.
  ///   - importing: Makes a value of a file, which may be gone when the closure returns.
  public init(
    contentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    primitiveChannels = [
      TransferChannel(
        exportedType: contentType, importedType: contentType, write: Self.writing(exporting),
        read: Self.reading(importing, as: contentType))
    ]
  }

  /// Values that are only written to files.
  ///
  /// - Parameters:
  ///   - exportedContentType: What the files are.
  ///   - exporting: Gives a value's file.
  public init(
    exportedContentType: UTType,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    primitiveChannels = [
      TransferChannel(exportedType: exportedContentType, write: Self.writing(exporting))
    ]
  }

  /// Values that are only read from files.
  ///
  /// - Parameters:
  ///   - importedContentType: What the files are.
  ///   - importing: Makes a value of a file, which may be gone when the closure returns.
  public init(
    importedContentType: UTType,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    primitiveChannels = [
      TransferChannel(
        importedType: importedContentType, read: Self.reading(importing, as: importedContentType))
    ]
  }

  private static func writing(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> TransferredContent {
    { item in
      let sent = try await exporting(item)
      return .file(sent.file, isOriginal: sent.allowAccessingOriginalFile)
    }
  }

  private static func reading(
    _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item,
    as type: UTType
  ) -> @Sendable (TransferredContent) async throws -> Item {
    { content in
      let name = type.preferredFilenameExtension.map { "item.\($0)" } ?? "item"
      return try await content.withFile(named: name) { file, isOriginal in
        try await importing(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
      }
    }
  }
}
