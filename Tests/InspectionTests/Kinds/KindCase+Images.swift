import AssetFacts
import JobSpec
import MediaFile

@testable import Inspection

extension KindCase {
  /// Kinds of pictures: each mark alone, and what looks like one.
  static let images: [KindCase] = media + screenshots + depth + geometry + camera + pairing

  private static let media = [
    KindCase("a JPEG", .images, .yes(.certain, "format")),
    KindCase("a JPEG is no video", .videos, .no, named: "IMG_0001.MOV"),
    KindCase("a raw format", .raw, .yes(.certain, "format"), in: .dng),
    KindCase("a JPEG that is named as raw", .raw, .no, named: "IMG_0001.DNG"),
    KindCase("frames", .animated, .yes(.certain, "frames"), in: .gif) { $0.facts.frames = 3 },
    KindCase("pages", .animated, .no, in: .tiff) { $0.facts.frames = 3 },
    KindCase("one frame", .animated, .no, in: .gif),
    KindCase("Google's gain map", .hdr, .yes(.certain, "hdr.ultraHDR")) {
      $0.facts.hdr = "ultraHDR"
    },
    KindCase("Apple's gain map", .hdr, .yes(.certain, "hdr.appleGainMap"), in: .heic) {
      $0.facts.hdr = "appleGainMap"
    },
    KindCase("ISO's gain map", .hdr, .yes(.certain, "hdr.isoGainMap"), in: .avif) {
      $0.facts.hdr = "isoGainMap"
    },
    KindCase("PQ", .hdr, .yes(.certain, "hdr.pq"), in: .avif) { $0.facts.hdr = "pq" },
    KindCase("HLG", .hdr, .yes(.certain, "hdr.hlg"), in: .avif) { $0.facts.hdr = "hlg" },
    KindCase("RGBE", .hdr, .yes(.certain, "hdr"), in: .radiance) { $0.facts.hdr = "linear" },
    KindCase("Apple's merged exposures", .hdr, .no) {
      $0.make = "Apple"
      $0.customRendered = 3
    },
    KindCase(
      "a clip in Google's directory", .motionPhotos, .yes(.certain, "xmp.container.MotionPhoto")
    ) {
      $0.clipMarker = "xmp.container.MotionPhoto"
    },
    KindCase(
      "a clip of Google's old kind", .motionPhotos, .yes(.certain, "xmp.camera.MicroVideoOffset")
    ) {
      $0.clipMarker = "xmp.camera.MicroVideoOffset"
    },
    KindCase("Samsung's clip", .motionPhotos, .yes(.certain, "samsung.0A30")) {
      $0.clipMarker = "samsung.0A30"
    },
    KindCase("HEIF's clip", .motionPhotos, .yes(.certain, "heif.mpvd"), in: .heic) {
      $0.clipMarker = "heif.mpvd"
    },
    KindCase("a clip that nothing mentions", .motionPhotos, .yes(.strong, "jpeg.trailer.ftyp")) {
      $0.clipMarker = "jpeg.trailer.ftyp"
    },
    KindCase("a mark without a clip", .motionPhotos, .no) {
      $0.take(xmp: "<c:MotionPhoto>1</c:MotionPhoto>")
    },
    KindCase("a name without a clip", .motionPhotos, .no, named: "PXL_20260504.MP.jpg"),
    KindCase("Samsung's block without a clip", .motionPhotos, .no) { $0.samsungTypes = [0x0A30] },
  ]

