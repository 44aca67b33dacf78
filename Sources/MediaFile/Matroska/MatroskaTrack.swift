/// One track of a Matroska file (RFC 9559, 5.1.4).
package struct MatroskaTrack: Hashable, Sendable {
  /// 1 video, 2 audio, 17 subtitles …
  package var type = 0
  /// `V_VP9`, `V_MPEG4/ISO/AVC` …
  package var codec = ""
  /// As presented, after the crop.
  package var width = 0
  package var height = 0
  /// Nanoseconds a frame; nil where the rate varies or is not told.
  package var frameDuration: Int?
  package var color: CodePoints?
  package var bitDepth: Int?
  package var hasAlpha = false
  package var isStereo = false
  /// Equirectangular, cube map or mesh.
  package var isSpherical = false

  init(_ entry: EBMLElement, _ source: any ByteSource) {
    for element in entry.children(source) {
      switch element.id {
      case 0x83: type = element.integer(source) ?? 0
      case 0x86: codec = element.text(source) ?? ""
      case 0x23E383: frameDuration = element.integer(source).flatMap { $0 > 0 ? $0 : nil }
      case 0xE0: readVideo(element, source)
      default: break
      }
    }
  }

  private mutating func readVideo(_ video: EBMLElement, _ source: any ByteSource) {
    let elements = video.children(source)
    let number = { (id: UInt32) in elements.first(id).flatMap { $0.integer(source) } }
    let crop = { (ids: [UInt32]) in ids.compactMap(number).reduce(0) { $0 &+ $1 } }
    let side = { (id: UInt32, cropped: Int) in
      let side = (number(id) ?? 0) &- cropped
      return (1...1 << 30).contains(side) ? side : 0
    }
    width = side(0xB0, crop([0x54CC, 0x54DD]))
    height = side(0xBA, crop([0x54AA, 0x54BB]))
    hasAlpha = number(0x53C0) == 1
    isStereo = (number(0x53B8) ?? 0) > 0
    if let projection = elements.first(0x7670)?.children(source) {
      isSpherical = (projection.first(0x7671)?.integer(source) ?? 0) > 0
    }
    guard let colors = elements.first(0x55B0)?.children(source) else { return }
    let code = { (id: UInt32) in colors.first(id).flatMap { $0.integer(source) } }
    color = CodePoints(
      primaries: code(0x55BB) ?? 2, transfer: code(0x55BA) ?? 2, matrix: code(0x55B1) ?? 2)
    bitDepth = code(0x55B2).flatMap { (1...32).contains($0) ? $0 : nil }
  }
}
