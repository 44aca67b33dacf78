import CJPEG

/// One JPEG that is encoded into memory.
@safe
package struct JPEGWriter: ~Copyable {
  private let writer: OpaquePointer
  private let bytesPerRow: Int

  package struct Picture: Hashable, Sendable {
    package var width: Int
    package var height: Int
    /// 1…100.
    package var quality: Int
    package var isProgressive: Bool
    /// Pixels that share a sample of colour, each way: 1 or 2.
    package var chromaStep: Int

    package init(
      width: Int, height: Int, quality: Int, isProgressive: Bool, chromaStep: Int
    ) {
      self.width = width
      self.height = height
      self.quality = quality
      self.isProgressive = isProgressive
      self.chromaStep = chromaStep
    }
  }

  /// What will be handed in.
  package enum Input: Hashable, Sendable {
    /// Rows of one byte a pixel.
    case gray
    /// Rows of three bytes a pixel.
    case rgb
    /// Planes of Y′CbCr by BT.601 in full range, chroma as small as ``Picture/chromaStep`` says.
    case planes
  }

  /// Begins a picture, with segments before its first pixel and a profile after them.
  ///
  /// The corresponding functions are `jpeg_start_compress`, `jpeg_write_marker` and
  /// `jpeg_write_icc_profile`.
  package init(
    _ picture: Picture, from input: Input, segments: [(marker: UInt8, content: [UInt8])],
    profile: [UInt8]?
  ) throws(JPEGError) {
    guard let writer = unsafe cjpeg_writer_create() else {
      throw JPEGError(.other, "out of memory")
    }
    do throws(JPEGError) {
      try unsafe Self.begin(writer, picture, input, segments, profile)
    } catch {
      unsafe cjpeg_writer_destroy(writer)
      throw error
    }
    unsafe self.writer = writer
    bytesPerRow = picture.width * (input == .gray ? 1 : 3)
  }

  private static func begin(
    _ writer: OpaquePointer, _ picture: Picture, _ input: Input,
    _ segments: [(marker: UInt8, content: [UInt8])], _ profile: [UInt8]?
  ) throws(JPEGError) {
    var settings = cjpeg_picture(
      width: Int32(picture.width), height: Int32(picture.height), color: input.color,
      quality: Int32(picture.quality), progressive: picture.isProgressive ? 1 : 0,
      chroma_step: Int32(picture.chromaStep))
    try unsafe check(cjpeg_writer_start(writer, &settings, input == .planes ? 1 : 0), writer)
    for segment in segments {
      guard segment.content.count <= 65_533 else {
        throw JPEGError(.other, "a segment of \(segment.content.count) bytes")
      }
      try unsafe check(
        cjpeg_writer_marker(
          writer, Int32(segment.marker), segment.content, segment.content.count), writer)
    }
    if let profile, !profile.isEmpty {
      try unsafe check(cjpeg_writer_profile(writer, profile, profile.count), writer)
    }
  }

  deinit { unsafe cjpeg_writer_destroy(writer) }

  /// Encodes the next rows of interleaved pixels, `stride` bytes from one to the next.
  ///
  /// The corresponding function is `jpeg_write_scanlines`.
  package mutating func write(
    _ pixels: Span<UInt8>, stride: Int, rows: Int
  ) throws(JPEGError) {
    guard rows > 0, stride >= bytesPerRow, pixels.count >= (rows - 1) * stride + bytesPerRow else {
      throw JPEGError(.other, "rows that are not there")
    }
    let status = unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe cjpeg_writer_rows(writer, pixels.baseAddress, stride, Int32(rows))
    }
    try unsafe Self.check(status, writer)
  }

  /// Encodes the whole picture from planes, with the bytes from one row to the next of each.
  ///
  /// The corresponding function is `jpeg_write_raw_data`.
  package mutating func write(
    luma: Span<UInt8>, blue: Span<UInt8>, red: Span<UInt8>, strides: [Int]
  ) throws(JPEGError) {
    guard strides.count == 3 else { throw JPEGError(.other, "planes without their strides") }
    let status = unsafe luma.withUnsafeBufferPointer { luma in
      unsafe blue.withUnsafeBufferPointer { blue in
        unsafe red.withUnsafeBufferPointer { red in
          unsafe cjpeg_writer_planes(
            writer, [luma.baseAddress, blue.baseAddress, red.baseAddress], strides,
            [luma.count, blue.count, red.count])
        }
      }
    }
    try unsafe Self.check(status, writer)
  }

  /// Ends the picture and returns the file: `jpeg_finish_compress`.
  package consuming func finish() throws(JPEGError) -> [UInt8] {
    try unsafe Self.check(cjpeg_writer_finish(writer), writer)
    var count = 0
    let bytes = unsafe cjpeg_writer_bytes(writer, &count)
    return unsafe [UInt8](UnsafeBufferPointer(start: bytes, count: count))
  }

  private static func check(
    _ status: cjpeg_status, _ writer: OpaquePointer
  ) throws(JPEGError) {
    guard status == CJPEG_DONE else {
      throw JPEGError(.other, unsafe String(cString: cjpeg_writer_message(writer)))
    }
  }
}

extension JPEGWriter.Input {
  fileprivate var color: cjpeg_color {
    switch self {
    case .gray: CJPEG_GRAY
    case .rgb: CJPEG_RGB
    case .planes: CJPEG_YCBCR
    }
  }
}