  private static let screenshots = [
    KindCase("the comment", .screenshots, .yes(.certain, "exif.userComment"), in: .png) {
      $0.userComment = "Screenshot"
    },
    KindCase("another comment", .screenshots, .no) { $0.userComment = "Screenshot of my cat" },
    KindCase("the description", .screenshots, .yes(.certain, "exif.imageDescription"), in: .heic) {
      $0.imageDescription = "Screenshot"
    },
    KindCase("the app that was captured", .screenshots, .yes(.strong, "samsung.0DA1")) {
      $0.samsungTypes = [0x0DA1]
    },
    KindCase("Android's build", .screenshots, .yes(.strong, "exif.software")) {
      $0.software = "Android UP1A.231005.007"
    },
    KindCase("Android's build and a camera", .screenshots, .no) {
      $0.software = "Android UP1A.231005.007"
      $0.make = "Google"
    },
    KindCase("a phone's screen", .screenshots, .yes(.heuristic, "png.pHYs"), in: .png) {
      $0.pixelsPerMeter = 5669
      ($0.facts.width, $0.facts.height) = (1170, 2532)
    },
    KindCase("the same at 72 dots", .screenshots, .no, in: .png) {
      $0.pixelsPerMeter = 2835
      ($0.facts.width, $0.facts.height) = (1170, 2532)
    },
    KindCase("no screen of that size", .screenshots, .no, in: .png) {
      $0.pixelsPerMeter = 5669
      ($0.facts.width, $0.facts.height) = (1171, 2532)
    },
    KindCase(
      "macOS", .screenshots, .yes(.heuristic, "name"), named: "Screenshot 2026-05-04 at 09.41.png"),
    KindCase(
      "German", .screenshots, .yes(.heuristic, "name"), named: "Bildschirmfoto 2026-05-04.png"),
    KindCase("French", .screenshots, .yes(.heuristic, "name"), named: "Capture d’écran 2026.png"),
    KindCase("Japanese", .screenshots, .yes(.heuristic, "name"), named: "スクリーンショット 2026.png"),
    KindCase("somebody's word", .screenshots, .no, named: "Screenshots of my holidays.png"),
    KindCase("named so, taken with a camera", .screenshots, .no, named: "Screenshot.jpg") {
      $0.hasCameraSettings = true
    },
  ]

