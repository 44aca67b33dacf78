/// A small TIFF block to be written: what Exif is in every container.
package struct TIFFBlock: Hashable, Sendable {
  /// One field with its value, as it will stand in the block.
  package struct Field: Hashable, Sendable {
    package var tag: TIFFTag
    package var type: TIFFFieldType
    package var count: Int
    package var value: [UInt8]

    package init(_ tag: TIFFTag, _ type: TIFFFieldType, count: Int, value: [UInt8]) {
      self.tag = tag
      self.type = type
      self.count = count
      self.value = value
    }
  }

  package var byteOrder: ByteOrder
  package var main: [Field] = []
  package var exif: [Field] = []
  package var gps: [Field] = []
  package var interoperability: [Field] = []

  package init(byteOrder: ByteOrder = .bigEndian) { self.byteOrder = byteOrder }

  package var isEmpty: Bool {
    main.isEmpty && exif.isEmpty && gps.isEmpty && interoperability.isEmpty
  }

  package func ascii(_ tag: TIFFTag, _ text: String) -> Field {
    let value = Array(text.utf8) + [0]
    return Field(tag, .ascii, count: value.count, value: value)
  }

  package func short(_ tag: TIFFTag, _ value: Int) -> Field {
    Field(tag, .short, count: 1, value: byteOrder.bytes16(value))
  }

  package func long(_ tag: TIFFTag, _ value: Int) -> Field {
    Field(tag, .long, count: 1, value: byteOrder.bytes32(value))
  }

  package func rationals(_ tag: TIFFTag, _ values: [TIFFRational]) -> Field {
    let bytes = values.flatMap {
      byteOrder.bytes32($0.numerator) + byteOrder.bytes32($0.denominator)
    }
    return Field(tag, .rational, count: values.count, value: bytes)
  }
}

extension TIFFBlock {
  /// The block: header, directories, values. Fields are sorted; equal blocks give equal bytes.
  package func encode() -> [UInt8] {
    let header = (byteOrder == .bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + byteOrder.bytes16(42)
    return header + byteOrder.bytes32(8) + encodeDirectories(at: 8)
  }

  /// The directories and their values, to stand at an offset of a TIFF file; the main one first.
  package func encodeDirectories(at start: Int) -> [UInt8] {
    var main = main
    var exif = exif
    // Sizes do not depend on the pointers' values, so places can be known before they are written.
    if !interoperability.isEmpty { exif.append(long(.interoperabilityDirectory, 0)) }
    if !exif.isEmpty { main.append(long(.exifDirectory, 0)) }
    if !gps.isEmpty { main.append(long(.gpsDirectory, 0)) }
    let exifStart = start + Self.size(of: main)
    let interoperabilityStart = exifStart + Self.size(of: exif)
    let gpsStart = interoperabilityStart + Self.size(of: interoperability)
    point(&exif, .interoperabilityDirectory, to: interoperabilityStart)
    point(&main, .exifDirectory, to: exifStart)
    point(&main, .gpsDirectory, to: gpsStart)
    return directory(main, at: start) + directory(exif, at: exifStart)
      + directory(interoperability, at: interoperabilityStart) + directory(gps, at: gpsStart)
  }

  private func point(_ fields: inout [Field], _ tag: TIFFTag, to offset: Int) {
    for index in fields.indices where fields[index].tag == tag {
      fields[index].value = byteOrder.bytes32(offset)
    }
  }

  private static func size(of fields: [Field]) -> Int {
    guard !fields.isEmpty else { return 0 }
    return fields.reduce(2 + 12 * fields.count + 4) { $0 + outside($1) }
  }

  /// Bytes of a value that do not stand in its entry, padded to an even number.
  private static func outside(_ field: Field) -> Int {
    field.value.count <= 4 ? 0 : field.value.count + field.value.count % 2
  }

  private func directory(_ fields: [Field], at offset: Int) -> [UInt8] {
    guard !fields.isEmpty else { return [] }
    var table = byteOrder.bytes16(fields.count)
    var values: [UInt8] = []
    let valuesStart = offset + 2 + 12 * fields.count + 4
    for field in fields.sorted(by: { $0.tag < $1.tag }) {
      table += byteOrder.bytes16(Int(field.tag.rawValue))
      table += byteOrder.bytes16(Int(field.type.rawValue))
      table += byteOrder.bytes32(field.count)
      if field.value.count <= 4 {
        table += field.value + [UInt8](repeating: 0, count: 4 - field.value.count)
      } else {
        table += byteOrder.bytes32(valuesStart + values.count)
        values += field.value + [UInt8](repeating: 0, count: field.value.count % 2)
      }
    }
    return table + byteOrder.bytes32(0) + values
  }
}
