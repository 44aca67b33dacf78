import Inspection
import MediaFile
import Testing

@Suite struct SidecarTests {
  private static func document(_ description: String) -> ArraySource {
    ArraySource(
      Array(
        """
        <?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
        xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"
        xmlns:crs="http://ns.adobe.com/camera-raw-settings/1.0/"
        xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/">
        \(description)</rdf:RDF></x:xmpmeta><?xpacket end="w"?>
        """.utf8))
  }

  @Test func `rating, keywords and the raw file are read`() throws {
    let sidecar = try Sidecar(
      Self.document(
        """
        <rdf:Description xmp:Rating="4" crs:RawFileName="DSC_0001.NEF" crs:HasSettings="True">
        <dc:subject><rdf:Bag><rdf:li>lake</rdf:li><rdf:li>lake</rdf:li><rdf:li>boat</rdf:li>
        </rdf:Bag></dc:subject></rdf:Description>
        """))
    #expect(sidecar.rating == 4 && sidecar.keywords == ["lake", "boat"])
    #expect(sidecar.isEdited && sidecar.rawFileName == "DSC_0001.NEF" && !sidecar.isDamaged)
  }

  @Test(
    arguments: [
      ("-1", -1), ("3.0", 3), ("6", nil), ("many", nil), ("nan", nil), ("", nil),
    ] as [(String, Int?)])
  func `ratings are whole numbers from −1 to 5`(_ text: String, _ expected: Int?) throws {
    let sidecar = try Sidecar(Self.document("<rdf:Description xmp:Rating='\(text)'/>"))
    #expect(sidecar.rating == expected && !sidecar.isEdited)
  }

  @Test func `a history is an edit`() throws {
    let sidecar = try Sidecar(
      Self.document("<rdf:Description><xmpMM:History><rdf:Seq/></xmpMM:History></rdf:Description>"))
    #expect(sidecar.isEdited)
  }

  @Test func `what is no XMP is refused, and a cut one says so`() throws {
    for bytes in [[], Array("hello".utf8), [0xFF, 0xD8, 0xFF]] as [[UInt8]] {
      #expect(throws: MediaFileError.self) { _ = try Sidecar(ArraySource(bytes)) }
    }
    let whole = Self.document("<rdf:Description xmp:Rating='2'/>")
    let cut = try Sidecar(PieceSource(of: whole, 0..<whole.count - 40))
    #expect(cut.isDamaged && cut.rating == 2)
  }
}
