import Exif
import MediaFile
import Testing

@Suite struct MakerNoteTests {
  /// A block with Canon's name and a note of one field, little-endian.
  static func canon(tag: UInt16, text: String) -> [UInt8] {
    let order = ByteOrder.littleEndian
    let value = Array(text.utf8) + [0]
    // The note stands at 8, and its field's text behind its directory.
    let note =
      order.bytes16(1) + order.bytes16(Int(tag)) + order.bytes16(2) + order.bytes32(value.count)
      + order.bytes32(8 + 18) + order.bytes32(0) + value
    let main = 8 + note.count
    let make = Array("Canon\0".utf8)
    let exif = main + 2 + 24 + 4
    return Array("II".utf8) + order.bytes16(42) + order.bytes32(main) + note
      + order.bytes16(2) + order.bytes16(0x010F) + order.bytes16(2) + order.bytes32(make.count)
      + order.bytes32(exif + 18) + order.bytes16(0x8769) + order.bytes16(4) + order.bytes32(1)
      + order.bytes32(exif) + order.bytes32(0) + order.bytes16(1) + order.bytes16(0x927C)
      + order.bytes16(7) + order.bytes32(note.count) + order.bytes32(8) + order.bytes32(0) + make
  }

  @Test func `a field is read by its number and by its name`() throws {
    let note = try MakerNote(Self.canon(tag: 0x0095, text: "EF24-70mm f/2.8L USM"))
    let fields = note.fields { identifier, name in identifier == 0x95 && name == "LensModel" }
    #expect(fields.map(\.identifier) == [0x95])
    #expect(fields.map(\.value) == ["EF24-70mm f/2.8L USM"])
    #expect(note.fields { _, _ in false } == [])
  }

  @Test(arguments: [[], [0], Array("II*\0".utf8), [UInt8](repeating: 0x41, count: 4096)])
  func `what holds no note is of an unknown maker`(_ bytes: [UInt8]) {
    #expect(throws: ExifError.unknownMaker) { _ = try MakerNote(bytes) }
  }

  @Test func `a block too long is refused before it is copied`() {
    let count = MakerNote.sizeLimit + 1
    #expect(throws: ExifError.tooLarge(count)) {
      _ = try MakerNote([UInt8](repeating: 0, count: count))
    }
  }

  @Test func `a note cut or changed anywhere never traps`() {
    let whole = Self.canon(tag: 0x0001, text: "a camera's settings, of which these are none")
    for place in whole.indices {
      if let note = try? MakerNote(Array(whole[..<place])) { _ = note.fields { _, _ in true } }
      var changed = whole
      changed[place] ^= 0xFF
      if let note = try? MakerNote(changed) { _ = note.fields { _, _ in true } }
    }
  }
}
