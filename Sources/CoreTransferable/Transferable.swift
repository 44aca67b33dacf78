public import UniformTypeIdentifiers

/// What can be handed from one program to another, or between the steps of one.
///
/// The shape of Apple's `Transferable`, for Linux. A type says once how it is written and read, the
/// best representation first:
///
/// ```swift
/// struct Upload: Transferable {
///   var url: URL
///
///   static var transferRepresentation: some TransferRepresentation {
///     FileRepresentation(contentType: .image) { upload in
///       SentTransferredFile(upload.url)
///     } importing: { received in
///       Upload(url: try claim(received.file))
///     }
///   }
/// }
/// ```
public protocol Transferable: Sendable {
  /// How it is written and read: one representation or several.
  associatedtype Representation: TransferRepresentation

  /// How it is written and read, the best representation first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension Transferable {
  /// The types that this value can be written as, the best first; without those whose
  /// `exportingCondition` does not hold for it.
  ///
  /// - Returns: Each type once.
  public func exportedContentTypes() -> [UTType] {
    unique(Self.channels.filter { $0.exports(self) }.compactMap(\.exportedType))
  }

  /// The types that values can be written as, the best first.
  ///
  /// - Returns: Each type once.
  public static func exportedContentTypes() -> [UTType] {
    unique(channels.compactMap(\.exportedType))
  }

  /// The types that values can be read from, the best first.
  ///
  /// - Returns: Each type once.
  public static func importedContentTypes() -> [UTType] {
    unique(channels.compactMap(\.importedType))
  }

  /// The name that a file of this value is best given; `nil` where no representation says.
  public var suggestedFilename: String? {
    for channel in Self.channels where channel.exports(self) {
      if let name = channel.filename(self) { return name }
    }
    return nil
  }

  static var channels: [TransferChannel<Self>] {
    // The builder takes representations of this type only; the protocol cannot say so without a cycle.
    transferRepresentation.channels as? [TransferChannel<Self>] ?? []
  }
}

private func unique(_ types: [UTType]) -> [UTType] {
  var seen: Set<UTType> = []
  return types.filter { seen.insert($0).inserted }
}
