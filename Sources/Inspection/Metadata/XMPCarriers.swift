import JobSpec

/// XMP properties that say something private: which group, and what the report calls them.
enum XMPCarriers {
  static func group(of name: XMPPacket.Name) -> (group: PrivacyGroup, carrier: String)? {
    if isLocation(name) { return (.location, "xmp.location") }
    switch (name.namespace, name.local) {
    case (.regions, _), (.microsoftRegions, _), (.iptcExtension, "PersonInImage"),
      (.iptcExtension, "PersonInImageWDetails"):
      return (.people, "xmp.people")
    case (.dublinCore, "creator"), (.photoshop, "AuthorsPosition"), (.auxiliary, "OwnerName"),
      (.tiff, "Artist"):
      return (.creator, "xmp.creator")
    case (.dublinCore, "rights"), (.rights, _): return (.copyright, "xmp.rights")
    case (.iptcCore, "CreatorContactInfo"): return (.contact, "xmp.contact")
    case (.auxiliary, "SerialNumber"), (.exifEX, "BodySerialNumber"),
      (.exifEX, "LensSerialNumber"):
      return (.serials, "xmp.serials")
    case (.dublinCore, "title"), (.dublinCore, "description"), (.dublinCore, "subject"),
      (.photoshop, "Headline"), (.photoshop, "Instructions"), (.lightroom, _),
      (.exif, "UserComment"):
      return (.captions, "xmp.captions")
    case (.tiff, "Make"), (.tiff, "Model"): return (.camera, "xmp.camera")
    case (.exif, "DateTimeOriginal"), (.photoshop, "DateCreated"), (.basic, "CreateDate"),
      (.basic, "ModifyDate"), (.basic, "MetadataDate"):
      return (.time, "xmp.time")
    case (.mediaManagement, "DocumentID"), (.mediaManagement, "InstanceID"),
      (.mediaManagement, "OriginalDocumentID"):
      return (.identifiers, "xmp.identifiers")
    case (.mediaManagement, _), (.basic, "CreatorTool"): return (.history, "xmp.history")
    case (.basic, "Thumbnails"): return (.thumbnails, "xmp.thumbnails")
    case (.depthMap, _), (.focus, _), (.appleDepth, _), (.depthBlur, _), (.portraitMatte, _):
      return (.depth, "xmp.depth")
    case (.embeddedImage, "Data"): return (.thumbnails, "xmp.image")
    case (.embeddedAudio, "Data"): return (.audio, "xmp.audio")
    case (.cameraRaw, _): return (.history, "xmp.cameraRaw")
    case (.camera, "BurstID"), (.creations, "CameraBurstID"):
      return (.identifiers, "xmp.burst")
    case (.camera, "HdrPlusMakernote"), (.camera, "shot_log_data"):
      return (.makerNotes, "xmp.makerNote")
    default: return nil
    }
  }

  private static func isLocation(_ name: XMPPacket.Name) -> Bool {
    switch name.namespace {
    case .exif: name.local.hasPrefix("GPS") && name.local != "GPSVersionID"
    case .dji:
      name.local.hasPrefix("Gps") || name.local.hasPrefix("Rtk")
        || name.local.hasSuffix("Altitude")
    case .photoshop: ["City", "State", "Country"].contains(name.local)
    case .iptcCore: ["Location", "CountryCode"].contains(name.local)
    case .device: name.local == "EarthPos"
    case .iptcExtension: ["LocationCreated", "LocationShown", "RatingRegion"].contains(name.local)
    default: false
    }
  }
}
