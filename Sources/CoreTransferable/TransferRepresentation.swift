/// A way in which values are written, read or both.
///
/// Representations are made of others: what has a `body` stands for it.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is written and read.
  associatedtype Item: Transferable
  /// What the representation is made of; `Never` for those of this module, which are made of nothing.
  associatedtype Body: TransferRepresentation

  /// What the representation is made of.
  @TransferRepresentationBuilder<Item> var body: Body { get }
}

/// Collects the representations of a type in the order in which they stand.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  /// One representation.
  public static func buildExpression<Content: TransferRepresentation<Item>>(
    _ content: Content
  ) -> Content { content }

  /// The first of a block.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(
    first content: Content
  ) -> Content { content }

  /// Those before, and the next best.
  public static func buildPartialBlock<
    Earlier: TransferRepresentation<Item>, Next: TransferRepresentation<Item>
  >(accumulated earlier: Earlier, next: Next) -> JoinedTransferRepresentation<Earlier, Next> {
    JoinedTransferRepresentation(earlier: earlier, next: next)
  }
}

/// Several representations in one, the best first.
public struct JoinedTransferRepresentation<
  Earlier: TransferRepresentation, Next: TransferRepresentation<Earlier.Item>
>: PrimitiveRepresentation {
  /// What is written and read.
  public typealias Item = Earlier.Item
  /// None.
  public typealias Body = Never

  let earlier: Earlier
  let next: Next

  var primitiveChannels: [TransferChannel<Item>] { earlier.channels + next.channels }
}

/// The end of every chain of bodies.
extension Never: Transferable, TransferRepresentation {
  /// Nothing.
  public typealias Item = Never
  /// There is no value to ask.
  public static var transferRepresentation: Never { fatalError("There is nothing to transfer.") }
}

/// A representation that does the work itself and is made of no other.
protocol PrimitiveRepresentation<Item>: TransferRepresentation where Body == Never {
  var primitiveChannels: [TransferChannel<Item>] { get }
}

extension TransferRepresentation where Body == Never {
  /// Asked of nobody: what is made of no other is asked for its channels.
  public var body: Never { fatalError("\(Self.self) is made of no other representation.") }
}

extension TransferRepresentation {
  /// What the representation comes down to, the best first.
  var channels: [TransferChannel<Item>] {
    if let primitive = self as? any PrimitiveRepresentation<Item> {
      return primitive.primitiveChannels
    }
    return body.channels as? [TransferChannel<Item>] ?? []
  }
}
