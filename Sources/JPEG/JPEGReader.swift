import CJPEG

/// One JPEG that is decoded to planes of samples, as they are stored: not brought to one size, not
/// converted to RGB.
///
/// Markers are passed over and nothing of them is kept. A baseline picture needs about 2 MB whatever
/// its size; a progressive one is kept whole, 2 bytes a sample, within the bound given.
@safe
package struct JPEGReader: ~Copyable {
  private let reader: OpaquePointer
  private let count: Int
  private let read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  private var position = 0
  /// What the header says.
  package let picture: Picture

  package struct Picture: Hashable, Sendable {
    package enum Color: Hashable, Sendable { case gray, yCbCr, rgb, other }
    package var width: Int
    package var height: Int
    package var components: Int
    package var color: Color
  }

  /// A component at the scale that was chosen.
  package struct Plane: Hashable, Sendable {
    /// Samples that belong to the picture.
    package var width: Int
    package var height: Int
    /// What each row must have room for.
    package var paddedWidth: Int
    /// Rows that each step delivers.
    package var rows: Int
  }

  /// Reads the header of a file of `count` bytes; `read` gives the bytes from an offset on.
  ///
  /// The corresponding functions are `jpeg_create_decompress` and `jpeg_read_header`.
  package init(
    count: Int, memory: Int,
    reading read: @escaping (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(JPEGError) {
    guard let reader = unsafe cjpeg_reader_create(memory) else {
      throw JPEGError(.other, "out of memory")
    }
    var position = 0
    var header = cjpeg_header()
    do throws(JPEGError) {
      while try unsafe Self.isHungry(cjpeg_reader_header(reader, &header), reader) {
        try unsafe Self.feed(reader, &position, of: count, read)
      }
    } catch {
      unsafe cjpeg_reader_destroy(reader)
      throw error
    }
    unsafe self.reader = reader
    self.count = count
    self.read = read
    self.position = position
    picture = Picture(
      width: Int(header.width), height: Int(header.height), components: Int(header.components),
      color: Picture.Color(header.color))
  }

  deinit { unsafe cjpeg_reader_destroy(reader) }

  /// Prepares to decode at `scale` eighths of the full size, 1, 2, 4 or 8, and says what comes.
  ///
  /// The corresponding function is `jpeg_start_decompress`, with `raw_data_out`.
  package mutating func start(scale: Int) throws(JPEGError) -> [Plane] {
    var planes = [cjpeg_plane](repeating: cjpeg_plane(), count: 4)
    while try unsafe Self.isHungry(cjpeg_reader_start(reader, Int32(scale), &planes), reader) {
      try unsafe Self.feed(reader, &position, of: count, read)
    }
    return planes.prefix(picture.components).map { plane in
      Plane(
        width: Int(plane.width), height: Int(plane.height), paddedWidth: Int(plane.padded_width),
        rows: Int(plane.rows))
    }
  }

  /// Where in a buffer the next rows of a component go.
  package struct Place: Hashable, Sendable {
    /// Of the first sample, in bytes.
    package var start: Int
    /// From one row to the next.
    package var stride: Int

    package init(start: Int, stride: Int) {
      self.start = start
      self.stride = stride
    }
  }

  /// Decodes the next rows of every component, ``Plane/rows`` of each, into its buffer; a gray picture
  /// leaves the second and the third alone.
  ///
  /// The corresponding function is `jpeg_read_raw_data`.
  package mutating func rows(
    into first: inout MutableSpan<UInt8>, _ second: inout MutableSpan<UInt8>,
    _ third: inout MutableSpan<UInt8>, at places: [Place]
  ) throws(JPEGError) {
    try unsafe first.withUnsafeMutableBufferPointer { first throws(JPEGError) in
      try unsafe second.withUnsafeMutableBufferPointer { second throws(JPEGError) in
        try unsafe third.withUnsafeMutableBufferPointer { third throws(JPEGError) in
          try unsafe rows([first, second, third], at: places)
        }
      }
    }
  }

  private mutating func rows(
    _ buffers: [UnsafeMutableBufferPointer<UInt8>], at places: [Place]
  ) throws(JPEGError) {
    var pointers: [UnsafeMutablePointer<UInt8>?] = unsafe []
    var room: [Int] = []
    for (index, place) in places.enumerated() {
      let buffer = unsafe buffers[index]
      guard place.start >= 0, place.start <= buffer.count else {
        throw JPEGError(.other, "rows past the end of their buffer")
      }
      let rest = unsafe UnsafeMutableBufferPointer(rebasing: buffer[place.start...])
      unsafe pointers.append(rest.baseAddress)
      room.append(rest.count)
    }
    let strides = places.map(\.stride)
    while try unsafe Self.isHungry(
      cjpeg_reader_rows(reader, Int32(places.count), pointers, strides, room), reader)
    {
      try unsafe Self.feed(reader, &position, of: count, read)
    }
  }

  /// Reads up to the end of the picture: `jpeg_finish_decompress`.
  package mutating func finish() throws(JPEGError) {
    while try unsafe Self.isHungry(cjpeg_reader_finish(reader), reader) {
      try unsafe Self.feed(reader, &position, of: count, read)
    }
  }

  /// What libjpeg first complained of and went on; `nil` where all was well.
  package var complaint: String? {
    unsafe cjpeg_reader_warnings(reader) > 0 ? String(cString: cjpeg_reader_message(reader)) : nil
  }

  private static func isHungry(
    _ status: cjpeg_status, _ reader: OpaquePointer
  ) throws(JPEGError) -> Bool {
    guard status != CJPEG_FAILED else {
      throw JPEGError(.invalidData, unsafe String(cString: cjpeg_reader_message(reader)))
    }
    return status == CJPEG_HUNGRY
  }

  private static func feed(
    _ reader: OpaquePointer, _ position: inout Int, of count: Int,
    _ read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(JPEGError) {
    let wanted = min(1 << 17, count - position)
    guard let bytes = try? wanted > 0 ? read(position, wanted) : [], bytes.count == wanted else {
      throw JPEGError(.unreadable, "the file cannot be read")
    }
    position += wanted
    guard
      unsafe cjpeg_reader_feed(reader, bytes, bytes.count, position == count ? 1 : 0) == CJPEG_DONE
    else { throw JPEGError(.other, "out of memory") }
  }
}

extension JPEGReader.Picture.Color {
  fileprivate init(_ color: cjpeg_color) {
    switch color {
    case CJPEG_GRAY: self = .gray
    case CJPEG_YCBCR: self = .yCbCr
    case CJPEG_RGB: self = .rgb
    default: self = .other
    }
  }
}
