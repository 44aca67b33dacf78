import Testing

@testable import Inspection

@Suite struct XMPPacketTests {
  private func packet(_ description: String, more: String = "") -> XMPPacket {
    XMPPacket(
      Array(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:e="http://ns.adobe.com/exif/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:C="http://ns.google.com/photos/1.0/container/"
        xmlns:I="http://ns.google.com/photos/1.0/container/item/">
        \(description)</rdf:RDF></x:xmpmeta>\(more)
        """.utf8))
  }

  @Test func `an attribute, an element and a list read alike, whatever the prefix`() {
    let forms = [
      #"<rdf:Description e:UserComment="Screenshot"/>"#,
      "<rdf:Description><e:UserComment>Screenshot</e:UserComment></rdf:Description>",
      """
      <rdf:Description><e:UserComment><rdf:Alt><rdf:li xml:lang="x-default"> Screenshot
      </rdf:li></rdf:Alt></e:UserComment></rdf:Description>
      """,
    ]
    for form in forms { #expect(packet(form).text("UserComment", in: .exif) == "Screenshot") }
  }

  @Test func `lists keep all of their entries`() {
    let found = packet(
      """
      <rdf:Description><dc:subject><rdf:Bag><rdf:li>lake</rdf:li><rdf:li>boat</rdf:li></rdf:Bag>
      </dc:subject></rdf:Description>
      """)
    #expect(found.texts("subject", in: .dublinCore) == ["lake", "boat"])
  }

  @Test func `a container directory is read item by item`() {
    let found = packet(
      """
      <rdf:Description><C:Directory><rdf:Seq>
      <rdf:li rdf:parseType="Resource"><C:Item I:Semantic="Primary" I:Mime="image/jpeg"/></rdf:li>
      <rdf:li rdf:parseType="Resource"><C:Item I:Semantic="MotionPhoto" I:Length="1234"/></rdf:li>
      </rdf:Seq></C:Directory></rdf:Description>
      """)
    #expect(found.items.map(\.semantic) == ["Primary", "MotionPhoto"])
    #expect(found.items.last?.length == 1234)
  }

  @Test func `damage keeps what came before it`() {
    let found = packet(#"<rdf:Description e:GPSLatitude="48,1N"/>"#, more: "<oops")
    #expect(found.isDamaged && found.has("GPSLatitude", in: .exif))
    #expect(XMPPacket([0xFF, 0xFE]).isDamaged)
  }

  @Test func `zeros behind a packet and a garbled mark before it are no damage`() {
    let body = Array(#"<e:a xmlns:e="http://ns.adobe.com/exif/1.0/">x</e:a>"#.utf8)
    let start = Array(#"<?xpacket begin=""#.utf8) + [0xFF] + Array(#""?>"#.utf8)
    let found = XMPPacket(start + body + [0, 0, 0])
    #expect(!found.isDamaged && found.text("a", in: .exif) == "x")
  }
}
