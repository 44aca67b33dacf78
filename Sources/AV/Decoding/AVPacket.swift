import CAV

/// Encoded data for one frame, with the padding that decoders read past its end.
@safe
struct AVPacket: ~Copyable {
  let pointer: UnsafeMutablePointer<CAV.AVPacket>

  /// Copies `count` bytes piece by piece; `read` gives the bytes from an offset on, at most so many.
  ///
  /// The corresponding function is `av_new_packet`.
  init(
    count: Int, reading read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(AVError) {
    guard let size = Int32(exactly: count), size > 0, let packet = unsafe av_packet_alloc() else {
      throw AVError(.other, "a packet of \(count) bytes")
    }
    var isFilled = unsafe av_new_packet(packet, size) == 0
    var position = 0
    while isFilled, position < count {
      let piece = try? read(position, min(1 << 20, count - position))
      guard let piece, !piece.isEmpty, piece.count <= count - position,
        let data = unsafe packet.pointee.data
      else {
        isFilled = false
        break
      }
      unsafe UnsafeMutableRawBufferPointer(start: data + position, count: piece.count)
        .copyBytes(from: piece)
      position += piece.count
    }
    guard isFilled else {
      var packet: UnsafeMutablePointer<CAV.AVPacket>? = unsafe packet
      unsafe av_packet_free(&packet)
      throw AVError(.other, "the data cannot be read")
    }
    unsafe pointer = packet
  }

  deinit {
    var packet: UnsafeMutablePointer<CAV.AVPacket>? = unsafe pointer
    unsafe av_packet_free(&packet)
  }
}
