import CVips

/// One call of a libvips operation, by name.
///
/// Arguments are set, then the operation runs once and its outputs are taken. An argument that the
/// operation does not have is remembered and thrown by ``run()``.
@safe
struct VipsOperation: ~Copyable {
  private let name: String
  private var pointer: UnsafeMutablePointer<CVips.VipsOperation>
  private var refused: String?
  private var hasRun = false

  /// The corresponding function is `vips_operation_new`.
  init(_ name: String) throws(VipsError) {
    try VipsLibrary.start()
    guard let pointer = unsafe vips_operation_new(name) else { throw VipsError(name) }
    self.name = name
    unsafe self.pointer = pointer
  }

  deinit {
    if hasRun { unsafe vips_object_unref_outputs(object) }
    unsafe g_object_unref(pointer)
  }

  private var object: UnsafeMutablePointer<VipsObject> {
    unsafe UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: VipsObject.self)
  }

  /// Sets a number, a name of an enumeration's case, or a list of numbers, in libvips' own spelling.
  mutating func set(_ argument: String, _ value: some CustomStringConvertible) {
    if unsafe vips_object_set_argument_from_string(object, argument, value.description) != 0 {
      refused = refused ?? "\(argument): \(VipsError(name).log)"
    }
  }

  mutating func set(_ argument: String, _ image: borrowing VipsImage) {
    unsafe set(argument, object: image.pointer, of: vips_image_get_type())
  }

  mutating func set(_ argument: String, _ source: borrowing VipsSource) {
    unsafe set(argument, object: source.pointer, of: vips_source_get_type())
  }

  mutating func set(_ argument: String, _ target: borrowing VipsTarget) {
    unsafe set(argument, object: target.pointer, of: vips_target_get_type())
  }

  private func set(_ argument: String, object value: UnsafeMutableRawPointer, of type: GType) {
    var box = GValue()
    unsafe g_value_init(&box, type)
    unsafe g_value_set_object(&box, value)
    unsafe g_object_set_property(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), argument, &box)
    unsafe g_value_unset(&box)
  }

  /// Builds the operation; where it is a sink, all pixels pass now.
  ///
  /// The corresponding function is `vips_cache_operation_build`.
  mutating func run() throws(VipsError) {
    if let refused { throw VipsError(name, because: refused) }
    guard let built = unsafe vips_cache_operation_build(pointer) else { throw VipsError(name) }
    unsafe g_object_unref(pointer)
    unsafe pointer = built
    hasRun = true
  }

  /// Runs the operation and takes an image that it makes.
  consuming func image(_ output: String = "out") throws(VipsError) -> VipsImage {
    try run()
    var box = GValue()
    unsafe g_value_init(&box, vips_image_get_type())
    defer { unsafe g_value_unset(&box) }
    unsafe g_object_get_property(
      UnsafeMutableRawPointer(pointer).assumingMemoryBound(to: GObject.self), output, &box)
    guard let image = unsafe g_value_dup_object(&box) else {
      throw VipsError(name, because: "it made no \(output)")
    }
    return unsafe VipsImage(adopting: image.assumingMemoryBound(to: CVips.VipsImage.self))
  }
}
