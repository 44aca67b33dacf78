import UniformTypeIdentifiers

/// What one representation can do for a type, whatever it is made of.
struct TransferChannel<Item: Sendable>: Sendable {
  var exportedType: UTType?
  var importedType: UTType?
  var write: (@Sendable (Item) async throws -> TransferredContent)?
  var read: (@Sendable (TransferredContent) async throws -> Item)?
  var condition: @Sendable (Item) -> Bool = { _ in true }
  var filename: @Sendable (Item) -> String? = { _ in nil }

  func exports(_ item: Item) -> Bool { exportedType != nil && condition(item) }

  /// The same channel for another type, into and out of which values are turned.
  func mapped<Other: Sendable>(
    out: (@Sendable (Other) async throws -> Item)?,
    in into: (@Sendable (Item) async throws -> Other)?
  ) -> TransferChannel<Other> {
    var channel = TransferChannel<Other>()
    if let out, let write {
      channel.exportedType = exportedType
      channel.write = { [condition] in
        let item = try await out($0)
        guard condition(item) else {
          throw TransferError.nothingToExport(String(describing: Other.self))
        }
        return try await write(item)
      }
    }
    if let into, let read {
      channel.importedType = importedType
      channel.read = { try await into(try await read($0)) }
    }
    return channel
  }
}