  private static let depth = [
    KindCase("Apple's note", .depthEffectPhotos, .yes(.certain, "exif.makerNote.captureType=2")) {
      $0.appleCaptureType = 2
    },
    KindCase("Apple's ordinary photo", .depthEffectPhotos, .no) { $0.appleCaptureType = 10 },
    KindCase("Apple's rendering", .depthEffectPhotos, .yes(.certain, "exif.customRendered")) {
      $0.make = "Apple"
      $0.customRendered = 8
    },
    KindCase("another maker's", .depthEffectPhotos, .no) {
      $0.make = "Canon"
      $0.customRendered = 8
    },
    KindCase(
      "a matte", .depthEffectPhotos, .yes(.certain, "auxiliary.portraitEffectsMatte"), in: .heic
    ) {
      $0.auxiliaryTypes = ["urn:com:apple:photo:2018:aux:portraiteffectsmatte"]
    },
    KindCase("a matte of the sky", .depthEffectPhotos, .no, in: .heic) {
      $0.auxiliaryTypes = ["urn:com:apple:photo:2020:aux:semanticskymatte"]
    },
    KindCase(
      "parameters of a blur", .depthEffectPhotos, .yes(.certain, "xmp.depthBlurEffect"), in: .heic
    ) {
      $0.otherXMP = [
        Evidence.packet("<b:RenderingParameters>A</b:RenderingParameters>")
      ]
    },
    KindCase("Samsung's portrait", .depthEffectPhotos, .yes(.certain, "samsung.0C21")) {
      $0.samsungTypes = [0x0C21]
    },
    KindCase("Samsung's map", .depthEffectPhotos, .yes(.certain, "samsung.0AB1")) {
      $0.samsungTypes = [0x0AB1]
    },
    KindCase("Samsung's shot", .depthEffectPhotos, .yes(.certain, "samsung.0B40")) {
      $0.samsungTypes = [0x0B40]
    },
    KindCase("Samsung's shot, second part", .depthEffectPhotos, .yes(.certain, "samsung.0B41")) {
      $0.samsungTypes = [0x0B41]
    },
    KindCase("Google's type", .depthEffectPhotos, .yes(.certain, "xmp.camera.SpecialTypeID")) {
      $0.take(
        xmp: """
          <c:SpecialTypeID><rdf:Bag><rdf:li>com.google.android.apps.camera.gallery.specialtype.SpecialType-HDR</rdf:li>
          <rdf:li>com.google.android.apps.camera.gallery.specialtype.SpecialType-PORTRAIT</rdf:li></rdf:Bag></c:SpecialTypeID>
          """)
    },
    KindCase("Google's profile", .depthEffectPhotos, .yes(.certain, "xmp.device.profile")) {
      $0.take(xmp: "<v:Type>DepthPhoto</v:Type>")
    },
    KindCase("Google's map", .depthEffectPhotos, .yes(.certain, "xmp.depthMap.Data")) {
      $0.take(xmp: "<d:Data>AAAA</d:Data>")
    },
    KindCase("Xiaomi", .depthEffectPhotos, .yes(.strong, "xmp.xiaomi")) {
      $0.take(xmp: "<x:XMPMeta>&lt;depthmap length=\"3\"/&gt;</x:XMPMeta>")
    },
    KindCase("Xiaomi without a map", .depthEffectPhotos, .no) {
      $0.take(xmp: "<x:XMPMeta>&lt;watermark/&gt;</x:XMPMeta>")
    },
    KindCase(
      "Google's name", .depthEffectPhotos, .yes(.heuristic, "name"),
      named: "PXL_20260504.PORTRAIT-01.COVER.jpg"),
    KindCase(
      "before the blur", .depthEffectPhotos, .no, named: "PXL_20260504.PORTRAIT-02.ORIGINAL.jpg"),
    KindCase("somebody's name", .depthEffectPhotos, .no, named: "Portrait of Ann 2.jpg"),
    KindCase("depth alone", .depthEffectPhotos, .no, in: .heic) {
      $0.auxiliaryTypes = ["urn:mpeg:hevc:2015:auxid:2"]
    },
    KindCase("pictures that are lost", .depthEffectPhotos, .unknown(.lostPictures)) {
      $0.hasUnreadPictures = true
    },
    KindCase("HEIF's depth", .hasDepth, .yes(.certain, "auxiliary.depth"), in: .heic) {
      $0.auxiliaryTypes = ["urn:mpeg:hevc:2015:auxid:2"]
    },
    KindCase("a gain map is no depth", .hasDepth, .no, in: .heic) {
      $0.auxiliaryTypes = ["urn:com:apple:photo:2020:aux:hdrgainmap"]
    },
    KindCase("a map in XMP", .hasDepth, .yes(.certain, "xmp.depthMap.Data")) {
      $0.take(xmp: "<d:Data>AAAA</d:Data>")
    },
    KindCase("a profile", .hasDepth, .yes(.certain, "xmp.device.profile")) {
      $0.take(xmp: "<v:Type>DepthPhoto</v:Type>")
    },
    KindCase("a map by Samsung", .hasDepth, .yes(.certain, "samsung.0AB1")) {
      $0.samsungTypes = [0x0AB1]
    },
    KindCase("a shot by Samsung", .hasDepth, .yes(.certain, "samsung.0B40")) {
      $0.samsungTypes = [0x0B40]
    },
    KindCase("its second part", .hasDepth, .yes(.certain, "samsung.0B41")) {
      $0.samsungTypes = [0x0B41]
    },
    KindCase("a map by Xiaomi", .hasDepth, .yes(.strong, "xmp.xiaomi")) {
      $0.take(xmp: "<x:XMPMeta>&lt;depthmap length=\"3\"/&gt;</x:XMPMeta>")
    },
    KindCase("lost", .hasDepth, .unknown(.lostPictures)) { $0.hasUnreadPictures = true },
    KindCase(
      "effect and depth", .portraitDepth,
      .yes(.certain, "depthEffectPhotos+hasDepth"), in: .heic
    ) {
      $0.appleCaptureType = 2
      $0.auxiliaryTypes = ["urn:mpeg:hevc:2015:auxid:2"]
    },
    KindCase("Xiaomi's map is both", .portraitDepth, .yes(.strong, "depthEffectPhotos+hasDepth")) {
      $0.take(xmp: "<x:XMPMeta>&lt;depthmap length=\"3\"/&gt;</x:XMPMeta>")
    },
    KindCase(
      "a name and depth", .portraitDepth, .yes(.heuristic, "depthEffectPhotos+hasDepth"), in: .heic,
      named: "PXL_20260504.PORTRAIT.heic"
    ) {
      $0.auxiliaryTypes = ["urn:mpeg:hevc:2015:auxid:2"]
    },
    KindCase("effect without depth", .portraitDepth, .no) { $0.appleCaptureType = 2 },
    KindCase("effect, and depth that is lost", .portraitDepth, .unknown(.lostPictures)) {
      $0.appleCaptureType = 2
      $0.hasUnreadPictures = true
    },
  ]

