extension TransferRepresentation {
  /// Offers the representation only for values of which a condition holds.
  ///
  /// - Parameter condition: Asked of a value that is to be written.
  /// - Returns: The representation with its condition.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    ModifiedRepresentation(base: self) { channel in
      channel.condition = { [earlier = channel.condition] in earlier($0) && condition($0) }
    }
  }

  /// Names the files that values are written to.
  ///
  /// - Parameter filename: With its extension; never a path.
  /// - Returns: The representation with its name.
  public func suggestedFileName(_ filename: String) -> some TransferRepresentation<Item> {
    suggestedFileName { _ in filename }
  }

  /// Names the files that values are written to.
  ///
  /// - Parameter filename: Gives a value's name, with its extension; `nil` for none.
  /// - Returns: The representation with its names.
  public func suggestedFileName(
    _ filename: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    ModifiedRepresentation(base: self) { $0.filename = filename }
  }
}

/// A representation whose channels are changed.
struct ModifiedRepresentation<Base: TransferRepresentation>: PrimitiveRepresentation {
  typealias Item = Base.Item
  typealias Body = Never

  let base: Base
  let change: @Sendable (inout TransferChannel<Item>) -> Void

  var primitiveChannels: [TransferChannel<Item>] {
    base.channels.map { channel in
      var channel = channel
      change(&channel)
      return channel
    }
  }
}
