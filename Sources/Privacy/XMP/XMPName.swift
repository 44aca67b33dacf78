/// The name of an XMP property: prefixes are arbitrary, so that the namespace counts.
struct XMPName: Hashable, Sendable, CustomStringConvertible {
  var namespace: String
  var local: String

  init(_ namespace: String, _ local: String) {
    self.namespace = namespace
    self.local = local
  }

  var description: String { namespace + local }
}

/// Namespaces that XMP is known to use.
enum XMPNamespace {
  static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  static let meta = "adobe:ns:meta/"
  static let xml = "http://www.w3.org/XML/1998/namespace"
  static let dc = "http://purl.org/dc/elements/1.1/"
  static let dcTerms = "http://purl.org/dc/terms/"
  static let xmp = "http://ns.adobe.com/xap/1.0/"
  static let rights = "http://ns.adobe.com/xap/1.0/rights/"
  static let media = "http://ns.adobe.com/xap/1.0/mm/"
  static let note = "http://ns.adobe.com/xmp/note/"
  static let resourceEvent = "http://ns.adobe.com/xap/1.0/sType/ResourceEvent#"
  static let resourceReference = "http://ns.adobe.com/xap/1.0/sType/ResourceRef#"
  static let image = "http://ns.adobe.com/xap/1.0/g/img/"
  static let job = "http://ns.adobe.com/xap/1.0/sType/Job#"
  static let jobs = "http://ns.adobe.com/xap/1.0/bj/"
  static let dimensions = "http://ns.adobe.com/xap/1.0/sType/Dimensions#"
  static let area = "http://ns.adobe.com/xmp/sType/Area#"
  static let tiff = "http://ns.adobe.com/tiff/1.0/"
  static let exif = "http://ns.adobe.com/exif/1.0/"
  static let exifEX = "http://cipa.jp/exif/1.0/"
  static let aux = "http://ns.adobe.com/exif/1.0/aux/"
  static let photoshop = "http://ns.adobe.com/photoshop/1.0/"
  static let cameraRaw = "http://ns.adobe.com/camera-raw-settings/1.0/"
  static let cameraRawSaved = "http://ns.adobe.com/camera-raw-saved-settings/1.0/"
  static let lightroom = "http://ns.adobe.com/lightroom/1.0/"
  static let iptcCore = "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  static let iptcExt = "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  static let plus = "http://ns.useplus.org/ldf/xmp/1.0/"
  static let gainMap = "http://ns.adobe.com/hdr-gain-map/1.0/"
  static let appleGainMap = "http://ns.apple.com/HDRGainMap/1.0/"
  static let appleAuxiliary = "http://ns.apple.com/pixeldatainfo/1.0/"
  static let appleDepth = "http://ns.apple.com/depthData/1.0/"
  static let appleDepthBlur = "http://ns.apple.com/depthBlurEffect/1.0/"
  static let appleFace = "http://ns.apple.com/faceinfo/1.0/"
  static let appleAdjustment = "http://ns.apple.com/adjustment-settings/1.0/"
  static let container = "http://ns.google.com/photos/1.0/container/"
  static let item = "http://ns.google.com/photos/1.0/container/item/"
  static let camera = "http://ns.google.com/photos/1.0/camera/"
  static let creations = "http://ns.google.com/photos/1.0/creations/"
  static let googleImage = "http://ns.google.com/photos/1.0/image/"
  static let googleDepth = "http://ns.google.com/photos/1.0/depthmap/"
  static let googleAudio = "http://ns.google.com/photos/1.0/audio/"
  static let googleFocus = "http://ns.google.com/photos/1.0/focus/"
  static let panorama = "http://ns.google.com/photos/1.0/panorama/"
  static let spherical = "http://ns.google.com/videos/1.0/spherical/"
  static let regions = "http://www.metadataworkinggroup.com/schemas/regions/"
  static let keywords = "http://www.metadataworkinggroup.com/schemas/keywords/"
  static let microsoft = "http://ns.microsoft.com/photo/1.0/"
  static let microsoft12 = "http://ns.microsoft.com/photo/1.2/"
  static let digiKam = "http://www.digikam.org/ns/1.0/"
}
