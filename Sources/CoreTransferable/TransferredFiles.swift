public import FoundationEssentials

/// A file that is handed out.
public struct SentTransferredFile: Hashable, Sendable {
  /// Where it is.
  public let file: URL
  /// Whether the receiver may work on this very file; else it gets it to read and copy only.
  public let allowAccessingOriginalFile: Bool

  /// A file to hand out.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - allowAccessingOriginalFile: Whether the receiver may work on this very file.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Hashable, Sendable {
  /// Where it is. It may be gone when the importing closure returns: copy, link or move what is to
  /// be kept.
  public let file: URL
  /// Whether it is the sender's own file, and not a copy for this transfer.
  public let isOriginalFile: Bool

  /// A file that was handed over.
  ///
  /// - Parameters:
  ///   - file: Where it is.
  ///   - isOriginalFile: Whether it is the sender's own file.
  public init(file: URL, isOriginalFile: Bool) {
    self.file = file
    self.isOriginalFile = isOriginalFile
  }
}
