/// The order in which assets are taken.
public enum AssetOrder: String, Hashable, Sendable, CaseIterable {
  /// By path relative to the input, byte by byte.
  case path
  /// By capture time on the photo's own clock; undated assets last, by path.
  case captureDate
  /// As the inputs were given; inside a folder by path.
  case input
}

/// Which version of an asset that was edited is developed.
public enum VersionChoice: String, Hashable, Sendable, CaseIterable {
  case edited, original, both
}

/// Which half of a RAW + JPEG or RAW + HEIC asset is developed.
public enum RawChoice: String, Hashable, Sendable, CaseIterable {
  case preferRendered, preferRaw, both
}

/// Which frames of a burst are developed.
public enum BurstChoice: String, Hashable, Sendable, CaseIterable {
  case all, best
}

/// What happens to the identifier that pairs a Live Photo's still with its movie.
public enum LivePhotoPairing: String, Hashable, Sendable, CaseIterable {
  case keep, replace, split
}

/// What becomes of an HDR gain map when a picture is rendered.
public enum HDRHandling: String, Hashable, Sendable, CaseIterable {
  case preserve, drop
}

/// What becomes of a picture's colours.
public enum ColorHandling: String, Hashable, Sendable, CaseIterable {
  /// Converted to sRGB through the embedded profile, and tagged.
  case sRGB
  /// Converted to Display P3 through the embedded profile, and tagged.
  case displayP3
  /// Pixel values and profile kept as they are.
  case keep
}

/// Whether the Exif orientation is applied to the pixels or kept beside them.
public enum OrientationHandling: String, Hashable, Sendable, CaseIterable {
  case bake, keep
}

/// What happens when a rendition would flatten motion, depth, stereo, animation or HDR.
public enum LossRule: String, Hashable, Sendable, CaseIterable {
  case report, fail
}

/// How bytes reach a step.
public enum Transfer: String, Hashable, Sendable, CaseIterable {
  /// By descriptor; memory does not follow the size of the file.
  case file
  /// As bytes held in the worker's memory.
  case data
  /// As decoded pixels held in the worker's memory.
  case image
}

/// How damaged inputs are treated.
public enum Strictness: String, Hashable, Sendable, CaseIterable {
  /// Any sign of damage fails the asset.
  case strict
  /// Damage that cannot change the picture is a warning.
  case tolerant
  /// Whatever decodes is delivered, with a warning.
  case salvage
}
