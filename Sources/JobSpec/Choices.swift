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
  /// What the owner sees.
  case edited
  /// What the camera wrote.
  case original
  /// Each as an asset of its own.
  case both
}

/// Which half of a RAW + JPEG or RAW + HEIC asset is developed.
public enum RawChoice: String, Hashable, Sendable, CaseIterable {
  /// The camera's own picture, where there is one.
  case preferRendered
  /// The sensor's data, where there is some.
  case preferRaw
  /// Each as an asset of its own.
  case both
}

/// Which frames of a burst are developed.
public enum BurstChoice: String, Hashable, Sendable, CaseIterable {
  /// Every frame.
  case all
  /// The frame that the camera or the owner picked.
  case best
}

/// What happens to the identifier that pairs a Live Photo's still with its movie.
public enum LivePhotoPairing: String, Hashable, Sendable, CaseIterable {
  /// As it is.
  case keep
  /// By a new one, the same in both halves.
  case replace
  /// Removed: a still and a clip that know nothing of one another.
  case split
}

/// What becomes of an HDR gain map when a picture is rendered.
public enum HDRHandling: String, Hashable, Sendable, CaseIterable {
  /// Carried over where the encoding can.
  case preserve
  /// Left out.
  case drop
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
  /// Applied: the pixels are upright.
  case bake
  /// Kept beside the pixels as they are stored.
  case keep
}

/// What happens when a rendition would flatten motion, depth, stereo, animation or HDR.
public enum LossRule: String, Hashable, Sendable, CaseIterable {
  /// The report lists what was lost.
  case report
  /// The asset fails.
  case fail
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
