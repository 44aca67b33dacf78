import MediaFile

/// Writes TIFF files, values first, directories where they come to stand.
struct TIFFBuilder {
  struct Field {
    var tag: Int
    var type: TIFFFieldType
    var count: Int
    var value: [UInt8]
  }

  let order: ByteOrder
  let isBig: Bool
  private(set) var bytes: [UInt8]
  /// Where the offset of the next directory of the main chain goes.
  private var link: Int

  private var width: Int { isBig ? 8 : 4 }

  init(_ order: ByteOrder, isBig: Bool = false) {
    self.order = order
    self.isBig = isBig
    bytes = (order == .bigEndian ? [0x4D, 0x4D] : [0x49, 0x49]) + order.bytes16(isBig ? 43 : 42)
    if isBig { bytes += order.bytes16(8) + [0, 0] }
    link = bytes.count
    bytes += [UInt8](repeating: 0, count: isBig ? 8 : 4)
  }

  /// Appends bytes that a field will point to, or none.
  mutating func add(_ data: [UInt8]) -> Int {
    if !bytes.count.isMultiple(of: 2) { bytes.append(0) }
    bytes += data
    return bytes.count - data.count
  }

  /// Appends a directory of the main chain.
  mutating func addPage(_ fields: [Field]) {
    let start = addDirectory(fields)
    bytes.replaceSubrange(link..<link + width, with: order.bytes(UInt64(start), width: width))
    link = bytes.count - width
  }

  /// Appends a directory that a field will point to.
  mutating func addDirectory(_ fields: [Field]) -> Int {
    var table = order.bytes(UInt64(fields.count), width: isBig ? 8 : 2)
    for field in fields.sorted(by: { $0.tag < $1.tag }) {
      table += order.bytes16(field.tag) + order.bytes16(Int(field.type.rawValue))
      table += order.bytes(UInt64(field.count), width: width)
      table +=
        field.value.count <= width
        ? field.value + [UInt8](repeating: 0, count: width - field.value.count)
        : order.bytes(UInt64(add(field.value)), width: width)
    }
    return add(table + [UInt8](repeating: 0, count: width))
  }

  func text(_ tag: Int, _ text: String) -> Field {
    Field(tag: tag, type: .ascii, count: text.utf8.count + 1, value: Array(text.utf8) + [0])
  }

  func long(_ tag: Int, _ values: Int...) -> Field {
    Field(tag: tag, type: .long, count: values.count, value: values.flatMap { order.bytes32($0) })
  }

  func short(_ tag: Int, _ values: Int...) -> Field {
    Field(tag: tag, type: .short, count: values.count, value: values.flatMap { order.bytes16($0) })
  }

  func block(_ tag: Int, _ value: [UInt8], _ type: TIFFFieldType = .undefined) -> Field {
    Field(tag: tag, type: type, count: value.count / (type.size ?? 1), value: value)
  }
}
