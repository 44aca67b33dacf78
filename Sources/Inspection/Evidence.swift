import AssetFacts
import JobSpec
import MediaFile

/// Facts as they are gathered, and what the kinds are judged by.
struct Evidence {
  let format: MediaFormat
  let name: FileName
  var facts: AssetFacts

  // Exif
  var hasExif = false
  var hasCameraSettings = false
  var make: String?
  var software: String?
  var userComment: String?
  var imageDescription: String?
  var lensModel: String?
  var customRendered: Int?
  var exposureTime: Double?
  var hasAppleNote = false
  var appleCaptureType: Int?
  /// 3 HDR, 4 the original of one.
  var appleHDRType: Int?
  /// Where in a Live Photo's movie the still was taken, in seconds.
  var livePhotoVideoTime: Double?
  /// One picture or several in a row, in the maker's words or by its number.
  var driveMode: String?
  /// Of the maker note; the standard's fields speak before it.
  var makerLens: String?
  /// A maker note that says panorama.
  var hasMakerPanorama = false
  /// 0 the back's wide camera, 1 the back's, 6 the front's.
  var appleCameraType: Int?
  var isFrontFacing = false
  var burstIdentifier: String?

  /// Packets of the picture itself, in the order in which they were read.
  var xmp: [XMPPacket] = []

  /// Packets of auxiliary and second pictures.
  var otherXMP: [XMPPacket] = []

  // Parts of the file
  /// URNs of auxiliary pictures.
  var auxiliaryTypes: Set<String> = []
  /// What says that there is a picture for each eye.
  var stereoMarker: String?
  /// What says besides how to show them so.
  var spatialMarker: String?
  var isMultiPicturePanorama = false
  /// Other pictures that an index lists, but that cannot be read.
  var hasUnreadPictures = false
  /// What Samsung's trailer holds: 08D0 and 08E0 panoramas, 0890 and 0B00 slow motion, 0910 a selfie,
  /// 09E0 a burst and 09E1 its best picture, 0BA1 an edit, 0C21 a portrait, 0DA1 a screenshot …
  var samsungTypes: Set<UInt16> = []
  /// Along a row, where a PNG says so.
  var pixelsPerMeter: Int?
  /// What led to a clip that really is there.
  var clipMarker: String?
  var hasClip: Bool { clipMarker != nil }

  // Movies
  var movieKeys: Set<String> = []
  var captureMode: String?
  var author: String?
  /// Frames a second that the sensor took, where Android says so.
  var captureRate: Double?
  /// Keys of metadata that comes frame by frame.
  var timedKeys: Set<String> = []
  var hasAudioTrack = false
  /// Whether each frame is shown as long as the others, and whether those in the middle are shown
  /// twice as long as those at the ends.
  var isConstantRate = false
  var isRamped = false
  /// The number of Samsung's camera mode.
  var samsungRecordingMode: Int?
  var hasHTCSlowMotion = false
  /// A track of how far away things are, for focus that is chosen later.
  var hasDisparityTrack = false
  var hasMasteringDisplay = false
  /// A whole sphere around the camera.
  var isSpherical = false

  init(format: MediaFormat, bytes: Int, name: FileName) {
    self.format = format
    self.name = name
    facts = AssetFacts(
      format: FileFormat(rawValue: format.uniformTypeIdentifier), bytes: bytes)
  }

  mutating func found(_ group: PrivacyGroup, in carrier: String) {
    facts.sensitive.append(AssetFacts.Sensitive(group: group, carrier: carrier))
  }

  mutating func warn(_ warning: String) { facts.warnings.append(warning) }

  /// Says so where the extension promises another format.
  mutating func warnAboutName() {
    let given = name.fileExtension
    guard !given.isEmpty, !format.fileExtensions.contains(given),
      MediaFormat.allCases.contains(where: { $0.fileExtensions.contains(given) })
    else { return }
    warn("named .\(given), but it is \(format.uniformTypeIdentifier)")
  }

  /// Notes a profile's own name.
  mutating func describeColor(_ profile: any ByteSource) {
    guard let profile = try? ICCProfile(profile) else {
      warn("its colour profile cannot be read")
      return
    }
    facts.colorProfile = profile.description
    if profile.colorSpace == "CMYK" { facts.channels = .cmyk }
  }

  mutating func describeColor(_ codes: CodePoints) {
    if facts.colorProfile == nil { facts.colorProfile = codes.name }
    if let transfer = codes.hdrTransfer { facts.hdr = facts.hdr ?? transfer }
  }

  /// Turns a stored size as an Exif orientation says.
  mutating func setSize(width: Int, height: Int) {
    let isTurned = facts.orientation >= 5
    facts.width = isTurned ? height : width
    facts.height = isTurned ? width : height
  }
}
