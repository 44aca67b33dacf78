import CVips

/// Memory that a saver writes into.
@safe
struct VipsTarget: ~Copyable {
  let pointer: UnsafeMutablePointer<CVips.VipsTarget>

  /// The corresponding function is `vips_target_new_to_memory`.
  init() throws(VipsError) {
    try VipsLibrary.start()
    guard let pointer = unsafe vips_target_new_to_memory() else {
      throw VipsError("target_new_to_memory")
    }
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe g_object_unref(pointer)
  }

  /// What was written, once the saver has ended the target: its property `blob`.
  consuming func bytes() throws(VipsError) -> [UInt8] {
    var box = GValue()
    unsafe g_value_init(&box, vips_blob_get_type())
    defer { unsafe g_value_unset(&box) }
    unsafe g_object_get_property(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), "blob", &box)
    guard let blob = unsafe g_value_get_boxed(&box) else { throw VipsError("target") }
    var count = 0
    let data = unsafe vips_blob_get(blob.assumingMemoryBound(to: VipsBlob.self), &count)
    return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: count))
  }
}
