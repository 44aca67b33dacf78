extension AssetFilter {
  /// Every asset.
  public static let any = AssetFilter.all(of: [])

  /// Pictures of any format, Live Photos among them.
  public static let images = AssetFilter.kind(.images)
  /// Clips.
  public static let videos = AssetFilter.kind(.videos)
  /// A still with its movie.
  public static let livePhotos = AssetFilter.kind(.livePhotos)
  /// Recorded faster than they play.
  public static let slomoVideos = AssetFilter.kind(.slomoVideos)
  /// Recorded slower than they play.
  public static let timelapseVideos = AssetFilter.kind(.timelapseVideos)
  /// Pictures of a screen.
  public static let screenshots = AssetFilter.kind(.screenshots)
  /// Clips of a screen.
  public static let screenRecordings = AssetFilter.kind(.screenRecordings)
  /// Portraits with a blurred background.
  public static let depthEffectPhotos = AssetFilter.kind(.depthEffectPhotos)
  /// Frames of a burst.
  public static let bursts = AssetFilter.kind(.bursts)
  /// Clips whose focus can be changed afterwards.
  public static let cinematicVideos = AssetFilter.kind(.cinematicVideos)
  /// Pictures and clips for two eyes.
  public static let spatialMedia = AssetFilter.kind(.spatialMedia)
  /// Wide pictures made of many.
  public static let panoramas = AssetFilter.kind(.panoramas)
  /// Sensor data.
  public static let raw = AssetFilter.kind(.raw)
  /// Apple ProRAW.
  public static let proRAW = AssetFilter.kind(.proRAW)
  /// Pictures with a gain map or an HDR transfer.
  public static let hdr = AssetFilter.kind(.hdr)
  /// Pictures that move.
  public static let animated = AssetFilter.kind(.animated)
  /// Android's still with a clip inside.
  public static let motionPhotos = AssetFilter.kind(.motionPhotos)
  /// Changed after they were taken.
  public static let edited = AssetFilter.kind(.edited)
  /// Taken with the front camera.
  public static let selfies = AssetFilter.kind(.selfies)
  /// Exposed long.
  public static let longExposure = AssetFilter.kind(.longExposure)
  /// Portraits with their depth.
  public static let portraitDepth = AssetFilter.kind(.portraitDepth)
  /// With a depth map.
  public static let hasDepth = AssetFilter.kind(.hasDepth)
  /// All around.
  public static let panorama360 = AssetFilter.kind(.panorama360)

  /// Whose primary file has one of these formats, by its bytes.
  public static func format(_ formats: FileFormat...) -> AssetFilter { .format(formats) }

  /// Upright width in pixels.
  public static func width(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(Measured(.width, Bounds(atLeast, atMost)))
  }
  /// Upright height in pixels.
  public static func height(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(Measured(.height, Bounds(atLeast, atMost)))
  }
  /// The longer side in pixels.
  public static func longEdge(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(Measured(.longEdge, Bounds(atLeast, atMost)))
  }
  /// The shorter side in pixels.
  public static func shortEdge(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(Measured(.shortEdge, Bounds(atLeast, atMost)))
  }
  /// Millions of pixels.
  public static func megapixels(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(Measured(.megapixels, Bounds(atLeast: atLeast, atMost: atMost)))
  }
  /// Upright width ÷ height: 1.5 is 3:2 across.
  public static func aspectRatio(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(Measured(.aspectRatio, Bounds(atLeast: atLeast, atMost: atMost)))
  }
  /// Size of the primary file, as `.fileSize(atLeast: .megabytes(2))`.
  public static func fileSize(
    atLeast: ByteCount? = nil, atMost: ByteCount? = nil
  ) -> AssetFilter {
    .measure(Measured(.fileSize, Bounds(atLeast?.bytes, atMost?.bytes)))
  }
  /// Length in seconds.
  public static func duration(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(Measured(.duration, Bounds(atLeast: atLeast, atMost: atMost)))
  }
  /// Stars, from −1 (rejected) to 5.
  public static func rating(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(Measured(.rating, Bounds(atLeast, atMost)))
  }
  /// Taken with a camera whose maker or model contains a word.
  public static func camera(_ name: String) -> AssetFilter {
    .text(Containing(.camera, contains: name))
  }
  /// Taken with a lens whose model contains a word.
  public static func lens(_ name: String) -> AssetFilter {
    .text(Containing(.lens, contains: name))
  }
  /// With a keyword that contains a word.
  public static func keyword(_ word: String) -> AssetFilter {
    .text(Containing(.keyword, contains: word))
  }
  /// Captured inside bounds, on the photo's own clock, as `.captured(from: "2026-05")`.
  public static func captured(from: String? = nil, through: String? = nil) -> AssetFilter {
    .captured(DateBounds(from: from, through: through))
  }
}

extension AssetFilter.Bounds {
  init(_ atLeast: Int?, _ atMost: Int?) {
    self.init(atLeast: atLeast.map(Double.init), atMost: atMost.map(Double.init))
  }
}
