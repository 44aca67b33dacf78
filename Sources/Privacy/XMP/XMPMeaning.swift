import JobSpec

/// What each XMP property says.
///
/// A namespace has a meaning for the properties it is known for and one for all others; a namespace
/// that is not here is an unknown carrier.
enum XMPMeaning {
  /// What a property says.
  ///
  /// A field of a structure says what the structure says, unless it is known to say more.
  static func of(_ name: XMPName, isField: Bool = false) -> Meaning {
    let name = XMPName(spellings[name.namespace] ?? name.namespace, name.local)
    if let meaning = properties[name] { return meaning }
    if let meaning = namespaces[name.namespace] {
      // Every GPS property of Exif, whatever its name will be.
      if name.namespace == XMPNamespace.exif, name.local.hasPrefix("GPS") {
        return name.local.contains("Time") || name.local.contains("Date")
          ? .tells(.location, .time) : .tells(.location)
      }
      return isField ? .structure : meaning
    }
    return prefixes.first { name.namespace.hasPrefix($0.prefix) }?.meaning ?? .unknown
  }

  /// Namespaces that some writers spell otherwise.
  private static let spellings = [
    "http://ns.microsoft.com/photo/1.0": N.microsoft,
    "http://ns.microsoft.com/photo/1.2": N.microsoft12,
    "http://ns.adobe.com/xap/1.0/rights": N.rights,
  ]

  private static let properties: [XMPName: Meaning] = {
    var table: [XMPName: Meaning] = [:]
    for row in rows {
      for local in row.locals.split(separator: " ") {
        table[XMPName(row.namespace, String(local))] = row.meaning
      }
    }
    return table
  }()

  typealias Row = (meaning: Meaning, namespace: String, locals: String)
  private typealias N = XMPNamespace

  static let rows: [Row] =
    location + people + rights + camera + texts + times + histories
    + rendering

  private static let location: [Row] = [
    (.tells(.location), N.photoshop, "City State Country"),
    (.tells(.location), N.iptcCore, "Location CountryCode"),
    (.tells(.location), N.dc, "coverage"),
    (.tells(.location), N.dcTerms, "spatial"),
    (
      .tells(.location), N.iptcExt,
      "LocationCreated LocationShown RatingRegion City Sublocation ProvinceState CountryName "
        + "CountryCode WorldRegion LocationId LocationName GPSLatitude GPSLongitude GPSAltitude"
    ),
    (.tells(.location), N.panorama, "PoseHeadingDegrees"),
    (.tells(.location), N.googleImage, "EarthPos"),
  ]

  private static let people: [Row] = [
    (
      .tells(.people), N.iptcExt,
      "PersonInImage PersonInImageWDetails ImageRegion ModelAge AddlModelInfo "
        + "PersonName PersonId PersonDescription PersonCharacteristic"
    ),
    (.tells(.people), N.plus, "ModelReleaseID MinorModelAgeDisclosure"),
    (.tells(.people), N.microsoft12, "RegionInfo"),
  ]

  private static let rights: [Row] = [
    (.tells(.creator), N.dc, "creator contributor"),
    (.tells(.copyright), N.dc, "rights publisher"),
    (.tells(.copyright), N.photoshop, "Credit Source"),
    (.tells(.creator), N.photoshop, "AuthorsPosition CaptionWriter"),
    (.tells(.contact), N.iptcCore, "CreatorContactInfo"),
    (.tells(.creator), N.tiff, "Artist"),
    (.tells(.copyright), N.tiff, "Copyright"),
    (.tells(.creator), N.exifEX, "CameraOwnerName Photographer ImageEditor"),
    (.tells(.creator), N.aux, "OwnerName"),
    (.tells(.creator), N.iptcExt, "ArtworkOrObject"),
    (.tells(.contact), N.rights, "WebStatement"),
    (.tells(.creator), N.rights, "Owner"),
  ]

  private static let camera: [Row] = [
    (.tells(.camera), N.tiff, "Make Model"),
    (.tells(.serials), N.aux, "SerialNumber LensSerialNumber"),
    (.tells(.serials), N.exifEX, "BodySerialNumber LensSerialNumber"),
    (.tells(.serials), N.exif, "SerialNumber LensSerialNumber BodySerialNumber"),
    (.tells(.identifiers), N.exif, "ImageUniqueID"),
    (.tells(.audio), N.exif, "RelatedSoundFile"),
    (.opaque(.makerNotes, costs: "makerNotes"), N.exif, "MakerNote"),
    (.tells(.motion), N.camera, XMPMotion.properties.joined(separator: " ")),
  ]

