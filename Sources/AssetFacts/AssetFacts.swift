package import JobSpec

/// What is known of an asset's primary file without decoding a pixel.
package struct AssetFacts: Hashable, Sendable {
  package var format: FileFormat
  package var bytes: Int
  /// Upright, in pixels.
  package var width: Int?
  package var height: Int?
  /// Exif orientation as stored, 1…8; 1 for HEIF, whose transforms are part of the picture.
  package var orientation: Int = 1
  /// Kinds that are decided, how surely and by what.
  package var kinds: [AssetKind: KindFinding] = [:]
  /// Kinds that cannot be decided, and why.
  package var unknownKinds: [AssetKind: String] = [:]
  package var playbackStyle: PlaybackStyle?
  package var captured: WallClock?
  package var camera: String?
  package var lens: String?
  /// −1 (rejected) to 5.
  package var rating: Int?
  package var keywords: [String] = []
  /// The profile's own description, as in `Display P3`.
  package var colorProfile: String?
  /// Bits a sample.
  package var bitDepth: Int?
  package var channels: Channels?
  package var hasAlpha: Bool = false
  package var frames: Int = 1
  /// `appleGainMap`, `isoGainMap`, `ultraHDR`, `pq`, `hlg`.
  package var hdr: String?
  package var duration: Double?
  package var frameRate: Double?
  package var codec: String?
  package var livePhotoIdentifier: String?
  /// Equal for the frames of one burst.
  package var burstIdentifier: String?
  /// The camera itself picked this frame of a burst.
  package var isBurstPick: Bool = false
  /// What the clock's second leaves out, in millionths.
  package var capturedFraction: Int?
  /// What is there, never its value.
  package var sensitive: [Sensitive] = []
  package var warnings: [String] = []

  package init(format: FileFormat, bytes: Int) {
    self.format = format
    self.bytes = bytes
  }
}

extension AssetFacts {
  package enum Channels: String, Hashable, Sendable, CaseIterable { case gray, rgb, cmyk, palette }

  /// A group of private metadata, and where it stands.
  package struct Sensitive: Hashable, Sendable, Comparable {
    package var group: PrivacyGroup
    /// Dotted, as in `exif.gps`.
    package var carrier: String
    package init(group: PrivacyGroup, carrier: String) {
      self.group = group
      self.carrier = carrier
    }
    package static func < (a: Self, b: Self) -> Bool {
      (a.group, a.carrier) < (b.group, b.carrier)
    }

    /// The identifier that ties the halves of a Live Photo, whose fate is a choice of its own.
    package var isPairing: Bool { Self.pairingCarriers.contains(carrier) }

    package static let makerNotePairing = "exif.makerNote.contentIdentifier"
    private static let pairingCarriers: Set = [
      makerNotePairing, "movie.keys.com.apple.quicktime.content.identifier",
    ]
  }
}
