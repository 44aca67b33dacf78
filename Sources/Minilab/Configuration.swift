public import FoundationEssentials

extension Minilab {
  /// Where things are, and how runs behave. What a run may use is in the job's `limits`.
  public struct Configuration: Hashable, Sendable {
    /// The executable `minilab-worker`; by default beside this program's own.
    public var worker: URL?
    /// A writable folder for locks; by default `minilab` in XDG_STATE_HOME.
    public var stateFolder: URL?
    /// Makes every output anew, replacing what stands under its name; never a source.
    public var replacesOutputs: Bool
    /// After this long a run stops by itself; by default never.
    public var maxDuration: Duration?
    /// How long assets in hand may take once the run is to stop.
    public var grace: Duration
    /// How long to wait for another run into the same folder; by default not at all.
    public var patience: Duration

    /// Sane defaults for a server.
    public init(
      worker: URL? = nil, stateFolder: URL? = nil, replacesOutputs: Bool = false,
      maxDuration: Duration? = nil, grace: Duration = .seconds(10), patience: Duration = .zero
    ) {
      self.worker = worker
      self.stateFolder = stateFolder
      self.replacesOutputs = replacesOutputs
      self.maxDuration = maxDuration
      self.grace = grace
      self.patience = patience
    }
  }
}
