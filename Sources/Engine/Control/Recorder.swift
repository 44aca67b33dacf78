/// Remembers what was delivered, once for each asset, after its files have their names.
///
/// The journal that survives the run takes this place; until it is there, a run remembers nothing.
protocol Recorder: Sendable {
  func record(_ result: AssetResult) throws(EngineError)
}

/// Remembers nothing.
struct NoRecorder: Recorder {
  func record(_ result: AssetResult) {}
}
