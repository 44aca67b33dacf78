import JobSpec

/// Exif fields that say something private: which group, and what the report calls them.
enum ExifCarriers {
  static let names: [UInt16: (group: PrivacyGroup, name: String)] = [
    0x010E: (.captions, "imageDescription"), 0x010F: (.camera, "make"), 0x0110: (.camera, "model"),
    0x0131: (.history, "software"), 0x0132: (.time, "dateTime"), 0x013B: (.creator, "artist"),
    0x013C: (.camera, "hostComputer"), 0x8298: (.copyright, "copyright"),
    0x830E: (.location, "geoTIFF"), 0x8482: (.location, "geoTIFF"), 0x87AF: (.location, "geoTIFF"),
    0x9003: (.time, "dateTimeOriginal"), 0x9004: (.time, "dateTimeDigitized"),
    0x9011: (.time, "offsetTimeOriginal"), 0x9213: (.history, "imageHistory"),
    0x927C: (.makerNotes, "makerNote"), 0x9286: (.captions, "userComment"),
    0x9C9B: (.captions, "xpTitle"), 0x9C9C: (.captions, "xpComment"),
    0x9C9D: (.creator, "xpAuthor"), 0x9C9E: (.captions, "xpKeywords"),
    0x9C9F: (.captions, "xpSubject"), 0xA420: (.identifiers, "imageUniqueID"),
    0xA430: (.creator, "cameraOwnerName"), 0xA431: (.serials, "bodySerialNumber"),
    0xA435: (.serials, "lensSerialNumber"), 0xA437: (.creator, "photographer"),
    0xA438: (.creator, "imageEditor"), 0xC62F: (.serials, "cameraSerialNumber"),
    0xC65D: (.identifiers, "rawDataUniqueID"), 0xC68B: (.identifiers, "originalRawFileName"),
  ]
}
