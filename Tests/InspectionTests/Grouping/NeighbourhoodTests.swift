import AssetFacts
import Inspection
import Testing

/// What names, clocks and cameras join, and what they must not.
struct NeighbourhoodTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var files: [GroupingFile]
    var sidecars: [String] = []
    var pairs: [LivePhotoPair] = []
    /// Assets of more than one file.
    var groups: [AssetGroup]
    /// Files of which something has to be said.
    var doubts: Set<Int> = []

    init(
      _ name: String, _ files: [GroupingFile], sidecars: [String] = [],
      pairs: [LivePhotoPair] = [], _ groups: [AssetGroup] = [], doubts: Set<Int> = []
    ) {
      testDescription = name
      self.files = files
      self.sidecars = sidecars
      self.pairs = pairs
      self.groups = groups
      self.doubts = doubts
    }
  }

  static let livePhotos = [
    Case(
      "one name, one moment", [.file(1, "IMG_1.HEIC", at: 11), .file(2, "img_1.mov", at: 10)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "one name, no clocks, but once a half",
      [.file(1, "a.jpg", identifier: "A"), .file(2, "a.mp4")],
      [AssetGroup(rendered: 1, clip: 2, pairing: .heuristic)]),
    Case("one name and nothing else", [.file(1, "a.jpg"), .file(2, "a.mp4")]),
    Case(
      "iCloud's _HEVC", [.file(1, "a.heic", at: 1), .file(2, "a_HEVC.mov", at: 0)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "_3", [.file(1, "IMG_1.heic", at: 1), .file(2, "IMG_1_3.mov", at: 0)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "an extension left in the name", [.file(1, "a.mp4.jpg", at: 1), .file(2, "a.mp4", at: 1)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "a copy's number, with clocks", [.file(1, "a.heic", at: 1), .file(2, "a(1).mov", at: 1)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case("a copy's number, without clocks", [.file(1, "a.heic"), .file(2, "a(1).mov")]),
    Case(
      "a clock in UTC and one without a zone",
      [.file(1, "a.heic", at: 7202), .file(2, "a.mov", at: 1, offset: 0)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "two zones, one moment",
      [.file(1, "a.heic", at: 7202, offset: 120), .file(2, "a.mov", at: 1, offset: 0)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "two zones, two moments",
      [.file(1, "a.heic", at: 1, offset: 120), .file(2, "a.mov", at: 1, offset: 0)]),
    Case(
      "unrelated photos of one name (photoprism#5013)",
      [.file(1, "a.jpg", at: 0), .file(2, "a.mov", at: 600)]),
    Case(
      "a video beside a photo of its name",
      [.file(1, "a.jpg", at: 0), .file(2, "a.mov", at: 0, seconds: 20)]),
    Case("no clip that phones write", [.file(1, "a.jpg", at: 0), .file(2, "a.mkv", at: 0)]),
    Case(
      "identifiers that differ are a veto",
      [.file(1, "a.heic", identifier: "A", at: 1), .file(2, "a.mov", identifier: "B", at: 1)]),
    Case(
      "a clip that lost its identifier (immich#8503)",
      [.file(1, "a.heic", identifier: "A", at: 1), .file(2, "a.mp4", at: 1)],
      [AssetGroup(rendered: 1, clip: 2, pairing: .strong)]),
    Case(
      "two stills of one stem are ambiguous",
      [.file(1, "a.jpg", at: 1), .file(2, "a.heic", at: 1), .file(3, "a.mov", at: 1)], doubts: [3]),
    Case(
      "unless an identifier decides",
      [.file(1, "a.jpg", at: 1), .file(2, "a.heic", at: 1), .file(3, "a.mov", at: 1)],
      pairs: [LivePhotoPair(still: 2, clip: 3, .certain)],
      [AssetGroup(rendered: 2, clip: 3, pairing: .certain)]),
    Case(
      "two clips of one stem are ambiguous",
      [.file(1, "a.heic", at: 1), .file(2, "a.mov", at: 1), .file(3, "a.mp4", at: 1)], doubts: [2]),
    Case(
      "numbered names each have their own",
      [
        .file(1, "Photo (1).jpg", at: 1), .file(2, "Photo (1).mov", at: 1),
        .file(3, "Photo (2).jpg", at: 1),
        .file(4, "Photo (2).mov", at: 1), .file(5, "Photo (3).jpg", at: 1),
      ],
      [
        AssetGroup(rendered: 1, clip: 2, pairing: .strong),
        AssetGroup(rendered: 3, clip: 4, pairing: .strong),
      ]),
    Case("files that cannot be read join nothing", [.file(1, "a.xyz"), .file(2, "a.mov")]),
    Case(
      "a clip in another folder", [.file(1, "a.heic")],
      pairs: [LivePhotoPair(still: 1, clip: 9, .certain)],
      [AssetGroup(rendered: 1, clip: 9, pairing: .certain)]),
  ]

  static let raw = [
    Case(
      "RAW and JPEG",
      [.file(1, "DSC_1.NEF", at: 1, camera: "N"), .file(2, "dsc_1.jpg", at: 2, camera: "N")],
      [AssetGroup(rendered: 2, raw: 1)]),
    Case(
      "ProRAW and HEIC", [.file(1, "IMG_1.DNG", at: 1), .file(2, "IMG_1.HEIC", at: 1)],
      [AssetGroup(rendered: 2, raw: 1)]),
    Case(
      "Pixel", [.file(1, "PXL_1.RAW-01.COVER.jpg"), .file(2, "PXL_1.RAW-02.ORIGINAL.dng")],
      [AssetGroup(rendered: 1, raw: 2)]),
    Case(
      "Pixel, with motion (memories#927)", [.file(1, "PXL_1.MP.jpg"), .file(2, "PXL_1.dng")],
      [AssetGroup(rendered: 1, raw: 2)]),
    Case("another moment", [.file(1, "a.dng", at: 1), .file(2, "a.jpg", at: 9)]),
    Case("another camera", [.file(1, "a.dng", camera: "N"), .file(2, "a.jpg", camera: "C")]),
    Case(
      "two pictures of it are ambiguous",
      [.file(1, "a.dng", at: 1), .file(2, "a.jpg", at: 1), .file(3, "a.heic", at: 1)], doubts: [1]),
    Case(
      "the clip goes with both",
      [.file(1, "a.dng", at: 1), .file(2, "a.heic", at: 1), .file(3, "a.mov", at: 1)],
      [AssetGroup(rendered: 2, raw: 1, clip: 3, pairing: .strong)]),
    Case(
      "a RAW file may be a Live Photo", [.file(1, "a.dng", at: 1), .file(2, "a.mov", at: 1)],
      [AssetGroup(raw: 1, clip: 2, pairing: .strong)]),
  ]

  static let edits = [
    Case(
      "Apple's, by the clock",
      [.file(1, "IMG_1234.HEIC", at: 1), .file(2, "IMG_E1234.JPG", at: 1)],
      [AssetGroup(rendered: 1, edited: 2)]),
    Case(
      "Apple's, by its recipe", [.file(1, "IMG_1234.HEIC"), .file(2, "IMG_E1234.JPG")],
      sidecars: ["IMG_1234.AAE"], [AssetGroup(rendered: 1, edited: 2)]),
    Case(
      "a photo that only has such a name (osxphotos#1621)",
      [.file(1, "IMG_1234.HEIC", at: 1), .file(2, "IMG_E1234.JPG", at: 900)],
      sidecars: ["IMG_1234.AAE"], doubts: [2]),
    Case(
      "no clock and no recipe", [.file(1, "IMG_1234.HEIC"), .file(2, "IMG_E1234.JPG")], doubts: [2]),
    Case(
      "of another camera",
      [
        .file(1, "IMG_1234.HEIC", at: 1, camera: "A"),
        .file(2, "IMG_E1234.HEIC", at: 1, camera: "B"),
      ],
      doubts: [2]),
    Case(
      "Takeout's", [.file(1, "a.jpg"), .file(2, "a-edited.jpg")],
      [AssetGroup(rendered: 1, edited: 2)]),
    Case(
      "Takeout's, of a copy",
      [.file(1, "a.jpg"), .file(2, "a(1).jpg"), .file(3, "a(1)-bearbeitet.jpg")],
      [AssetGroup(rendered: 2, edited: 3)]),
    Case(
      "osxphotos'", [.file(1, "a.heic"), .file(2, "a_edited.jpeg")],
      [AssetGroup(rendered: 1, edited: 2)]),
    Case("an edit alone", [.file(1, "a-edited.jpg")]),
    Case("copies are no edits", [.file(1, "a.jpg"), .file(2, "a(1).jpg"), .file(3, "a copy.jpg")]),
    Case(
      "an edited Live Photo with both clips",
      [
        .file(1, "IMG_1234.HEIC", at: 1), .file(2, "IMG_1234.MOV", at: 1),
        .file(3, "IMG_E1234.HEIC", at: 1), .file(4, "IMG_E1234.MOV", at: 1),
      ],
      [AssetGroup(rendered: 1, edited: 3, clip: 2, editedClip: 4, pairing: .strong)]),
    Case(
      "an edited Live Photo with the original's clip (immich#11836)",
      [
        .file(1, "IMG_1234.HEIC", at: 1), .file(2, "IMG_1234.MOV", at: 1),
        .file(3, "IMG_E1234.HEIC", at: 1),
      ],
      [AssetGroup(rendered: 1, edited: 3, clip: 2, pairing: .strong)]),
    Case(
      "an edited clip",
      [
        .file(1, "IMG_1234.MOV", at: 1, seconds: 60), .file(2, "IMG_E1234.MOV", at: 1, seconds: 50),
      ],
      [AssetGroup(rendered: 1, edited: 2)]),
    Case(
      "an edited RAW file", [.file(1, "a.dng", at: 1), .file(2, "a-edited.jpg", at: 1)],
      [AssetGroup(raw: 1, edited: 2)]),
  ]

  @Test(arguments: livePhotos + raw + edits)
  func `what belongs together is one asset, and what is not sure is said`(_ example: Case) {
    let sidecars = example.sidecars.enumerated().compactMap { SidecarFile(id: 100 + $0, name: $1) }
    #expect(sidecars.count == example.sidecars.count)
    for files in [example.files, example.files.reversed()] {
      let grouping = Neighbourhood(files: files, sidecars: sidecars, pairs: example.pairs).group()
      #expect(grouping.groups == example.groups)
      #expect(example.doubts.isSubset(of: grouping.doubts.keys))
      if example.doubts.isEmpty { #expect(grouping.doubts == [:]) }
    }
  }

  @Test(arguments: [
    ("photo.jpg.xmp", 1), ("photo.xmp", 2), ("PHOTO.XMP", 2), ("photo.mov.xmp", 3),
    ("photo.AAE", 1),
    ("photo_O.AAE", 1), ("photo.THM", 3), ("photo.srt", 3), ("photo(1).xmp", nil),
    ("phot.xmp", nil),
    ("photo(1).AAE", nil),
  ])
  func `sidecars belong to the file that they name`(_ name: String, _ owner: Int?) throws {
    let files: [GroupingFile] = [
      .file(1, "photo.jpg"), .file(2, "photo.nef"), .file(3, "photo.mov", seconds: 60),
    ]
    let sidecar = try #require(SidecarFile(id: 9, name: name))
    let grouping = Neighbourhood(files: files, sidecars: [sidecar]).group()
    #expect(grouping.owners[9] == owner)
  }

  @Test func `GoPro's companions have another letter`() throws {
    let sidecar = try #require(SidecarFile(id: 9, name: "GL010001.LRV"))
    let clip = GroupingFile.file(1, "GX010001.MP4", seconds: 60)
    #expect(Neighbourhood(files: [clip], sidecars: [sidecar]).group().owners == [9: 1])
  }

  @Test func `pictures and clips are no sidecars`() {
    for name in ["a.jpg", "a.mov", "a", ".xmp", "a.xmp.jpg"] {
      #expect(SidecarFile(id: 1, name: name) == nil)
    }
  }
}
