import CVips

/// The library itself: started once a process, with the settings that batch work needs.
///
/// - no operation cache: no picture comes twice, and a cache would hold the last ones in memory;
/// - one thread a pipeline: the fan-out is over files;
/// - loaders that libvips calls untrusted are blocked, but for JPEG XL;
/// - nothing is printed: GLib's messages go to ``VipsMessages``.
package enum VipsLibrary {
  /// Starts libvips, or says why it could not be started. Later calls cost nothing.
  package static func start() throws(VipsError) {
    try started.get()
  }

  /// The version of the library that is loaded, as in `8.14.1`.
  package static var version: String {
    "\(vips_version(0)).\(vips_version(1)).\(vips_version(2))"
  }

  /// Whether an operation exists here, as `heifload_source`; codecs come in modules of their own.
  package static func has(operation name: String) -> Bool {
    guard (try? start()) != nil else { return false }
    return unsafe vips_type_find("VipsOperation", name) != 0
  }

  /// Gives back what libvips keeps for the calling thread; a thread of ours that used libvips calls
  /// it before it ends. The corresponding function is `vips_thread_shutdown`.
  package static func endThread() {
    vips_thread_shutdown()
  }

  private static let started: Result<Void, VipsError> = {
    VipsMessages.install()
    guard unsafe vips_init("minilab") == 0 else { return .failure(VipsError("vips_init")) }
    vips_cache_set_max(0)
    vips_concurrency_set(1)
    vips_block_untrusted_set(1)
    unsafe vips_operation_block_set("VipsForeignLoadJxl", 0)
    return .success(())
  }()
}
