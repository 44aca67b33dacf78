import JobSpec
import MediaFile

extension Evidence {
  /// Takes Photoshop's resources, or bare IPTC: only which private groups are there.
  mutating func gather(photoshop source: any ByteSource) {
    var cursor = ByteCursor(source)
    guard source.count >= 4, (try? cursor.u8()) == UInt8(ascii: "8") else {
      return gather(iptc: source, 0..<source.count)
    }
    cursor = ByteCursor(source)
    for _ in 0..<4096 {
      guard (try? cursor.code()) == "8BIM", let resource = try? cursor.u16(),
        let nameLength = try? cursor.u8(), (try? cursor.skip(Int(nameLength) | 1)) != nil,
        let size = try? cursor.u32(), Int(size) <= cursor.remaining
      else { return }
      let data = cursor.offset..<cursor.offset + Int(size)
      switch resource {
      case 0x0404: gather(iptc: source, data)
      case 0x0409, 0x040C: found(.thumbnails, in: "photoshop.thumbnail")
      case 0x0422:
        if let exif = try? ExifBlock(source, in: data), exif.hasLocation {
          found(.location, in: "photoshop.exif.gps")
        }
      default: break
      }
      guard (try? cursor.skip(min(Int(size) + Int(size) % 2, cursor.remaining))) != nil else {
        return
      }
    }
  }

  /// Records of IPTC's information interchange model: 1C, record, data set, length.
  private mutating func gather(iptc source: any ByteSource, _ range: Range<Int>) {
    var cursor = ByteCursor(source, in: range)
    for _ in 0..<65_536 {
      guard (try? cursor.u8()) == 0x1C, let record = try? cursor.u8(),
        let dataSet = try? cursor.u8(), let length = try? cursor.u16(), length < 0x8000,
        (try? cursor.skip(Int(length))) != nil
      else { return }
      guard record == 2, length > 0, let (group, name) = Self.iptcGroups[dataSet] else { continue }
      found(group, in: "iptc." + name)
    }
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
