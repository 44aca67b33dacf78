import CAV

/// A decoded picture: its planes, and what the coded data itself says of them.
package struct AVPicture: ~Copyable {
  package let planes: AVPlanes
  /// As the coded data says; matrix 2 where it says nothing.
  package let meaning: AVSampleMeaning

  init(_ frame: consuming AVFrame) throws(AVError) {
    let format = unsafe AVPixelFormat(frame.pointer.pointee.format)
    guard let (layout, isFull) = AVSampleLayout.of(format) else {
      throw AVError(.unsupported, "samples of an unusual layout (\(format.rawValue))")
    }
    let range = unsafe frame.pointer.pointee.color_range
    let siting = unsafe frame.pointer.pointee.chroma_location
    let matrix = unsafe Int(frame.pointer.pointee.colorspace.rawValue)
    // The usual one in video and in phones is to the left, in JPEG the middle.
    let isCentered = [AVCHROMA_LOC_CENTER, AVCHROMA_LOC_TOP, AVCHROMA_LOC_BOTTOM].contains(siting)
    let isTop = [AVCHROMA_LOC_TOPLEFT, AVCHROMA_LOC_TOP].contains(siting)
    let step = layout.step(of: 1)
    let meaning = AVSampleMeaning(
      isFullRange: isFull || range == AVCOL_RANGE_JPEG || layout.arrangement == .planarRGB,
      matrix: matrix,
      chromaX: step.x == 1 ? 0 : isCentered ? 128 : 0,
      chromaY: step.y == 1 ? 0 : isTop ? 0 : 128)
    guard let planes = AVPlanes(frame, layout: layout) else {
      throw AVError(.invalidData, "planes that are not there")
    }
    self.planes = planes
    self.meaning = meaning
  }

  package consuming func take() -> AVPlanes { planes }
}
