import AssetFacts
import Inspection
import JobSpec
import MediaFile
import Planning
import Privacy
import Synchronization
import System

/// Looks for what a policy would not leave: in every file that was named, and in every picture,
/// clip and sidecar of a folder, whoever made it.
struct VerifyRun: Sendable {
  private let paths: [FilePath]
  private let policy: PrivacyPolicy
  private let pairing: LivePhotoPairing
  private let control: RunControl

  init(
    _ paths: [FilePath], policy: PrivacyPolicy, pairing: LivePhotoPairing, stop: Interrupt?
  ) throws(EngineError) {
    self.paths = paths
    self.policy = policy
    self.pairing = pairing
    control = try RunControl(asked: stop)
  }

  @concurrent
  func run(
    width: Int, _ onEntry: @escaping @Sendable (VerifyEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let store = try PlanStore()
    let warnings = Mutex<[String]>([])
    let inputs = try Inputs(paths)
    let scanner = Scanner(store: store, output: nil) { warning in
      warnings.withLock { $0.append(warning) }
    }
    try scanner.scan(inputs, control)
    let count = try store.arrange(by: .input)
    let sequencer = Sequencer<VerifyEntry?> { if let entry = $0 { onEntry(entry) } }
    let next = Atomic(1)
    let reached = inputs.paths
    try await Fan.out(width: width) { () throws(EngineError) in
      while !control.isStopping {
        let seq = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard seq <= count, let file = try store.entry(seq) else { return }
        sequencer.complete(seq, entry(file, reached))
      }
    }
    return warnings.withLock { $0 }
  }

  /// `nil` for what is neither picture nor clip nor sidecar, unless it was named itself.
  private func entry(_ file: PlanStore.Entry, _ reached: [FilePath]) -> VerifyEntry? {
    let given = paths[file.input]
    let inside = file.path.relative(to: reached[file.input]) ?? "."
    let path = inside == "." ? given : given.appending(inside)
    do throws(AssetError) {
      if let error = file.error { throw error }
      return VerifyEntry(path: path, outcome: .success(try remains(in: file.path)))
    } catch {
      let isExpected =
        error.code != .unsupportedFormat || FileExtension.promisesMedia(file.path.fileExtension)
      return isExpected || inside == "." ? VerifyEntry(path: path, outcome: .failure(error)) : nil
    }
  }

  private func remains(in path: FilePath) throws(AssetError) -> Remains {
    do {
      let window = try FileWindow(try OpenFile.open(path, .source))
      guard let format = try Sniffer.format(of: window) else {
        throw MediaFileError(.unsupportedFormat, "bytes of no known format", at: 0)
      }
      return try Proof.remains(
        in: window, format: FileFormat(rawValue: format.uniformTypeIdentifier), policy: policy,
        pairing: pairing)
    } catch {
      throw AssetError(error, at: path)
    }
  }
}
