extension Job {
  /// Why a rendition cannot be made by this version, although the job may ask for it; `nil` where
  /// it can.
  ///
  /// The whole vocabulary is in the schema from the start. What is asked for in words that are not
  /// built yet ends as `skipped: unavailable` with this reason; it is never silently ignored.
  package func unavailableReason(for rendition: Rendition) -> String? {
    unavailableReason ?? rendition.unavailableReason
  }

  /// Why nothing of the job can be made by this version.
  package var unavailableReason: String? {
    if transfer != .file { return Self.notBuilt("transfer: .\(transfer.rawValue)") }
    return nil
  }

  fileprivate static func notBuilt(_ word: String) -> String {
    "\(word) is not available in this version"
  }
}

extension Rendition {
  /// Why it cannot be made by this version; `nil` where it can.
  package var unavailableReason: String? {
    switch output {
    case .original: nil
    case .image(let options): options.unavailableWord.map(Job.notBuilt)
    case .video: Job.notBuilt("a .video rendition")
    case .poster: Job.notBuilt("a .poster rendition")
    }
  }
}

extension Rendition.ImageOptions {
  private var searchesForSize: Bool {
    switch encoding {
    case .jpeg(let settings): settings.quality.isTarget
    case .webp(let settings): settings.quality.isTarget
    case .avif(let settings): settings.quality.isTarget
    case .heic(let settings): settings.quality.isTarget
    case .png, .tiff, .current, .compatible, .automatic: false
    }
  }

  fileprivate var unavailableWord: String? {
    if searchesForSize { return "targetBytes" }
    if skipIfLarger { return "skipIfLarger" }
    if preview { return "preview" }
    if watermark != nil { return "watermark" }
    return nil
  }
}

extension ImageEncoding.Quality {
  fileprivate var isTarget: Bool { if case .targetBytes = self { true } else { false } }
}
