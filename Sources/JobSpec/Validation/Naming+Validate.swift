extension Problems {
  mutating func check(_ naming: Naming, under policy: PrivacyPolicy, at place: String) {
    if naming.parts.isEmpty { add("Expected a name but got an empty text.", at: place) }
    for part in naming.parts {
      switch part {
      case .literal(let text): checkLiteral(text, at: place)
      case .field(let field): check(field, under: policy, at: place)
      }
    }
    if case .literal(let text) = naming.parts.first, text.hasPrefix("/") {
      add("Expected a name inside the output folder, not one that starts with \"/\".", at: place)
    }
  }

  private mutating func checkLiteral(_ text: String, at place: String) {
    if text.split(separator: "/").contains("..") {
      add("Expected a name inside the output folder, without \"..\".", at: place)
    }
    if text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      add("Expected a name without control characters but got \"\(text.escaped)\".", at: place)
    }
  }

  private mutating func check(
    _ field: NamingField, under policy: PrivacyPolicy, at place: String
  ) {
    if case .index(let digits) = field.value {
      expect("digits of an index", digits, in: 1...12, at: place)
    }
    if let fallback = field.fallback, let reason = fallback.reasonAgainstFileName {
      add("Expected a text after else: \(reason) but got \"\(fallback.escaped)\".", at: place)
    }
    if let group = field.tells, policy.remove.contains(group) {
      add(
        "Expected a name that tells nothing the policy removes but got {\(field.template)}, which "
          + "tells \(group.rawValue); leave it out, or keep the group with .keeping(."
          + "\(group.rawValue)).", at: place)
    }
  }

  /// Two renditions that would have one name for every asset that both are made of.
  mutating func checkCollisions(of renditions: [Rendition], of job: Job) {
    for (index, second) in renditions.enumerated() {
      let naming = job.naming(of: second)
      guard !naming.tellsRendition, let ending = second.fixedEnding else { continue }
      let first = renditions[..<index].first { first in
        first.fixedEnding == ending && first.when == second.when
          && first.folderName == second.folderName && job.naming(of: first) == naming
      }
      guard let first else { continue }
      add(
        "Expected outputs whose names differ from those of \"\(first.name.escaped)\"; add "
          + "\\(.rendition) to naming, or use another into.",
        at: "renditions[\(index)] \"\(second.name.escaped)\".naming")
    }
  }
}

extension Rendition {
  fileprivate var folderName: String {
    (into ?? "").split(separator: "/").joined(separator: "/")
  }

  /// What stands for the extension of its outputs: equal for two renditions whose outputs of one
  /// asset have the same; `nil` where that cannot be told from the job.
  fileprivate var fixedEnding: String? {
    switch output {
    case .original: "original"
    case .image(let options): options.encoding.fixedEnding
    case .poster(let options): options.image.encoding.fixedEnding.map { "poster " + $0 }
    case .video: "video"
    }
  }
}

extension ImageEncoding {
  fileprivate var fixedEnding: String? {
    switch self {
    case .jpeg, .compatible: "jpg"
    case .png: "png"
    case .webp: "webp"
    case .avif: "avif"
    case .heic: "heic"
    case .tiff: "tif"
    case .current: "current"
    case .automatic: nil
    }
  }
}
