import JobSpec
import MediaFile

extension Evidence {
  /// Takes Photoshop's resources, or bare IPTC.
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
}
