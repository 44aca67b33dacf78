import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  mutating func gather(_ bitmap: BMPFile) {
    facts.codec = "bmp"
    let bits = bitmap.bitsPerPixel
    facts.channels = bits <= 8 ? .palette : .rgb
    facts.bitDepth = bits <= 8 ? bits : bits == 16 ? 5 : 8
    facts.hasAlpha = bitmap.hasAlpha
    setSize(width: bitmap.width, height: bitmap.height)
  }

  mutating func gather(_ picture: OpenEXRFile) {
    facts.codec = "exr"
    facts.bitDepth = picture.bitDepth
    facts.hasAlpha = picture.channels.contains("A")
    facts.channels = picture.channels.contains { ["R", "G", "B"].contains($0) } ? .rgb : .gray
    setSize(width: picture.width, height: picture.height)
    let groups: [String: PrivacyGroup] = [
      "capDate": .time, "utcOffset": .time, "owner": .creator, "comments": .captions,
      "longitude": .location, "latitude": .location, "altitude": .location,
    ]
    for (name, group) in groups where picture.attributes.contains(name) {
      found(group, in: "exr." + name)
    }
  }

  mutating func gather(_ picture: RadianceFile) {
    facts.codec = "radiance"
    facts.channels = .rgb
    facts.bitDepth = 32
    setSize(width: picture.width, height: picture.height)
  }
}
