package import System
package import WorkOrder

/// Makes pictures: one source decoded once, any number of renditions.
///
/// There are two ways through: ``PlanesPath`` for what cameras write, and ``VipsPath`` for everything
/// that libvips reads. An order takes the first that can serve it.
package enum Renderer {
  /// What an order came to.
  package struct Rendered: Hashable, Sendable {
    /// In the order of the renditions.
    package var results: [RenditionResult]
    package var warnings: [String]
  }

  /// Carries out a render order.
  ///
  /// Reads the source by offset, writes each output from its start, and touches nothing else. An
  /// output holds a whole picture only if this returns.
  package static func render(
    _ order: RenderOrder, source: OpenFile, outputs: [OpenFile]
  ) throws(WorkFailure) -> Rendered {
    guard outputs.count == order.renditions.count else {
      throw .wrongDescriptors(expected: order.renditions.count, got: outputs.count)
    }
    let bytes = try SourceBytes(source, transfer: order.transfer)
    do throws(PlanesFault) {
      return try PlanesPath(order: order, source: bytes).render(to: outputs)
    } catch {
      if case .failed(let failure) = error { throw failure }
      return try VipsPath(order, source: bytes).render(to: outputs)
    }
  }
}
