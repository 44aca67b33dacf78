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

  /// A picture that belongs to this one, as a gain map.
  ///
  /// The corresponding function is `heif_image_handle_get_auxiliary_image_handle`.
  package borrowing func auxiliary(_ item: UInt32) throws(HeifError) -> HeifImageHandle {
    var auxiliary: OpaquePointer?
    try unsafe HeifError.check(
      heif_image_handle_get_auxiliary_image_handle(pointer, item, &auxiliary))
    guard let auxiliary = unsafe auxiliary else {
      throw HeifError(kind: .other, message: "no auxiliary image \(item)")
    }
    return unsafe HeifImageHandle(adopting: auxiliary)
  }

  /// Decodes to RGB of 8 bits: rows from the top, samples interleaved.
  ///
  /// The corresponding function is `heif_decode_image`.
  package borrowing func decodedRGB() throws(HeifError) -> [UInt8] {
    var image: OpaquePointer?
    try unsafe HeifError.check(
      heif_decode_image(pointer, &image, heif_colorspace_RGB, heif_chroma_interleaved_RGB, nil))
    guard let image = unsafe image else { throw HeifError(kind: .other, message: "no pixels") }
    defer { unsafe heif_image_release(image) }
    var stride: Int32 = 0
    let rows = unsafe Int(heif_image_get_height(image, heif_channel_interleaved))
    let count = unsafe 3 * Int(heif_image_get_width(image, heif_channel_interleaved))
    guard
      let plane = unsafe heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
      count == 3 * width, rows == height, Int(stride) >= count
    else { throw HeifError(kind: .other, message: "a picture of another size") }
    var samples: [UInt8] = []
    samples.reserveCapacity(rows * count)
    for row in 0..<rows {
      unsafe samples.append(
        contentsOf: UnsafeBufferPointer(start: plane + row * Int(stride), count: count))
    }
    return samples
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
