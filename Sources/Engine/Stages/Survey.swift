import JobSpec
import System

/// The first half of every flow: scan, inspect, group, select, plan. Nothing is written but the
/// temporary plan.
struct Survey {
  let request: RunRequest
  let inputs: Inputs
  let store: PlanStore
  let control: RunControl
  let width: Int
  /// The output folder, which is never an input; `nil` where it does not exist yet.
  let output: FileStatus?
  let warn: @Sendable (String) -> Void

  /// What was found.
  struct Findings: Sendable {
    var root: FilePath
    var entries: Int
  }

  @concurrent
  func run(
    onRoot: @Sendable (FilePath) -> Void, onScanned: @Sendable (Int) -> Void
  ) async throws(EngineError) -> Findings {
    var inputs = inputs
    let scanner = Scanner(store: store, output: output, warn: warn)
    for list in request.lists { try read(list, &inputs, scanner) }
    // A list may well be empty: find found nothing new.
    guard let root = inputs.root ?? (request.lists.isEmpty ? nil : inputs.current) else {
      throw EngineError(.usage, "There is no input: name files or folders to develop.")
    }
    try refuseOutput(among: inputs.paths)
    onRoot(root)
    try scanner.scan(inputs, control)
    onScanned(try store.fileCount)
    let catalogue = request.cacheFolder.flatMap { Catalogue(in: $0, warn: warn) }
    try await InspectStage(
      store: store, control: control, reader: FactReader(catalogue: catalogue)
    ).run(width: width)
    try GroupStage(
      job: request.job, store: store, control: control,
      joinsFiles: request.joinsFiles && request.destination.folder != nil
    ).run()
    let entries = try PlanStage(
      job: request.job, planner: request.planner, store: store, root: root, control: control
    ).run()
    return Findings(root: root, entries: entries)
  }

  private func read(
    _ list: RunRequest.InputList, _ inputs: inout Inputs, _ scanner: Scanner
  ) throws(EngineError) {
    var reader = try InputListReader(list)
    while !control.isStopping, let path = try reader.next() {
      try scanner.add(inputs.admit(listed: path), inputs.paths.count)
    }
  }

  private func refuseOutput(among paths: [FilePath]) throws(EngineError) {
    guard let output else { return }
    for path in paths {
      guard let status = try? FileStatus.of(path), status.isSameFile(as: output) else { continue }
      throw EngineError(
        .usage, "“\(path)” is the input and the output. Choose another output folder with -o.",
        path: path)
    }
  }
}
