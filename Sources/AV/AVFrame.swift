import CAV

/// One decoded picture.
@safe
struct AVFrame: ~Copyable {
  let pointer: UnsafeMutablePointer<CAV.AVFrame>

  /// The corresponding function is `av_frame_alloc`.
  init() throws(AVError) {
    guard let frame = unsafe av_frame_alloc() else { throw AVError(.other, "out of memory") }
    unsafe pointer = frame
  }

  deinit {
    var frame: UnsafeMutablePointer<CAV.AVFrame>? = unsafe pointer
    unsafe av_frame_free(&frame)
  }

  var width: Int { unsafe Int(pointer.pointee.width) }
  var height: Int { unsafe Int(pointer.pointee.height) }

  /// Whether the decoder itself says that something is wrong with the pixels.
  var isDamaged: Bool {
    unsafe pointer.pointee.decode_error_flags != 0
      || pointer.pointee.flags & AV_FRAME_FLAG_CORRUPT != 0
  }
}
