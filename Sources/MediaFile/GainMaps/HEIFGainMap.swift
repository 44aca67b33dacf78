/// A HEIF picture with a gain map beside it, as ISO 21496-1 and ISO/IEC 23008-12 have it: a hidden
/// picture item, and an item `tmap` that is made of both and is the picture's alternative.
package enum HEIFGainMap {
  /// Puts a map into a picture's file.
  ///
  /// Both files are such as libheif writes: every item's data lies in one piece, `meta` before it.
  ///
  /// - Parameters:
  ///   - picture: The ordinary picture, with its metadata.
  ///   - map: A file whose primary item is the map, coded alike.
  ///   - metadata: What the map's samples mean.
  /// - Returns: The file.
  /// - Throws: ``MediaFileError`` where either file is laid out otherwise, or is damaged.
  package static func join(
    _ picture: [UInt8], map: [UInt8], _ metadata: GainMapMetadata
  ) throws(MediaFileError) -> [UInt8] {
    let source = ArraySource(picture)
    let file = try HEIFFile(source)
    guard let type = file.boxes.first("ftyp"), let meta = file.boxes.first("meta"),
      meta.range.upperBound <= (file.boxes.first("mdat")?.range.lowerBound ?? 0)
    else { throw MediaFileError(.unsupportedFormat, "a HEIF file of an unusual layout") }

    var addition = try HEIFAddition(to: file.graph)
    let mapItem = try addition.add(primaryOf: ArraySource(map), isHidden: true)
    try addition.addToneMap(of: file.graph.primary, mapItem, block: [0] + metadata.block)

    // Brands: readers look for the tone map's before they look for the item.
    let brands = BoxBytes.box(
      "ftyp", picture[type.content] + ByteOrder.bigEndian.bytes32(Int(FourCC("tmap").rawValue)))
    let head =
      picture[..<type.range.lowerBound] + brands
      + picture[type.range.upperBound..<meta.range.lowerBound]
    // Offsets have a fixed width: a first try tells how far all data moves.
    let size = try addition.meta(meta, source, shift: 0, dataStart: 0).count
    let shift = head.count + size - meta.range.upperBound
    let rebuilt = try addition.meta(
      meta, source, shift: shift, dataStart: picture.count + shift + BoxBytes.headerLength)
    return head + rebuilt + picture[meta.range.upperBound...]
      + BoxBytes.box("mdat", addition.data)
  }
}
