extension AssetFilter {
  /// Every asset.
  public static let any = AssetFilter.all(of: [])

  public static let images = AssetFilter.kind(.images)
  public static let videos = AssetFilter.kind(.videos)
  public static let livePhotos = AssetFilter.kind(.livePhotos)
  public static let slomoVideos = AssetFilter.kind(.slomoVideos)
  public static let timelapseVideos = AssetFilter.kind(.timelapseVideos)
  public static let screenshots = AssetFilter.kind(.screenshots)
  public static let screenRecordings = AssetFilter.kind(.screenRecordings)
  public static let depthEffectPhotos = AssetFilter.kind(.depthEffectPhotos)
  public static let bursts = AssetFilter.kind(.bursts)
  public static let cinematicVideos = AssetFilter.kind(.cinematicVideos)
  public static let spatialMedia = AssetFilter.kind(.spatialMedia)
  public static let panoramas = AssetFilter.kind(.panoramas)
  public static let raw = AssetFilter.kind(.raw)
  public static let proRAW = AssetFilter.kind(.proRAW)
  public static let hdr = AssetFilter.kind(.hdr)
  public static let animated = AssetFilter.kind(.animated)
  public static let motionPhotos = AssetFilter.kind(.motionPhotos)
  public static let edited = AssetFilter.kind(.edited)
  public static let selfies = AssetFilter.kind(.selfies)
  public static let longExposure = AssetFilter.kind(.longExposure)
  public static let portraitDepth = AssetFilter.kind(.portraitDepth)
  public static let hasDepth = AssetFilter.kind(.hasDepth)
  public static let panorama360 = AssetFilter.kind(.panorama360)

  public static func format(_ formats: FileFormat...) -> AssetFilter { .format(formats) }

  public static func width(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.width, Bounds(atLeast, atMost))
  }
  public static func height(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.height, Bounds(atLeast, atMost))
  }
  public static func longEdge(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.longEdge, Bounds(atLeast, atMost))
  }
  public static func shortEdge(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.shortEdge, Bounds(atLeast, atMost))
  }
  public static func megapixels(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(.megapixels, Bounds(atLeast: atLeast, atMost: atMost))
  }
  public static func aspectRatio(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(.aspectRatio, Bounds(atLeast: atLeast, atMost: atMost))
  }
  public static func fileSize(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.fileSize, Bounds(atLeast, atMost))
  }
  public static func duration(atLeast: Double? = nil, atMost: Double? = nil) -> AssetFilter {
    .measure(.duration, Bounds(atLeast: atLeast, atMost: atMost))
  }
  public static func rating(atLeast: Int? = nil, atMost: Int? = nil) -> AssetFilter {
    .measure(.rating, Bounds(atLeast, atMost))
  }
  public static func camera(_ name: String) -> AssetFilter { .text(.camera, contains: name) }
  public static func lens(_ name: String) -> AssetFilter { .text(.lens, contains: name) }
  public static func keyword(_ word: String) -> AssetFilter { .text(.keyword, contains: word) }
  public static func captured(from: String? = nil, through: String? = nil) -> AssetFilter {
    .captured(DateBounds(from: from, through: through))
  }
}

extension AssetFilter.Bounds {
  init(_ atLeast: Int?, _ atMost: Int?) {
    self.init(atLeast: atLeast.map(Double.init), atMost: atMost.map(Double.init))
  }
}