  private static let geometry = [
    KindCase("Apple", .panoramas, .yes(.certain, "exif.customRendered=6")) {
      $0.make = "Apple"
      $0.customRendered = 6
    },
    KindCase("another maker's 6", .panoramas, .no) { $0.customRendered = 6 },
    KindCase("a projection", .panoramas, .yes(.certain, "xmp.panorama.ProjectionType")) {
      $0.take(xmp: "<p:ProjectionType>cylindrical</p:ProjectionType>")
    },
    KindCase("Google's special type", .panoramas, .yes(.certain, "xmp.camera.SpecialTypeID")) {
      $0.take(xmp: "<c:SpecialTypeID>x.SpecialType-PANORAMA</c:SpecialTypeID>")
    },
    KindCase("Samsung", .panoramas, .yes(.certain, "samsung.08E0")) { $0.samsungTypes = [0x08E0] },
    KindCase("Samsung, moving", .panoramas, .yes(.certain, "samsung.08D0")) {
      $0.samsungTypes = [0x08D0]
    },
    KindCase("an index", .panoramas, .yes(.certain, "mpf.panorama")) {
      $0.isMultiPicturePanorama = true
    },
    KindCase("a note", .panoramas, .yes(.strong, "exif.makerNote.panorama")) {
      $0.hasMakerPanorama = true
    },
    KindCase("a wide picture of a camera", .panoramas, .yes(.heuristic, "size")) {
      $0.make = "Nikon"
      ($0.facts.width, $0.facts.height) = (6000, 2000)
    },
    KindCase("a high one", .panoramas, .yes(.heuristic, "size")) {
      $0.make = "Nikon"
      ($0.facts.width, $0.facts.height) = (2000, 6000)
    },
    KindCase("a banner", .panoramas, .no) { ($0.facts.width, $0.facts.height) = (6000, 2000) },
    KindCase("a telephone's whole picture", .panoramas, .no) {
      $0.make = "Realme"
      ($0.facts.width, $0.facts.height) = (4608, 2128)
    },
    KindCase("16:9", .panoramas, .no) {
      $0.make = "Nikon"
      ($0.facts.width, $0.facts.height) = (4000, 2250)
    },
    KindCase("a small strip", .panoramas, .no) {
      $0.make = "Nikon"
      ($0.facts.width, $0.facts.height) = (1200, 400)
    },
    KindCase("a whole sphere", .panorama360, .yes(.certain, "xmp.panorama.ProjectionType")) {
      $0.take(xmp: sphere(width: 6000, of: 6000))
    },
    KindCase("a part of one", .panorama360, .no) { $0.take(xmp: sphere(width: 3000, of: 6000)) },
    KindCase("of an unknown part", .panorama360, .unknown(.noPanoramaSize)) {
      $0.take(xmp: "<p:ProjectionType>equirectangular</p:ProjectionType>")
    },
    KindCase("Samsung's sphere", .panorama360, .yes(.certain, "samsung.A050")) {
      $0.samsungTypes = [0xA050]
    },
    KindCase("two eyes", .spatialMedia, .yes(.certain, "heif.group.ster+cameras"), in: .heic) {
      $0.stereoMarker = "heif.group.ster"
      $0.spatialMarker = "heif.group.ster+cameras"
    },
    KindCase("a pair", .spatialMedia, .yes(.strong, "heif.group.ster"), in: .heic) {
      $0.stereoMarker = "heif.group.ster"
    },
    KindCase("MPO", .spatialMedia, .yes(.strong, "mpf.disparity")) {
      $0.stereoMarker = "mpf.disparity"
    },
    KindCase("side by side by name alone", .spatialMedia, .no, named: "pair.jps"),
  ]

