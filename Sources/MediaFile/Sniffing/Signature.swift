/// Bytes that a format begins with, or has at fixed places.
struct Signature {
  var format: MediaFormat
  var parts: [(offset: Int, bytes: [UInt8])]

  init(_ format: MediaFormat, _ bytes: [UInt8]) {
    self.format = format
    self.parts = [(0, bytes)]
  }

  init(_ format: MediaFormat, _ text: String, then second: String? = nil, at offset: Int = 8) {
    self.format = format
    self.parts = [(0, Array(text.utf8))]
    if let second { parts.append((offset, Array(second.utf8))) }
  }

  /// The first format whose signature the bytes have.
  static func match(_ head: [UInt8]) -> MediaFormat? {
    all.first { $0.matches(head) }?.format
  }

  private func matches(_ head: [UInt8]) -> Bool {
    parts.allSatisfy { head.dropFirst($0.offset).starts(with: $0.bytes) }
  }

  private static let all: [Signature] = [
    Signature(.jpeg, [0xFF, 0xD8, 0xFF]),
    Signature(.png, [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    Signature(.gif, "GIF87a"),
    Signature(.gif, "GIF89a"),
    Signature(.webP, "RIFF", then: "WEBP"),
    Signature(.avi, "RIFF", then: "AVI "),
    Signature(.jpegXL, [0, 0, 0, 0x0C] + Array("JXL ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]),
    Signature(.jpegXL, [0xFF, 0x0A]),
    Signature(.jpeg2000, [0, 0, 0, 0x0C] + Array("jP  ".utf8) + [0x0D, 0x0A, 0x87, 0x0A]),
    Signature(.jpeg2000, [0xFF, 0x4F, 0xFF, 0x51]),
    Signature(.raf, "FUJIFILMCCD-RAW"),
    Signature(.orf, "IIRO"),
    Signature(.orf, "IIRS"),
    Signature(.orf, "MMOR"),
    Signature(.rw2, [0x49, 0x49, 0x55, 0x00]),
    Signature(.x3f, "FOVb"),
    Signature(.photoshop, "8BPS"),
    Signature(.openEXR, [0x76, 0x2F, 0x31, 0x01]),
    Signature(.radiance, "#?RADIANCE"),
    Signature(.radiance, "#?RGBE"),
    Signature(.pdf, "%PDF"),
    Signature(.asf, [0x30, 0x26, 0xB2, 0x75, 0x8E, 0x66, 0xCF, 0x11]),
    Signature(.flashVideo, [0x46, 0x4C, 0x56, 0x01]),
    Signature(.ogg, "OggS"),
    Signature(.programStream, [0x00, 0x00, 0x01, 0xBA]),
  ]
}
