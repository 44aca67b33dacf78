import CVips

extension VipsImage {
  /// Computes every pixel now, into memory, and returns a picture that can be read at will.
  ///
  /// The corresponding function is `vips_image_copy_memory`.
  package borrowing func inMemory() throws(VipsError) -> VipsImage {
    guard let copy = unsafe vips_image_copy_memory(pointer) else { throw VipsError("copy_memory") }
    return unsafe VipsImage(adopting: copy)
  }

  /// Computes every pixel: rows from the top, samples interleaved, in the machine's byte order.
  ///
  /// The corresponding function is `vips_image_write_to_memory`.
  package borrowing func samples() throws(VipsError) -> [UInt8] {
    var count = 0
    guard let memory = unsafe vips_image_write_to_memory(pointer, &count) else {
      throw VipsError("write_to_memory")
    }
    defer { unsafe g_free(memory) }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// As ``samples()``, of a picture whose samples have 16 bits.
  package borrowing func samples16() throws(VipsError) -> [UInt16] {
    guard format == .uint16 else { throw VipsError("write_to_memory", because: "not 16 bits") }
    var count = 0
    guard let memory = unsafe vips_image_write_to_memory(pointer, &count) else {
      throw VipsError("write_to_memory")
    }
    defer { unsafe g_free(memory) }
    let samples = unsafe UnsafeRawBufferPointer(start: memory, count: count)
    return unsafe [UInt16](samples.assumingMemoryBound(to: UInt16.self))
  }

  /// A picture of 16-bit samples: 3 bands are RGB, 4 have alpha.
  ///
  /// The corresponding function is `vips_image_new_from_memory_copy`.
  package init(samples16 samples: [UInt16], width: Int, height: Int, bands: Int) throws(VipsError) {
    try self.init(
      copying: samples, VIPS_FORMAT_USHORT, width: width, height: height, bands: bands, atLeast: 3,
      as: .rgb16)
  }

  /// A picture of 8-bit samples: 1 or 2 bands are gray, 3 or 4 sRGB.
  ///
  /// The corresponding function is `vips_image_new_from_memory_copy`.
  package init(samples: [UInt8], width: Int, height: Int, bands: Int) throws(VipsError) {
    try self.init(
      copying: samples, VIPS_FORMAT_UCHAR, width: width, height: height, bands: bands, atLeast: 1,
      as: bands < 3 ? .gray : .sRGB)
  }

  private init<Sample: FixedWidthInteger>(
    copying samples: [Sample], _ format: VipsBandFormat, width: Int, height: Int, bands: Int,
    atLeast fewest: Int, as interpretation: VipsInterpretation
  ) throws(VipsError) {
    try VipsLibrary.start()
    guard width > 0, height > 0, bands >= fewest, samples.count == width * height * bands else {
      throw VipsError(
        "new_from_memory",
        because: "expected \(width) × \(height) × \(bands) samples but got \(samples.count)")
    }
    let image = unsafe samples.withUnsafeBytes { bytes in
      unsafe vips_image_new_from_memory_copy(
        bytes.baseAddress, bytes.count, Int32(width), Int32(height), Int32(bands), format)
    }
    guard let image = unsafe image else { throw VipsError("new_from_memory") }
    self = try unsafe VipsImage(adopting: image).interpreted(as: interpretation)
  }
}