  private static let texts: [Row] = [
    (.tells(.captions), N.exif, "UserComment"),
    (.tells(.captions), N.tiff, "ImageDescription"),
    (.tells(.captions), N.exifEX, "ImageTitle"),
    (.tells(.captions), N.xmp, "Label Rating Nickname Title Description Keywords"),
    (.tells(.identifiers), N.xmp, "Identifier BaseURL"),
    (.opaque(.thumbnails, costs: "thumbnails"), N.xmp, "Thumbnails"),
    (.tells(.identifiers), N.dc, "identifier source relation"),
    (
      .tells(.captions), N.photoshop,
      "Headline Instructions Category SupplementalCategories Urgency TransmissionReference "
        + "TextLayers LayerName LayerText"
    ),
    (.tells(.captions), N.microsoft, "Rating LastKeywordXMP LastKeywordIPTC"),
  ]

  private static let times: [Row] = [
    (.tells(.time), N.xmp, "CreateDate ModifyDate MetadataDate"),
    (.tells(.time), N.dc, "date"),
    (.tells(.time), N.dcTerms, "created modified"),
    (.tells(.time), N.photoshop, "DateCreated"),
    (.tells(.time), N.tiff, "DateTime"),
    (
      .tells(.time), N.exif,
      "DateTimeOriginal DateTimeDigitized SubSecTime SubSecTimeOriginal SubSecTimeDigitized "
        + "OffsetTime OffsetTimeOriginal OffsetTimeDigitized"
    ),
    (.tells(.time), N.exifEX, "OffsetTime OffsetTimeOriginal OffsetTimeDigitized"),
    (.tells(.time), N.panorama, "FirstPhotoDate LastPhotoDate"),
    (.tells(.time), N.microsoft, "DateAcquired"),
    (.tells(.time, .location), N.exif, "GPSTimeStamp GPSDateStamp"),
  ]

  private static let histories: [Row] = [
    (.tells(.history), N.xmp, "CreatorTool Advisory"),
    (.tells(.history), N.tiff, "Software"),
    (.tells(.history), N.meta, "xmptk"),
    (.tells(.history), N.panorama, "CaptureSoftware StitchingSoftware"),
    (.tells(.history), N.photoshop, "History EmbeddedXMPDigest"),
    (.tells(.history, .identifiers), N.photoshop, "DocumentAncestors LegacyIPTCDigest"),
    (
      .tells(.provenance, .history), N.iptcExt,
      "DigitalSourceType DigitalSourcefileType AISystemUsed AISystemVersionUsed "
        + "AIPromptInformation AIPromptWriterName"
    ),
    (.tells(.provenance), N.dcTerms, "provenance"),
    (.tells(.identifiers), N.iptcExt, "DigImageGUID RegistryId"),
    (.tells(.history), N.iptcExt, "MaxAvailWidth MaxAvailHeight"),
  ]

  private static let rendering: [Row] = [
    (.rendering("orientation"), N.tiff, "Orientation"),
    (.rendering(nil), N.dc, "format"),
    (.rendering(nil), N.photoshop, "ColorMode ICCProfile"),
    (
      .rendering(nil), N.tiff,
      "ImageWidth ImageLength BitsPerSample Compression PhotometricInterpretation SamplesPerPixel "
        + "PlanarConfiguration YCbCrSubSampling YCbCrPositioning XResolution YResolution "
        + "ResolutionUnit TransferFunction WhitePoint PrimaryChromaticities YCbCrCoefficients "
        + "ReferenceBlackWhite NativeDigest"
    ),
    (
      .rendering(nil), N.exif,
      "ColorSpace PixelXDimension PixelYDimension ComponentsConfiguration ExifVersion "
        + "FlashpixVersion CompressedBitsPerPixel Gamma NativeDigest"
    ),
    (.rendering(nil), N.exifEX, "Gamma InteropIndex InteroperabilityIndex"),
  ]

