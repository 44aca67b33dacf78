/// The types that code names, as Apple spells them.
extension UTType {
  // Abstract types, for `conforms(to:)`

  /// Anything at all.
  public static let item = UTType(declared: "public.item")
  /// What a person may look at or listen to.
  public static let content = UTType(declared: "public.content")
  /// A stream of bytes.
  public static let data = UTType(declared: "public.data")
  /// A folder in the file system's sense.
  public static let directory = UTType(declared: "public.directory")
  /// A folder in the user's sense.
  public static let folder = UTType(declared: "public.folder")
  /// Any picture.
  public static let image = UTType(declared: "public.image")
  /// Any camera's raw picture.
  public static let rawImage = UTType(declared: "public.camera-raw-image")
  /// Pictures or sound in time.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Moving pictures, with or without sound.
  public static let movie = UTType(declared: "public.movie")
  /// Moving pictures without sound.
  public static let video = UTType(declared: "public.video")
  /// Sound alone.
  public static let audio = UTType(declared: "public.audio")
  /// Any text.
  public static let text = UTType(declared: "public.text")

  // Pictures

  /// JPEG.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// PNG.
  public static let png = UTType(declared: "public.png")
  /// GIF.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// WebP.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// TIFF.
  public static let tiff = UTType(declared: "public.tiff")
  /// HEIF with HEVC pictures.
  public static let heic = UTType(declared: "public.heic")
  /// HEIF with a sequence of HEVC pictures.
  public static let heics = UTType(declared: "public.heics")
  /// HEIF, whatever codes its pictures.
  public static let heif = UTType(declared: "public.heif")
  /// HEIF with AV1 pictures.
  public static let avif = UTType(declared: "public.avif")
  /// JPEG XL.
  public static let jpegxl = UTType(declared: "public.jpeg-xl")
  /// BMP.
  public static let bmp = UTType(declared: "com.microsoft.bmp")
  /// SVG.
  public static let svg = UTType(declared: "public.svg-image")
  /// OpenEXR.
  public static let exr = UTType(declared: "com.ilm.openexr-image")
  /// Adobe's Digital Negative.
  public static let dng = UTType(declared: "com.adobe.raw-image")
  /// A still with the clip around it.
  public static let livePhoto = UTType(declared: "com.apple.live-photo")

  // Movies

  /// QuickTime.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// MPEG-4.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// MPEG-1 and MPEG-2.
  public static let mpeg = UTType(declared: "public.mpeg")
  /// AVI.
  public static let avi = UTType(declared: "public.avi")
  /// MPEG-4 with sound alone.
  public static let mpeg4Audio = UTType(declared: "com.apple.m4a-audio")

  // Companions

  /// Text without markup.
  public static let plainText = UTType(declared: "public.plain-text")
  /// JSON.
  public static let json = UTType(declared: "public.json")
  /// XML.
  public static let xml = UTType(declared: "public.xml")
  /// PDF.
  public static let pdf = UTType(declared: "com.adobe.pdf")
}
