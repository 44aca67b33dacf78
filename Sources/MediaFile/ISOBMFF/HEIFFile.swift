/// A HEIF file of any codec: HEIC, AVIF and their relatives.
package struct HEIFFile {
  package let source: any ByteSource
  package let brands: FileType
  /// The boxes at the top, in order.
  package let boxes: [Box]
  /// What stands behind the last box.
  package let trailer: Range<Int>?
  package let graph: ItemGraph

  /// Reads the box headers and the item tables; no picture.
  ///
  /// - Throws: ``MediaFileError`` with `corrupt` where the tables are missing or contradict each
  ///   other, `truncated` where the file ends inside a box.
  package init(_ source: any ByteSource) throws(MediaFileError) {
    self.source = source
    let top = try TopLevelBoxes(source)
    boxes = top.boxes
    trailer = top.trailer
    guard let type = boxes.first("ftyp") else {
      throw MediaFileError(.unsupportedFormat, "no file type at the beginning", at: 0)
    }
    brands = try FileType(source, size: type.range.count)
    guard let meta = boxes.first("meta") else {
      throw MediaFileError(
        boxes.first("mini") == nil ? .corrupt : .unsupportedFormat,
        boxes.first("mini") == nil
          ? "a HEIF file without items" : "a HEIF file in the low-overhead layout (“mini”)")
    }
    graph = try ItemGraph(meta, source)
  }

  /// The clip of a motion photo (`mpvd`).
  package var motionPhoto: Range<Int>? { boxes.first("mpvd")?.content }

  /// Samsung's directory of extras (`sefd`).
  package var samsungDirectory: Range<Int>? { boxes.first("sefd")?.content }

  /// The tracks of a picture sequence.
  package var movie: Box? { boxes.first("moov") }
}
