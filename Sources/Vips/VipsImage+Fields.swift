import CVips

/// The metadata fields that libvips keeps beside the pixels, and that its savers write.
extension VipsImage {
  /// The names of all fields, the header's own among them: `vips_image_get_fields`.
  package var fields: [String] {
    guard let list = unsafe vips_image_get_fields(pointer) else { return [] }
    defer { unsafe g_strfreev(list) }
    var names: [String] = []
    var next = unsafe list
    while let name = unsafe next.pointee {
      names.append(unsafe String(cString: name))
      unsafe next += 1
    }
    return names
  }

  /// A field of bytes, as `icc-profile-data`: `vips_image_get_blob`.
  package func blob(_ field: String) -> [UInt8]? {
    var data: UnsafeRawPointer?
    var length = 0
    guard unsafe vips_image_get_typeof(pointer, field) == vips_blob_get_type(),
      unsafe vips_image_get_blob(pointer, field, &data, &length) == 0, let data = unsafe data
    else { return nil }
    return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: length))
  }

  /// A whole number, as `n-pages`: `vips_image_get_int`.
  package func integer(_ field: String) -> Int? {
    var value: Int32 = 0
    guard unsafe vips_image_get_typeof(pointer, field) != 0,
      unsafe vips_image_get_int(pointer, field, &value) == 0
    else { return nil }
    return Int(value)
  }

  /// The same pixels with fewer and other fields of bytes.
  ///
  /// `isRemoved` says of each field, by name, whether it goes; `blobs` are set afterwards.
  package borrowing func withFields(
    removing isRemoved: (String) -> Bool = { _ in false }, adding blobs: [String: [UInt8]] = [:]
  ) throws(VipsError) -> VipsImage {
    // Fields are changed in place, so the picture must be one that nobody else holds.
    var operation = try VipsOperation("copy")
    operation.set("in", self)
    let copy = try operation.image()
    for field in copy.fields where isRemoved(field) {
      unsafe vips_image_remove(copy.pointer, field)
    }
    for (field, bytes) in blobs {
      unsafe bytes.withUnsafeBytes { bytes in
        unsafe vips_image_set_blob_copy(copy.pointer, field, bytes.baseAddress, bytes.count)
      }
    }
    return copy
  }

  /// The same pixels with fields of bytes in memory of their own: `vips_image_set_blob_copy`.
  borrowing func owningFields() throws(VipsError) -> VipsImage {
    var blobs: [String: [UInt8]] = [:]
    for field in fields {
      if let bytes = blob(field) { blobs[field] = bytes }
    }
    return try withFields(adding: blobs)
  }
}
