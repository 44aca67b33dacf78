import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Takes the records of IPTC's information interchange model (IIM 4.2): 1C, record, data set,
  /// length, value. They stand in Photoshop's resources, or bare in a TIFF field.
  mutating func gather(iptc source: any ByteSource, _ range: Range<Int>) {
    var cursor = ByteCursor(source, in: range)
    var isUTF8 = false
    for _ in 0..<65_536 {
      guard (try? cursor.u8()) == 0x1C, let record = try? cursor.u8(),
        let dataSet = try? cursor.u8(), let length = try? cursor.u16(), length < 0x8000,
        let value = try? cursor.bytes(Int(length))
      else { return }
      // 1:90 names the character set by ISO 2022's escapes: ESC % G is UTF-8.
      if (record, dataSet) == (1, 90) { isUTF8 = value == [0x1B, 0x25, 0x47] }
      guard record == 2, length > 0, let (group, name) = Self.iptcGroups[dataSet] else { continue }
      found(group, in: "iptc." + name)
      if dataSet == 25 { add(keyword: Self.text(iptc: value, isUTF8: isUTF8)) }
    }
  }

  /// Takes a keyword once, whichever carriers repeat it.
  mutating func add(keyword: String) {
    guard !keyword.isEmpty, facts.keywords.count < Self.keywordLimit,
      !facts.keywords.contains(keyword)
    else { return }
    facts.keywords.append(keyword)
  }

  private static let keywordLimit = 1024

  /// Many writers use UTF-8 without saying so; what is none is Latin 1.
  private static func text(iptc value: [UInt8], isUTF8: Bool) -> String {
    if !isUTF8, String(validating: value, as: UTF8.self) == nil {
      var text = ""
      for byte in value { text.unicodeScalars.append(Unicode.Scalar(byte)) }
      return text
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static let iptcGroups: [UInt8: (PrivacyGroup, String)] = [
    5: (.captions, "title"), 25: (.captions, "keywords"), 26: (.location, "location"),
    27: (.location, "location"), 40: (.captions, "instructions"), 55: (.time, "dateCreated"),
    60: (.time, "timeCreated"), 62: (.time, "digitalCreationDate"), 65: (.history, "program"),
    80: (.creator, "byline"), 85: (.creator, "bylineTitle"), 90: (.location, "location"),
    92: (.location, "location"), 95: (.location, "location"), 100: (.location, "location"),
    101: (.location, "location"), 105: (.captions, "headline"), 110: (.creator, "credit"),
    115: (.creator, "source"), 116: (.copyright, "copyrightNotice"), 118: (.contact, "contact"),
    120: (.captions, "caption"), 122: (.creator, "captionWriter"),
  ]
}
