import Inspection
import Testing

struct GroupingNameTests {
  @Test(arguments: [
    ("IMG_1234.HEIC", "img_1234"), ("IMG_1234_HEVC.MOV", "img_1234"),
    ("IMG_1234_HVEC.MOV", "img_1234"),
    ("IMG_1234_3.MOV", "img_1234"), ("IMG_3.jpg", "img_3"), ("IMG_0001.mp4.jpg", "img_0001"),
    ("PXL_1.RAW-01.COVER.jpg", "pxl_1"), ("PXL_1.RAW-02.ORIGINAL.dng", "pxl_1"),
    ("PXL_1.MP.jpg", "pxl_1"), ("photo.nef.xmp", "photo"), ("GL010001.LRV", "gx010001"),
    ("GH010001.MP4", "gx010001"), ("img_e1234.jpg", "img_e1234"), ("IMG_O1234.AAE", "img_1234"),
    ("IMG_O1234.JPG", "img_o1234"), ("name_O.AAE", "name"), ("name_o.jpg", "name_o"),
    (".jpg", ".jpg"),
    ("(1).jpg", "(1)"), ("", ""),
  ])
  func `marks are taken off a stem`(_ name: String, _ base: String) {
    #expect(GroupingName(name).base == base)
    #expect(GroupingName(name).editMark == nil)
  }

  @Test(arguments: [
    ("IMG_1(2).HEIC", "img_1", 2), ("IMG_1 (2).HEIC", "img_1", 2), ("IMG_1 2.HEIC", "img_1", 2),
    ("IMG_1 copy.HEIC", "img_1", 1), ("IMG_1_HEVC(1).MOV", "img_1", 1),
    ("IMG_1(1)_HEVC.MOV", "img_1", 1), ("IMG_1.HEIC", "img_1", nil),
    ("Trip 2024.jpg", "trip 2024", nil),
  ])
  func `a copy's number is no part of its name`(_ name: String, _ base: String, _ copy: Int?) {
    #expect(GroupingName(name).base == base)
    #expect(GroupingName(name).copy == copy)
  }

  @Test(arguments: [
    ("IMG_E1234.JPG", GroupingName.EditMark.apple), ("IMG_1234-edited.jpg", .spelledOut),
    ("IMG_1234-bearbeitet.jpg", .spelledOut), ("IMG_1234-modifié.jpg", .spelledOut),
    ("IMG_1234-編集済み.jpg", .spelledOut), ("IMG_1234_edited.jpeg", .spelledOut),
    ("IMG_1234_edited.mov", .spelledOut),
  ])
  func `edits are told by their marks`(_ name: String, _ mark: GroupingName.EditMark) {
    #expect(GroupingName(name).editMark == mark)
    #expect(GroupingName(name).base == "img_1234")
  }

  @Test func `the copy of an edit is both`() {
    let name = GroupingName("IMG_1(1)-edited.jpg")
    #expect(name.base == "img_1")
    #expect(name.copy == 1)
    #expect(name.editMark == .spelledOut)
  }
}
