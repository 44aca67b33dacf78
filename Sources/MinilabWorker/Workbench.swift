import Rendering
import System
import WorkOrder

/// Where orders are carried out, one at a time, inside the cage.
struct Workbench {
  private let meter: PeakMeter
  private let cage: Cage.Strength
  private let probe: CageProbe

  /// Fonts with the settings that say where they are, and the description of the processors, which
  /// an encoder looks at: nothing that tells of a person.
  private static let readable: [FilePath] = [
    "/usr/share/fonts", "/usr/local/share/fonts", "/etc/fonts", "/usr/share/fontconfig",
    "/var/cache/fontconfig", "/sys/devices/system",
  ]

  /// Loads the libraries and enters the cage.
  init(_ options: WorkerOptions) throws {
    try RenderingLibraries.start()
    meter = try PeakMeter()
    probe = try CageProbe()
    cage = try Cage(
      readable: Self.readable, scratch: options.scratch, memory: options.memory
    ).enter()
  }

  /// Answers a frame, whatever it holds.
  func answer(_ frame: [UInt8], _ descriptors: [OpenFile]) -> WorkResult {
    RenderingLibraries.forgetMessages()
    do throws(WireError) {
      let order = try WorkOrder(decoding: frame)
      return result(order.id, carryOut(order.task, descriptors))
    } catch {
      // Frames keep their bounds, so the next one can still be read.
      return result(0, .failed(.unreadableOrder(error.message)))
    }
  }

  private func result(_ id: UInt64, _ outcome: WorkResult.Outcome) -> WorkResult {
    WorkResult(id: id, outcome: outcome, peakRSS: meter.bytes)
  }

  private func carryOut(
    _ task: WorkOrder.Task, _ descriptors: [OpenFile]
  ) -> WorkResult.Outcome {
    do throws(WorkFailure) {
      switch task {
      case .render(let order):
        guard let source = descriptors.first else { throw .missingDescriptors() }
        let rendered = try Renderer.render(
          order, source: source, outputs: Array(descriptors.dropFirst()))
        return .rendered(rendered.results, warnings: rendered.warnings)
      case .verify(let order):
        guard let picture = descriptors.first else { throw .missingDescriptors() }
        try Verifier.verify(order, picture)
        return .verified
      case .probeCage:
        return .cage(probe.report(cage))
      case .capabilities:
        return .capabilities(RenderingLibraries.capabilities)
      }
    } catch {
      return .failed(error)
    }
  }
}
