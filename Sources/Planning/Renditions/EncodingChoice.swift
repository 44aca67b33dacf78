package import AssetFacts
package import JobSpec

/// How a picture is written, once `.current`, `.compatible` and `.automatic` are decided.
package enum EncodingChoice: Hashable, Sendable {
  /// Decoded and encoded anew.
  case encode(ImageEncoding)
  /// The source's own bytes, less what privacy removes: nothing that was asked for changes a pixel.
  case keep

  /// A pure function of the request and of what the header says.
  package init(
    _ options: Rendition.ImageOptions, color: ColorHandling, hdr: HDRHandling,
    of facts: AssetFacts
  ) {
    switch options.encoding {
    case .jpeg, .png, .webp, .avif, .heic, .tiff:
      self = .encode(options.encoding)
    case .current:
      self = Self.own(options, color, hdr, facts)
    case .compatible:
      self = Self.compatible(options, color, hdr, facts)
    case .automatic(let accepted):
      self =
        accepted.contains(facts.format)
        ? Self.own(options, color, hdr, facts) : Self.compatible(options, color, hdr, facts)
    }
  }

  private static func own(
    _ options: Rendition.ImageOptions, _ color: ColorHandling, _ hdr: HDRHandling,
    _ facts: AssetFacts
  ) -> EncodingChoice {
    guard let encoding = ImageEncoding(of: facts.format) else {
      return compatible(options, color, hdr, facts)
    }
    return facts.staysAsItIs(under: options, color, hdr) ? .keep : .encode(encoding)
  }

  private static func compatible(
    _ options: Rendition.ImageOptions, _ color: ColorHandling, _ hdr: HDRHandling,
    _ facts: AssetFacts
  ) -> EncodingChoice {
    guard facts.opensEverywhere else { return .encode(.jpeg) }
    if facts.staysAsItIs(under: options, color, hdr) { return .keep }
    return .encode(facts.format == .jpeg ? .jpeg : .png)
  }
}

extension ImageEncoding {
  /// The encoding that writes a source's format, where there is one.
  package init?(of format: FileFormat) {
    switch format {
    case .jpeg: self = .jpeg
    case .png: self = .png
    case .webP: self = .webp
    case .avif: self = .avif
    case .heic, .heif: self = .heic
    case .tiff: self = .tiff
    default: return nil
    }
  }

  /// What a concrete encoding writes; `nil` for one that is still to be decided.
  package var format: FileFormat? {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .webp: .webP
    case .avif: .avif
    case .heic: .heic
    case .tiff: .tiff
    case .current, .compatible, .automatic: nil
    }
  }
}
