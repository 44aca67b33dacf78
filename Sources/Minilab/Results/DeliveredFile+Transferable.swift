public import CoreTransferable
import FoundationEssentials
import UniformTypeIdentifiers

/// A delivered file is handed on by its URL: it never passes through memory.
extension DeliveredFile: Transferable {
  /// The file itself, which the receiver may move or open: nothing else holds it.
  public static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(exportedContentType: .data) { delivered in
      guard let url = delivered.url else {
        throw MinilabError(
          code: .invalidRequest,
          message: "“\(delivered.name)” is not UTF-8, and no URL can hold it.")
      }
      return SentTransferredFile(url, allowAccessingOriginalFile: true)
    }
  }

  /// Makes a value of the file, as a picker's item does: by the first representation of the type
  /// that reads the file's content type.
  ///
  /// ```swift
  /// let upload = try await file.loadTransferable(type: Upload.self)
  /// ```
  ///
  /// - Parameter type: What is wanted.
  /// - Returns: The value.
  /// - Throws: `TransferError` where the type cannot be read from such a file; what the type's
  ///   importing closure throws.
  public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item {
    try await withExportedFile { received in
      try await Item(importing: received.file, contentType: contentType)
    }
  }
}
