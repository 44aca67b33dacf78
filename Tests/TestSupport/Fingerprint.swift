import Foundation

/// What a picture looks like, small enough to compare with a tolerance.
///
/// A reader that is not ours shrinks the upright picture to 32 × 32 sRGB pixels on white. Two
/// encodings of one picture differ by 1 or 2; a picture turned or mirrored, by 10 and more.
package struct Fingerprint: Sendable, CustomStringConvertible {
  /// 32 × 32 × RGB.
  package let pixels: [UInt8]

  static let side = 32

  package var description: String { "a picture" }

  /// Who reads the picture.
  package enum Reader: Sendable {
    /// Turns by Exif orientation and converts colours to sRGB. The renderer uses the same library.
    case libvips
    /// Neither turns nor converts: for outputs that are upright and sRGB already.
    case libavcodec
  }

  /// A picture that the referee cannot read, in its own words.
  package struct Unreadable: Error {
    package var file: String
    package var message: String
  }

  package init(of file: String, by reader: Reader = .libvips) async throws {
    let folder = try TemporaryFolder()
    var picture = file
    if reader == .libavcodec {
      picture = folder.path("decoded.ppm")
      let decoded = try await Referee.ffmpeg.run([
        "-nostdin", "-v", "error", "-i", file, "-frames:v", "1", "-pix_fmt", "rgb24", picture,
      ])
      guard decoded.succeeded else { throw Unreadable(file: file, message: decoded.errorText) }
    }
    // Always shrunk by the same hand: filters differ more than pictures do.
    let outcome = try await Referee.vipsthumbnail.run([
      picture, "--size", "\(Self.side)x\(Self.side)!", "--export-profile", "srgb",
      "-o", folder.path("thumbnail.ppm[background=255]"),
    ])
    guard outcome.succeeded, folder.exists("thumbnail.ppm") else {
      throw Unreadable(file: file, message: outcome.errorText)
    }
    pixels = Self.samples(ofPortableMap: try folder.read("thumbnail.ppm"))
    guard pixels.count == Self.side * Self.side * 3 else {
      throw Unreadable(file: file, message: "\(pixels.count) samples in the referee's thumbnail")
    }
  }

  /// Mean absolute difference of a sample, 0…255.
  package func difference(from other: Fingerprint) -> Double {
    let sum = zip(pixels, other.pixels).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(pixels.count)
  }

  package func matches(_ other: Fingerprint, tolerance: Double = 4) -> Bool {
    difference(from: other) <= tolerance
  }

  /// The samples that end a binary PGM or PPM, grey spread over three channels.
  private static func samples(ofPortableMap bytes: [UInt8]) -> [UInt8] {
    let count = side * side
    if bytes.starts(with: "P5".utf8) {
      return bytes.suffix(count).flatMap { [$0, $0, $0] }
    }
    return Array(bytes.suffix(count * 3))
  }
}
