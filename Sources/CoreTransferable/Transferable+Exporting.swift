public import FoundationEssentials
public import UniformTypeIdentifiers

extension Transferable {
  /// Writes the value into memory.
  ///
  /// - Parameter contentType: What is wanted; `nil` takes the best representation.
  /// - Returns: The bytes; a representation by file is read whole.
  /// - Throws: ``TransferError`` where no representation writes the type, and what the
  ///   representation throws.
  public func exported(as contentType: UTType? = nil) async throws -> Data {
    try await content(as: contentType).content.data()
  }

  /// Writes the value to a file, or names the one that it has.
  ///
  /// A value that is a file already costs no memory and no copy, however large it is.
  ///
  /// - Parameters:
  ///   - contentType: What is wanted; `nil` takes the best representation.
  ///   - body: Uses the file. A temporary one is gone when it returns.
  /// - Returns: What `body` returns.
  /// - Throws: ``TransferError`` where no representation writes the type, what the representation
  ///   throws, and what `body` throws.
  public func withExportedFile<Value: Sendable>(
    contentType: UTType? = nil, _ body: (ReceivedTransferredFile) async throws -> Value
  ) async throws -> Value {
    let (content, type) = try await content(as: contentType)
    return try await content.withFile(named: filename(for: type)) { file, isOriginal in
      try await body(ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
    }
  }

  private func content(
    as wanted: UTType?
  ) async throws -> (content: TransferredContent, type: UTType) {
    for channel in Self.channels where channel.exports(self) {
      guard let write = channel.write, let type = channel.exportedType,
        wanted.map(type.conforms(to:)) ?? true
      else { continue }
      return (try await write(self), type)
    }
    throw TransferError.nothingToExport(String(describing: Self.self), as: wanted)
  }

  /// A name for a temporary file: never a path.
  private func filename(for type: UTType) -> String {
    let suggested = suggestedFilename?.split(separator: "/").last.map(String.init)
    if let suggested, suggested != ".", suggested != ".." { return suggested }
    return type.preferredFilenameExtension.map { "item.\($0)" } ?? "item"
  }
}