  /// What a namespace's other properties say.
  static let namespaces: [String: Meaning] = [
    N.rdf: .structure,
    N.meta: .structure,
    N.xml: .structure,
    N.note: .structure,
    N.area: .structure,
    N.dimensions: .structure,
    N.dc: .tells(.captions),
    N.dcTerms: .tells(.captions),
    N.xmp: .tells(.history),
    N.rights: .tells(.copyright),
    N.media: .tells(.identifiers, .history),
    N.resourceEvent: .tells(.history, .identifiers),
    N.resourceReference: .tells(.history, .identifiers),
    N.image: .tells(.thumbnails),
    N.jobs: .tells(.history, .identifiers),
    N.job: .tells(.history, .identifiers),
    N.tiff: .tells(.camera),
    N.exif: .tells(.camera),
    N.exifEX: .tells(.camera),
    N.aux: .tells(.camera),
    N.photoshop: .tells(.history),
    N.cameraRaw: .tells(.history),
    N.cameraRawSaved: .tells(.history),
    N.lightroom: .tells(.captions),
    N.iptcCore: .tells(.captions),
    N.iptcExt: .tells(.captions),
    N.plus: .tells(.copyright, .contact),
    N.gainMap: .rendering("gainMap"),
    N.appleGainMap: .rendering("gainMap"),
    N.appleAuxiliary: .rendering("gainMap"),
    N.appleDepth: .tells(.depth),
    N.appleDepthBlur: .tells(.depth),
    N.appleFace: .tells(.people),
    "http://ns.apple.com/semanticSegmentationMatte/1.0/": .tells(.depth, .people),
    "http://ns.apple.com/portraitEffectsMatte/1.0/": .tells(.depth, .people),
    "http://ns.apple.com/portraitLightingEffect/2.0/": .tells(.depth, .history),
    "http://ns.apple.com/SpatialMedia/1.0/": .rendering("spatial"),
    "http://ns.adobe.com/hdr-metadata/1.0/": .rendering("hdr"),
    N.appleAdjustment: .tells(.history),
    N.container: .rendering(nil),
    N.item: .rendering(nil),
    // Bursts, timestamps and logs.
    N.camera: .tells(.identifiers, .makerNotes, .time),
    N.creations: .tells(.identifiers, .history),
    N.googleImage: .opaque(.depth, costs: "embeddedImage"),
    N.googleDepth: .tells(.depth),
    N.googleAudio: .tells(.audio),
    N.googleFocus: .tells(.depth),
    N.panorama: .rendering("panorama"),
    N.spherical: .rendering("panorama"),
    N.regions: .tells(.people),
    N.keywords: .tells(.captions),
    N.microsoft: .tells(.history),
    N.microsoft12: .tells(.people),
    "http://ns.microsoft.com/photo/1.2/t/RegionInfo#": .tells(.people),
    "http://ns.microsoft.com/photo/1.2/t/Region#": .tells(.people),
    "http://ns.microsoft.com/photo/1.1": .tells(.people),
    "http://ns.acdsee.com/iptc/1.0/": .tells(.captions, .location, .people),
    "http://ns.acdsee.com/regions/": .tells(.people),
    "http://ns.acdsee.com/sType/Area#": .structure,
    N.digiKam: .tells(.captions),
    "http://ns.iview-multimedia.com/mediapro/1.0/": .tells(.people, .location, .captions),
    "http://www.dji.com/drone-dji/1.0/": .tells(.location, .serials, .makerNotes),
    "http://rs.tdwg.org/dwc/index.htm": .tells(.location),
    "http://rs.tdwg.org/dwc/terms/": .tells(.location),
    "http://developer.sonyericsson.com/cell/1.0/": .tells(.location),
    "http://ns.exiftool.org/1.0/": .tells(.history),
    "http://darktable.sf.net/": .tells(.history),
    "http://www.gimp.org/xmp/": .tells(.history),
    "http://creativecommons.org/ns#": .tells(.copyright),
    "http://www.day.com/dam/1.0": .tells(.captions, .history),
    "http://ns.adobe.com/pdf/1.3/": .tells(.history),
    "http://ns.adobe.com/illustrator/1.0/": .tells(.history),
    "http://ns.adobe.com/xap/1.0/t/pg/": .tells(.history),
    "http://ns.adobe.com/xap/1.0/g/": .tells(.history),
    "http://ns.adobe.com/xap/1.0/sType/Font#": .tells(.history),
    "http://ns.adobe.com/xap/1.0/sType/ManifestItem#": .tells(.history, .identifiers),
    "http://ns.adobe.com/xap/1.0/sType/Version#": .tells(.history),
    "http://ns.adobe.com/creatorAtom/1.0/": .tells(.history),
    "http://ns.adobe.com/xmp/1.0/DynamicMedia/": .tells(.history, .captions),
    "http://ns.adobe.com/album/1.0/": .tells(.captions),
    "http://ns.adobe.com/StockPhoto/1.0/": .tells(.identifiers),
    "http://prismstandard.org/namespaces/basic/2.0/": .tells(.captions, .copyright),
  ]

  /// Families of namespaces that share a beginning.
  static let prefixes: [(prefix: String, meaning: Meaning)] = [
    ("http://ns.google.com/photos/dd/1.0/", .tells(.depth, .location)),
    ("http://ns.extensis.com/", .tells(.captions)),
    ("http://ns.phaseone.com/", .tells(.history)),
    ("http://www.metadataworkinggroup.com/", .tells(.people, .captions)),
    ("http://ns.camerabits.com/", .tells(.history, .captions, .identifiers)),
  ]
}