  private static func sphere(width: Int, of full: Int) -> String {
    """
    <p:ProjectionType>equirectangular</p:ProjectionType>
    <p:FullPanoWidthPixels>\(full)</p:FullPanoWidthPixels>
    <p:CroppedAreaImageWidthPixels>\(width)</p:CroppedAreaImageWidthPixels>
    <p:FullPanoHeightPixels>3000</p:FullPanoHeightPixels>
    <p:CroppedAreaImageHeightPixels>3000</p:CroppedAreaImageHeightPixels>
    """
  }

  private static let camera = [
    KindCase("ProRAW", .proRAW, .yes(.certain, "exif.makerNote.captureType=1"), in: .dng) {
      $0.make = "Apple"
      $0.appleCaptureType = 1
    },
    KindCase("Apple's other DNG", .proRAW, .no, in: .dng) {
      $0.make = "Apple"
      $0.appleCaptureType = 10
    },
    KindCase("Apple's DNG without a note", .proRAW, .unknown(.noCaptureType), in: .dng) {
      $0.make = "Apple"
    },
    KindCase("somebody's DNG", .proRAW, .no, in: .dng) { $0.make = "Leica" },
    KindCase("at the front", .selfies, .yes(.certain, "exif.makerNote.cameraType=6")) {
      $0.appleCameraType = 6
    },
    KindCase("facing the user", .selfies, .yes(.certain, "exif.makerNote.frontFacing")) {
      $0.isFrontFacing = true
    },
    KindCase("a selfie by Samsung", .selfies, .yes(.certain, "samsung.0910")) {
      $0.samsungTypes = [0x0910]
    },
    KindCase("Apple's lens", .selfies, .yes(.certain, "exif.lensModel")) {
      $0.make = "Apple"
      $0.lensModel = "iPhone 15 Pro front TrueDepth camera 2.69mm f/1.9"
    },
    KindCase("another phone's lens", .selfies, .yes(.strong, "exif.lensModel")) {
      $0.make = "Google"
      $0.lensModel = "Pixel 8 front camera 2.74mm f/2.2"
    },
    KindCase("Apple's other lens", .selfies, .no) {
      $0.make = "Apple"
      $0.hasCameraSettings = true
      $0.lensModel = "iPhone 15 Pro back triple camera"
    },
    KindCase("a phone that does not say", .selfies, .unknown(.noMakerNote)) {
      $0.make = "Xiaomi"
      $0.hasCameraSettings = true
    },
    KindCase("a camera", .selfies, .no) {
      $0.make = "NIKON CORPORATION"
      $0.hasCameraSettings = true
    },
    KindCase("two seconds", .longExposure, .yes(.heuristic, "exif.exposureTime")) {
      $0.exposureTime = 2
    },
    KindCase("a half", .longExposure, .no) { $0.exposureTime = 0.5 },
  ]

  private static let pairing = [
    KindCase("half of a pair", .livePhotos, .unknown(.otherHalf), in: .heic) {
      $0.facts.livePhotoIdentifier = "A"
    },
    KindCase("no half of a pair", .livePhotos, .no, in: .heic),
    KindCase("a frame", .bursts, .unknown(.otherFrames)) { $0.burstIdentifier = "B" },
    KindCase("Samsung's frame", .bursts, .unknown(.otherFrames)) { $0.samsungTypes = [0x09E0] },
    KindCase("Google's old mark", .bursts, .unknown(.otherFrames)) {
      $0.take(xmp: "<n:CameraBurstID>B</n:CameraBurstID>")
    },
    KindCase("a frame's name", .bursts, .unknown(.otherFrames), named: "IMG_1_BURST001.jpg"),
    KindCase("no frame", .bursts, .no, named: "Burst of joy.jpg"),
    KindCase("what an edit is undone by", .edited, .yes(.certain, "samsung.0BA1")) {
      $0.samsungTypes = [0x0BA1]
    },
    KindCase("a history", .edited, .yes(.strong, "xmp.history")) {
      $0.take(xmp: "<m:History><rdf:Seq><rdf:li>saved</rdf:li></rdf:Seq></m:History>")
    },
    KindCase("an edit's name", .edited, .yes(.heuristic, "name"), named: "IMG_E1234.HEIC"),
    KindCase("Takeout's name", .edited, .yes(.heuristic, "name"), named: "IMG_1234-edited.jpg"),
    KindCase("nothing", .edited, .unknown(.otherVersions)),
  ]
}
