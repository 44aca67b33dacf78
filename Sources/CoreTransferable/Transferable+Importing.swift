public import FoundationEssentials
public import UniformTypeIdentifiers

extension Transferable {
  /// Reads a value from a file, through the first representation that reads its type.
  ///
  /// - Parameters:
  ///   - file: Stays where it is; the representation may copy or claim it.
  ///   - contentType: What it is; `nil` asks its extension.
  /// - Throws: ``TransferError`` where no representation reads the type, and what the representation
  ///   throws.
  public init(importing file: URL, contentType: UTType? = nil) async throws {
    let type = contentType ?? UTType(filenameExtension: file.pathExtension)
    try await self.init(.file(file, isOriginal: true), as: type)
  }

  /// Reads a value from bytes, through the first representation that reads their type.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: What they are; `nil` takes the first representation that reads anything.
  /// - Throws: ``TransferError`` where no representation reads the type, and what the representation
  ///   throws.
  public init(importing data: Data, contentType: UTType? = nil) async throws {
    try await self.init(.data(data), as: contentType ?? Self.importedContentTypes().first)
  }

  private init(_ content: TransferredContent, as type: UTType?) async throws {
    let channel = type.flatMap { type in
      Self.channels.first { $0.importedType.map(type.conforms(to:)) ?? false }
    }
    guard let read = channel?.read else {
      throw TransferError.cannotImport(String(describing: Self.self), from: type)
    }
    self = try await read(content)
  }
}
