import CAV
import Synchronization

/// A decoder for one still picture, or for the tiles of one.
///
/// It stops at the first sign of damage. One is made for each picture: libavcodec hands out the
/// frame buffers of earlier pictures uncleared, and a damaged tile would show them.
@safe
package struct AVStillDecoder: ~Copyable {
  private let context: UnsafeMutablePointer<AVCodecContext>

  /// Opens a decoder; HEVC and AV1 need the configuration record that stands beside the picture.
  ///
  /// The corresponding function is `avcodec_open2`.
  package init(_ codec: AVStillCodec, configuration: [UInt8] = []) throws(AVError) {
    AVLibrary.log
    guard let decoder = unsafe codec.decoder, let context = unsafe avcodec_alloc_context3(decoder)
    else {
      throw AVError(.unsupported, "no decoder for \(codec)")
    }
    unsafe context.pointee.thread_count = 1
    unsafe context.pointee.err_recognition = codec.errorRecognition
    if !configuration.isEmpty { unsafe Self.set(configuration, on: context) }
    let opened = unsafe avcodec_open2(context, decoder, nil)
    guard opened >= 0 else {
      var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
      unsafe avcodec_free_context(&context)
      try AVError.check(opened, "avcodec_open2")
      throw AVError(.other, "avcodec_open2")
    }
    unsafe self.context = context
    let key = key
    AVLibrary.complaints.withLock { $0[key] = 0 }
  }

  deinit {
    let key = key
    AVLibrary.complaints.withLock { $0[key] = nil }
    var context: UnsafeMutablePointer<AVCodecContext>? = unsafe context
    unsafe avcodec_free_context(&context)
  }

  /// The size of a picture that was decoded whole.
  package struct Size: Hashable, Sendable {
    package var width: Int
    package var height: Int
  }

  /// Decodes one picture of `count` bytes and drops its pixels.
  ///
  /// Anything but exactly one frame, whole and without a complaint, is an error.
  package mutating func decode(
    count: Int, reading read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(AVError) -> Size {
    let frame = try decodeFrame(count: count, reading: read)
    return Size(width: frame.width, height: frame.height)
  }

  /// Decodes one picture of `count` bytes.
  ///
  /// - Throws: ``AVError``, with `unsupported` where the samples lie in a way that is not handled.
  package mutating func decodePicture(
    count: Int, reading read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(AVError) -> AVPicture {
    try AVPicture(try decodeFrame(count: count, reading: read))
  }

  private mutating func decodeFrame(
    count: Int, reading read: (_ offset: Int, _ count: Int) throws -> [UInt8]
  ) throws(AVError) -> AVFrame {
    let packet = try AVPacket(count: count, reading: read)
    let complaintsBefore = complaints
    defer { unsafe avcodec_flush_buffers(context) }
    try unsafe AVError.check(avcodec_send_packet(context, packet.pointer), "avcodec_send_packet")
    // Draining at once: some decoders hold a frame back for a next one that never comes.
    try unsafe AVError.check(avcodec_send_packet(context, nil), "avcodec_send_packet")

    let frame = try AVFrame()
    try unsafe AVError.check(
      avcodec_receive_frame(context, frame.pointer), "avcodec_receive_frame")
    guard !frame.isDamaged, complaints == complaintsBefore else {
      throw AVError(.invalidData, "the decoder complained")
    }
    let rest = try AVFrame()
    let next = unsafe avcodec_receive_frame(context, rest.pointer)
    guard next == AVCode.endOfFile else { throw AVError(.invalidData, "more than one frame") }
    return frame
  }

  /// By which the library's log knows this decoder.
  private var key: UInt { UInt(bitPattern: unsafe context) }

  private var complaints: Int {
    let key = key
    return AVLibrary.complaints.withLock { $0[key] ?? 0 }
  }

  /// The context owns the copy and frees it.
  private static func set(
    _ configuration: [UInt8], on context: UnsafeMutablePointer<AVCodecContext>
  ) {
    let padding = Int(AV_INPUT_BUFFER_PADDING_SIZE)
    guard let memory = unsafe av_mallocz(configuration.count + padding) else { return }
    unsafe UnsafeMutableRawBufferPointer(start: memory, count: configuration.count)
      .copyBytes(from: configuration)
    unsafe context.pointee.extradata = memory.assumingMemoryBound(to: UInt8.self)
    unsafe context.pointee.extradata_size = Int32(configuration.count)
  }
}
