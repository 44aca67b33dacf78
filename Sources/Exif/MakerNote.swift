import CExif

/// The maker note of an Exif block, interpreted by libexif: Canon's, Nikon's, Olympus', Epson's,
/// Sanyo's, Fujifilm's, Pentax' and Casio's.
///
/// It owns libexif's copy of the block and gives it back at the end of its life.
@safe
package struct MakerNote: ~Copyable {
  /// One thing that the note says.
  package struct Field: Hashable, Sendable {
    /// The tag of the note's directory; several fields that share a tag are parts of its array.
    package var identifier: Int
    /// libexif's short English name, as in `LensModel`; empty where it has none.
    package var name: String
    /// For people, in English.
    package var value: String
  }

  /// Bytes of a block; no JPEG segment is longer than half of it.
  package static let sizeLimit = 128 << 10
  /// Fields of one note; a longer directory is cut off.
  private static let countLimit = 1024
  private static let valueLimit = 256

  private let data: OpaqueData
  /// Part of `data`.
  private let note: OpaquePointer

  /// Reads the maker note of a block that begins with its TIFF header.
  ///
  /// The block is neither corrected nor completed, and its note is left as it is.
  package init(_ block: [UInt8]) throws(ExifError) {
    guard block.count <= Self.sizeLimit else { throw .tooLarge(block.count) }
    guard let data = unsafe exif_data_new() else { throw .outOfMemory }
    unsafe exif_data_unset_option(data, EXIF_DATA_OPTION_FOLLOW_SPECIFICATION)
    unsafe exif_data_set_option(data, EXIF_DATA_OPTION_DONT_CHANGE_MAKER_NOTE)
    let bytes = Array("Exif\0\0".utf8) + block
    unsafe exif_data_load_data(data, bytes, UInt32(bytes.count))
    guard let note = unsafe exif_data_get_mnote_data(data) else {
      unsafe exif_data_unref(data)
      throw .unknownMaker
    }
    unsafe self.data = data
    unsafe self.note = note
  }

  deinit { unsafe exif_data_unref(data) }

  /// The fields that are wanted, in the note's order; the values of others are not made.
  package borrowing func fields(
    where isWanted: (_ identifier: Int, _ name: String) -> Bool
  ) -> [Field] {
    var fields: [Field] = []
    let count = min(unsafe exif_mnote_data_count(note), UInt32(Self.countLimit))
    for index in 0..<count {
      let identifier = Int(unsafe exif_mnote_data_get_id(note, index))
      let name =
        unsafe exif_mnote_data_get_name(note, index).map { unsafe String(cString: $0) } ?? ""
      guard isWanted(identifier, name), let value = value(at: index) else { continue }
      fields.append(Field(identifier: identifier, name: name, value: value))
    }
    return fields
  }

  /// nil where the value is none that libexif can put in words.
  private borrowing func value(at index: UInt32) -> String? {
    var buffer = [CChar](repeating: 0, count: Self.valueLimit)
    guard unsafe exif_mnote_data_get_value(note, index, &buffer, UInt32(buffer.count)) != nil else {
      return nil
    }
    let text = buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return String(decoding: text, as: UTF8.self)
  }
}

private typealias OpaqueData = UnsafeMutablePointer<ExifData>
