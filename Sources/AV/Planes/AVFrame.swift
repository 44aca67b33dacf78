import CAV

/// libavutil's description of a picture, and the memory that it holds.
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

  func data(of plane: Int) -> UnsafeMutablePointer<UInt8>? {
    switch plane {
    case 0: unsafe pointer.pointee.data.0
    case 1: unsafe pointer.pointee.data.1
    case 2: unsafe pointer.pointee.data.2
    default: nil
    }
  }

  func stride(of plane: Int) -> Int {
    switch plane {
    case 0: unsafe Int(pointer.pointee.linesize.0)
    case 1: unsafe Int(pointer.pointee.linesize.1)
    case 2: unsafe Int(pointer.pointee.linesize.2)
    default: 0
    }
  }

  /// Moves the beginning of a plane. The memory stays held: its buffers are named apart.
  func advance(_ plane: Int, by bytes: Int) {
    switch plane {
    case 0: unsafe pointer.pointee.data.0? += bytes
    case 1: unsafe pointer.pointee.data.1? += bytes
    case 2: unsafe pointer.pointee.data.2? += bytes
    default: break
    }
  }
}
