/// The whole declaration of a run: which assets to take, what must never leave with them, and what
/// to make of each.
///
/// A job is a value. Nothing happens until an engine plans and runs it.
public struct Job: Hashable, Sendable {
  /// What the job is called in reports, locks and messages.
  public var name: String
  /// Input files and folders; the command line's inputs take their place.
  public var from: [String]
  /// The output folder; the command line's `-o` takes its place.
  public var into: String?
  /// Which assets are taken.
  public var select: AssetFilter
  /// The order in which assets are taken, numbered and reported.
  public var order: AssetOrder
  /// The largest number of assets to take, after ordering; `nil` takes all.
  public var limit: Int?
  /// Which version of an edited asset is developed.
  public var versions: VersionChoice
  /// Which half of a RAW + JPEG pair is developed.
  public var raw: RawChoice
  /// Which frames of a burst are developed.
  public var bursts: BurstChoice
  /// What is removed from everything that is delivered.
  public var privacy: PrivacyPolicy
  /// What happens to the identifier that ties the halves of a Live Photo.
  public var livePhotoPairing: LivePhotoPairing
  /// What is made of each asset.
  public var renditions: [Rendition]
  /// How outputs are named; `nil` mirrors the input's folders (see ``Naming``).
  public var naming: Naming?
  /// What becomes of an HDR gain map.
  public var hdr: HDRHandling
  /// What becomes of colours.
  public var color: ColorHandling
  /// What happens when a rendition would flatten something.
  public var onLoss: LossRule
  /// How bytes reach a step.
  public var transfer: Transfer
  /// How damaged inputs are treated.
  public var strictness: Strictness
  /// What a run may use.
  public var limits: Limits

  /// Declares a job; all but its name and renditions has a default that is safe.
  public init(
    _ name: String,
    from: [String] = [],
    into: String? = nil,
    select: AssetFilter = .any,
    order: AssetOrder = .path,
    limit: Int? = nil,
    versions: VersionChoice = .edited,
    raw: RawChoice = .preferRendered,
    bursts: BurstChoice = .all,
    privacy: PrivacyPolicy = .sharing,
    livePhotoPairing: LivePhotoPairing = .keep,
    renditions: [Rendition],
    naming: Naming? = nil,
    hdr: HDRHandling = .preserve,
    color: ColorHandling = .sRGB,
    onLoss: LossRule = .report,
    transfer: Transfer = .file,
    strictness: Strictness = .strict,
    limits: Limits = Limits()
  ) {
    self.name = name
    self.from = from
    self.into = into
    self.select = select
    self.order = order
    self.limit = limit
    self.versions = versions
    self.raw = raw
    self.bursts = bursts
    self.privacy = privacy
    self.livePhotoPairing = livePhotoPairing
    self.renditions = renditions
    self.naming = naming
    self.hdr = hdr
    self.color = color
    self.onLoss = onLoss
    self.transfer = transfer
    self.strictness = strictness
    self.limits = limits
  }
}
