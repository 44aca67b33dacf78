import CAV

/// Brings a picture that comes strip by strip to another size, and if asked from planes to RGB, in
/// one pass.
///
/// A Lanczos filter of three lobes with exact rounding and chroma interpolated for every pixel: the
/// faster settings of libswscale are wrong by a level in green.
@safe
package struct AVScaler: ~Copyable {
  private let context: OpaquePointer
  private let source: AVSampleLayout
  private let target: AVSampleLayout
  private let height: Int

  /// How often smaller a side may become. libswscale reads and writes outside its memory from 32 on,
  /// without an error.
  package static let largestReduction = 24.0

  package struct Side: Hashable, Sendable {
    package var layout: AVSampleLayout
    package var meaning: AVSampleMeaning
    package var width: Int
    package var height: Int

    package init(
      _ layout: AVSampleLayout, _ meaning: AVSampleMeaning, width: Int, height: Int
    ) {
      self.layout = layout
      self.meaning = meaning
      self.width = width
      self.height = height
    }
  }

  /// The corresponding functions are `sws_init_context` and `sws_setColorspaceDetails`.
  package init(from source: Side, to target: Side) throws(AVError) {
    guard Double(source.width) <= Self.largestReduction * Double(target.width),
      Double(source.height) <= Self.largestReduction * Double(target.height)
    else {
      throw AVError(
        .unsupported,
        "from \(source.width) × \(source.height) to \(target.width) × \(target.height) at once")
    }
    guard let context = unsafe sws_alloc_context() else {
      throw AVError(.other, "out of memory")
    }
    do throws(AVError) {
      try unsafe Self.configure(context, source, target)
      let table = unsafe sws_getCoefficients(source.meaning.coefficients)
      let targetTable = unsafe sws_getCoefficients(target.meaning.coefficients)
      try unsafe AVError.check(
        sws_setColorspaceDetails(
          context, table, source.meaning.isFullRange ? 1 : 0, targetTable,
          target.meaning.isFullRange ? 1 : 0, 0, 1 << 16, 1 << 16),
        "sws_setColorspaceDetails")
    } catch {
      unsafe sws_freeContext(context)
      throw error
    }
    unsafe self.context = context
    self.source = source.layout
    self.target = target.layout
    height = target.height
  }

  deinit { unsafe sws_freeContext(context) }

  private static func configure(
    _ context: OpaquePointer, _ source: Side, _ target: Side
  ) throws(AVError) {
    let flags =
      SWS_LANCZOS | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INT | SWS_FULL_CHR_H_INP
    let options: [(String, Int)] = [
      ("srcw", source.width), ("srch", source.height),
      ("src_format", Int(source.layout.pixelFormat.rawValue)),
      ("src_range", source.meaning.isFullRange ? 1 : 0),
      ("src_h_chr_pos", source.meaning.chromaX), ("src_v_chr_pos", source.meaning.chromaY),
      ("dstw", target.width), ("dsth", target.height),
      ("dst_format", Int(target.layout.pixelFormat.rawValue)),
      ("dst_range", target.meaning.isFullRange ? 1 : 0),
      ("dst_h_chr_pos", target.meaning.chromaX), ("dst_v_chr_pos", target.meaning.chromaY),
      ("sws_flags", Int(flags)),
    ]
    for (name, value) in options {
      try unsafe AVError.check(
        av_opt_set_int(UnsafeMutableRawPointer(context), name, Int64(value), 0), name)
    }
    try unsafe AVError.check(sws_init_context(context, nil, nil), "sws_init_context")
  }

  /// Takes the next rows of the source, `rows` of them from the top of `strip`, that belong at row
  /// `y`, and writes what can be told now into the target, which is the whole picture.
  ///
  /// Strips come in order. All but the last begin and end with whole samples of chroma.
  /// The corresponding function is `sws_scale`.
  package mutating func scale(
    _ strip: borrowing AVPlanes, at y: Int, rows: Int, into picture: inout AVPlanes
  ) throws(AVError) {
    precondition(strip.layout == source && picture.layout == target)
    precondition(rows <= strip.height && picture.height == height)
    let from = unsafe strip.pointers()
    let to = unsafe picture.pointers()
    let data = unsafe to.data.map { unsafe UnsafeMutablePointer(mutating: $0) }
    try unsafe AVError.check(
      sws_scale(context, from.data, from.strides, Int32(y), Int32(rows), data, to.strides),
      "sws_scale")
  }
}
