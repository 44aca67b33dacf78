/// A value by way of another that has representations of its own.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: PrimitiveRepresentation
{
  /// None.
  public typealias Body = Never

  let primitiveChannels: [TransferChannel<Item>]

  /// Values that are turned into others and back.
  ///
  /// - Parameters:
  ///   - exporting: Gives the other for a value.
  ///   - importing: Makes a value of the other.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> Proxy,
    importing: @escaping @Sendable (Proxy) async throws -> Item
  ) {
    primitiveChannels = Proxy.channels.map { $0.mapped(out: exporting, in: importing) }
  }

  /// Values that are only turned into others.
  ///
  /// - Parameter exporting: Gives the other for a value.
  public init(exporting: @escaping @Sendable (Item) async throws -> Proxy) {
    primitiveChannels = Proxy.channels.map { $0.mapped(out: exporting, in: nil) }
  }

  /// Values that are only made of others.
  ///
  /// - Parameter importing: Makes a value of the other.
  public init(importing: @escaping @Sendable (Proxy) async throws -> Item) {
    primitiveChannels = Proxy.channels.map { $0.mapped(out: nil, in: importing) }
  }
}
