import AssetFacts
import Inspection
import JobSpec
import MediaFile
import Planning
import Privacy
import System

/// Looks for what a policy would not leave: in every file that was named, and in every picture,
/// clip and sidecar of a folder, whoever made it.
struct VerifyRun: Sendable {
  private let walk: WalkRun
  private let policy: PrivacyPolicy
  private let pairing: LivePhotoPairing

  init(
    _ paths: [FilePath], policy: PrivacyPolicy, pairing: LivePhotoPairing, stop: Interrupt?
  ) throws(EngineError) {
    self.policy = policy
    self.pairing = pairing
    walk = try WalkRun(paths, stop: stop)
  }

  @concurrent
  func run(
    width: Int, _ onEntry: @escaping @Sendable (VerifyEntry) -> Void
  ) async throws(EngineError) -> [String] {
    let warnings = Warnings()
    try await walk.run(width: width, warn: warnings.add) { step in
      switch step {
      case .file(let file): entry(file)
      case .ended: nil
      }
    } take: { (entry: VerifyEntry?) in
      if let entry { onEntry(entry) }
    }
    return warnings.all
  }

  /// `nil` for what is neither picture nor clip nor sidecar, unless it was named itself.
  private func entry(_ file: FolderWalk.Found) -> VerifyEntry? {
    do throws(AssetError) {
      _ = try file.outcome.get()
      return VerifyEntry(path: file.shown, outcome: .success(try remains(in: file.path)))
    } catch {
      let isExpected =
        error.code != .unsupportedFormat || FileExtension.promisesMedia(file.path.fileExtension)
      guard isExpected || file.isNamed else { return nil }
      return VerifyEntry(path: file.shown, outcome: .failure(error))
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
