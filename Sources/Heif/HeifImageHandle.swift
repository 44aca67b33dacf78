import CHeif

/// One picture of a HEIF file, undecoded.
@safe
package struct HeifImageHandle: ~Copyable {
  private let pointer: OpaquePointer

  init(adopting pointer: OpaquePointer) {
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe heif_image_handle_release(pointer)
  }

  /// In pixels, with the file's transforms applied.
  package var width: Int { unsafe Int(heif_image_handle_get_width(pointer)) }
  /// In pixels, with the file's transforms applied.
  package var height: Int { unsafe Int(heif_image_handle_get_height(pointer)) }
  /// Bits of a luma sample; `nil` where libheif cannot tell.
  package var bitDepth: Int? {
    let bits = unsafe Int(heif_image_handle_get_luma_bits_per_pixel(pointer))
    return bits > 0 ? bits : nil
  }

  /// The types of the pictures that belong to this one beside alpha: depth, gain maps, mattes.
  ///
  /// The corresponding function is `heif_image_handle_get_list_of_auxiliary_image_IDs`.
  package var auxiliaryTypes: [String] {
    let count = unsafe heif_image_handle_get_number_of_auxiliary_images(pointer, 0)
    var identifiers = [heif_item_id](repeating: 0, count: Int(max(count, 0)))
    let filled = unsafe heif_image_handle_get_list_of_auxiliary_image_IDs(
      pointer, 0, &identifiers, count)
    var types: [String] = []
    for identifier in identifiers.prefix(Int(max(filled, 0))) {
      if let type = auxiliaryType(identifier) { types.append(type) }
    }
    return types
  }

  private func auxiliaryType(_ identifier: heif_item_id) -> String? {
    var auxiliary: OpaquePointer?
    let found = unsafe heif_image_handle_get_auxiliary_image_handle(
      pointer, identifier, &auxiliary)
    guard unsafe found.code == heif_error_Ok, let auxiliary = unsafe auxiliary else { return nil }
    defer { unsafe heif_image_handle_release(auxiliary) }
    var type: UnsafePointer<CChar>?
    let named = unsafe heif_image_handle_get_auxiliary_type(auxiliary, &type)
    guard unsafe named.code == heif_error_Ok, let text = unsafe type else { return nil }
    defer { unsafe heif_image_handle_free_auxiliary_types(auxiliary, &type) }
    return unsafe String(cString: text)
  }
}
