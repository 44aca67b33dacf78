import Compression
import JobSpec
import MediaFile

/// A text that stands in one carrier only, so that a search tells which carrier survived.
struct Sentinel: Hashable, CustomStringConvertible {
  var groups: Set<PrivacyGroup>
  var text: String
  /// Goes with any removal, because it cannot be taken apart.
  var isOpaque = false

  var description: String { text }
  var bytes: [UInt8] { Array(text.utf8) }

  init(_ groups: PrivacyGroup..., carrier: String, isOpaque: Bool = false) {
    self.groups = Set(groups)
    self.text = "sentinel-\(carrier)"
    self.isOpaque = isOpaque
  }
}

/// Metadata blocks in which every private field holds a sentinel.
enum Blocks {
  static let exifSentinels = [
    Sentinel(.camera, carrier: "exif-make"), Sentinel(.captions, carrier: "exif-description"),
    Sentinel(.creator, carrier: "exif-artist"), Sentinel(.copyright, carrier: "exif-copyright"),
    Sentinel(.history, carrier: "exif-software"), Sentinel(.time, carrier: "exif-date"),
    Sentinel(.serials, carrier: "exif-serial"), Sentinel(.identifiers, carrier: "exif-id"),
    Sentinel(.location, carrier: "exif-area"),
  ]

  /// 47° 3′ 24.111001″: rare enough to be searched for as numbers.
  static let latitude = [
    TIFFRational(47, 1), TIFFRational(3, 1), TIFFRational(24_111_001, 1_000_000),
  ]

  static func exif(prefix: String = "", order: ByteOrder = .littleEndian) -> [UInt8] {
    var block = TIFFBlock(byteOrder: order)
    func text(_ tag: TIFFTag, _ index: Int) -> TIFFBlock.Field {
      block.ascii(tag, prefix + exifSentinels[index].text)
    }
    block.main = [
      text(.make, 0), text(.imageDescription, 1), text(.artist, 2), text(.copyright, 3),
      text(.software, 4), block.short(.orientation, 6),
    ]
    block.exif = [
      text(.dateTimeOriginal, 5), text(.bodySerialNumber, 6), text(.imageUniqueID, 7),
      block.short(.colorSpace, 1),
    ]
    block.gps = [
      block.rationals(TIFFTag.GPS.latitude, latitude), text(TIFFTag.GPS.areaInformation, 8),
    ]
    return block.encode()
  }

  static let xmpSentinels = [
    Sentinel(.location, carrier: "xmp-city"), Sentinel(.location, carrier: "xmp-nested"),
    Sentinel(.people, carrier: "xmp-person"), Sentinel(.creator, carrier: "xmp-creator"),
    Sentinel(.copyright, carrier: "xmp-rights"), Sentinel(.contact, carrier: "xmp-contact"),
    Sentinel(.camera, carrier: "xmp-model"), Sentinel(.serials, carrier: "xmp-serial"),
    Sentinel(.captions, carrier: "xmp-title"), Sentinel(.time, carrier: "xmp-date"),
    Sentinel(.history, carrier: "xmp-tool"), Sentinel(.audio, carrier: "xmp-sound"),
    Sentinel(.depth, carrier: "xmp-depth"),
  ]

  static func xmp(prefix: String = "", padding: Int = 0) -> [UInt8] {
    let s = xmpSentinels.map { prefix + $0.text }
    let packet = """
      <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
      <x:xmpmeta xmlns:x="adobe:ns:meta/">
       <r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <r:Description r:about="" xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:City="\(s[0])"
          xmlns:t="http://ns.adobe.com/tiff/1.0/" t:Model='\(s[6])' t:Orientation="6"
          xmlns:a="http://ns.adobe.com/exif/1.0/aux/" a:SerialNumber="\(s[7])"
          xmlns:x1="http://ns.adobe.com/xap/1.0/" x1:CreatorTool="\(s[10])"
          xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"
          xmlns:ga="http://ns.google.com/photos/1.0/audio/" ga:Data="\(s[11])"
          xmlns:gd="http://ns.google.com/photos/1.0/depthmap/" gd:Data="\(s[12])">
         <i:LocationShown xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><r:Bag><r:li
           r:parseType="Resource"><i:Sublocation>\(s[1])</i:Sublocation></r:li></r:Bag>
         </i:LocationShown>
         <i:PersonInImage xmlns:i="http://iptc.org/std/Iptc4xmpExt/2008-02-29/"><r:Bag>
           <r:li>\(s[2])</r:li></r:Bag></i:PersonInImage>
         <d:creator xmlns:d="http://purl.org/dc/elements/1.1/"><r:Seq><r:li>\(s[3])</r:li></r:Seq>
         </d:creator>
         <d:rights xmlns:d="http://purl.org/dc/elements/1.1/"><r:Alt>
           <r:li xml:lang="x-default">\(s[4])</r:li></r:Alt></d:rights>
         <d:title xmlns:d="http://purl.org/dc/elements/1.1/"><r:Alt>
           <r:li xml:lang="x-default">\(s[8])</r:li></r:Alt></d:title>
         <c:CreatorContactInfo xmlns:c="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
           r:parseType="Resource"><c:CiAdrCity>\(s[5])</c:CiAdrCity></c:CreatorContactInfo>
         <x1:CreateDate>\(s[9])</x1:CreateDate>
        </r:Description>
       </r:RDF>
      </x:xmpmeta>
      \(String(repeating: " ", count: padding))<?xpacket end="w"?>
      """
    return Array(packet.utf8)
  }

  static let iptcSentinels = [
    Sentinel(.location, carrier: "iptc-city"), Sentinel(.captions, carrier: "iptc-headline"),
    Sentinel(.creator, carrier: "iptc-byline"), Sentinel(.copyright, carrier: "iptc-notice"),
  ]

  static func iptc() -> [UInt8] {
    zip([90, 105, 80, 116] as [UInt8], iptcSentinels).flatMap { number, sentinel in
      [0x1C, 2, number] + ByteOrder.bigEndian.bytes16(sentinel.bytes.count) + sentinel.bytes
    }
  }

  /// IPTC, and whole Exif and XMP blocks that most tools forget.
  static func photoshop() -> [UInt8] {
    resource(0x0404, iptc()) + resource(0x0422, exif(prefix: "nested-"))
      + resource(0x0424, xmp(prefix: "nested-"))
  }

  private static func resource(_ id: Int, _ data: [UInt8]) -> [UInt8] {
    let order = ByteOrder.bigEndian
    return Array("8BIM".utf8) + order.bytes16(id) + [0, 0] + order.bytes32(data.count) + data
      + (data.count % 2 == 0 ? [] : [0])
  }
}
