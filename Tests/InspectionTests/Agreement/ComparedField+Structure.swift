import AssetFacts
import JobSpec
import MediaFile

/// Facts that come from containers and tracks: stills against exiftool, movies against ffprobe.
extension ComparedField {
  static let structure = [format, size, frames, duration, frameRate, codec]

  static let format = ComparedField(
    name: "format",
    ours: { mediaType(of: $0) },
    theirs: { testimony in
      testimony.first("File:MIMEType").map { aliases[$0] ?? $0 }
    },
    applies: { mediaType(of: $0) != nil })

  static let size = ComparedField(
    name: "size",
    ours: { facts in
      guard let width = facts.width, let height = facts.height else { return nil }
      return "\(width)x\(height)"
    },
    theirs: { $0.ffprobe == nil ? $0.stillSize : $0.movieSize })

  static let frames = ComparedField(
    name: "frames",
    ours: { "\($0.frames)" },
    // Where no table counts them, their duration and rate do.
    theirs: { testimony in
      if let count = testimony.movie("nb_frames") { return count }
      guard let rate = testimony.movie("avg_frame_rate").flatMap({ quotient($0) }),
        let seconds = (testimony.movie("duration") ?? testimony.movie("format.duration"))
          .flatMap({ Double($0) })
      else { return nil }
      return "\(Int((seconds * rate).rounded()))"
    },
    applies: { $0.isMovie })

  static let duration = ComparedField(
    name: "duration",
    ours: { $0.duration.map { tenths($0) } },
    theirs: { $0.movie("format.duration").flatMap { Double($0) }.map { tenths($0) } },
    applies: { $0.isMovie })

  static let frameRate = ComparedField(
    name: "frameRate",
    ours: { $0.frameRate.map { tenths($0) } },
    theirs: { $0.movie("avg_frame_rate").flatMap { quotient($0) }.map { tenths($0) } },
    applies: { $0.isMovie })

  static let codec = ComparedField(
    name: "codec",
    ours: { facts in facts.codec.map { codecs[$0] ?? $0 } },
    theirs: { $0.movie("codec_name") },
    applies: { $0.isMovie })

  /// ffprobe's names of the codes that containers have.
  private static let codecs = [
    "avc1": "h264", "hvc1": "hevc", "hev1": "hevc", "av01": "av1", "mp4v": "mpeg4",
    "s263": "h263", "jpeg": "mjpeg", "V_VP8": "vp8", "V_VP9": "vp9", "dvav": "h264",
  ]

  /// Rounded, so that header and tracks may differ by less than anyone sees.
  private static func tenths(_ value: Double) -> String {
    "\((value * 10).rounded() / 10)"
  }

  private static func quotient(_ text: String) -> Double? {
    let parts = text.split(separator: "/").compactMap { Double($0) }
    return parts.count == 2 && parts[1] > 0 && parts[0] > 0 ? parts[0] / parts[1] : nil
  }

  private static func mediaType(of facts: AssetFacts) -> String? {
    let name = facts.format.rawValue
    return MediaFormat.allCases.first { $0.uniformTypeIdentifier == name }.flatMap {
      mediaTypes[$0]
    }
  }

  /// exiftool 12.57's media types of the formats that both tell apart.
  private static let mediaTypes: [MediaFormat: String] = [
    .jpeg: "image/jpeg", .png: "image/png", .gif: "image/gif", .webP: "image/webp",
    .heic: "image/heif", .heicSequence: "image/heif-sequence", .heif: "image/heif",
    .heifSequence: "image/heif-sequence", .avif: "image/avif", .avifSequence: "image/avif",
    .avci: "image/avci", .tiff: "image/tiff",
    .quickTime: "video/quicktime", .mpeg4: "video/mp4", .m4v: "video/x-m4v",
    .threeGPP: "video/3gpp", .matroska: "video/x-matroska", .webM: "video/webm",
    .jpegXL: "image/jxl", .jpeg2000: "image/jp2", .photoshop: "application/vnd.adobe.photoshop",
    .bmp: "image/bmp",
    .raf: "image/x-fujifilm-raf", .x3f: "image/x-sigma-x3f", .cr3: "image/x-canon-cr3",
  ]

  private static let aliases = [
    "image/apng": "image/png",
    // exiftool goes by the first brand alone.
    "image/heic": "image/heif", "image/heic-sequence": "image/heif-sequence",
  ]
}

extension AssetFacts {
  fileprivate var isMovie: Bool { kinds[.videos] != nil }
}

extension Testimony {
  /// A still's size, upright.
  fileprivate var stillSize: String? {
    guard let size = first("Composite:ImageSize") else { return nil }
    let sides = size.split { $0 == "x" || $0 == " " }.compactMap { Int($0) }
    guard sides.count == 2 else { return nil }
    let isHEIF =
      (first("File:MIMEType") ?? "").hasPrefix("image/hei")
      || first("File:MIMEType") == "image/avif"
    let turn = first("Meta:Rotation", "QuickTime:Rotation").flatMap { Int($0) } ?? 0
    let orientation = first("IFD0:Orientation").flatMap { Int($0) } ?? 1
    let isTurned =
      isHEIF
      ? turn == 1 || turn == 3 || turn == 90 || turn == 270
      : (5...8).contains(orientation)
    return isTurned ? "\(sides[1])x\(sides[0])" : "\(sides[0])x\(sides[1])"
  }

  /// A movie's size, stretched as its pixels are and turned as its matrix says.
  fileprivate var movieSize: String? {
    guard let width = movie("width"), let height = movie("height"), width != "0" else { return nil }
    let turn = movie("rotation").flatMap { Int($0) } ?? 0
    var shown = width
    let shape = (movie("sample_aspect_ratio") ?? "").split(separator: ":").compactMap { Int($0) }
    if shape.count == 2, shape[1] > 0, shape[0] > 0, let width = Int(width) {
      shown = "\((width * shape[0] + shape[1] / 2) / shape[1])"
    }
    return turn % 180 == 0 ? "\(shown)x\(height)" : "\(height)x\(shown)"
  }

  /// One of ffprobe's values; nil where it does not know.
  fileprivate func movie(_ name: String) -> String? {
    ffprobe?[name].flatMap { $0 == "N/A" || $0 == "unknown" ? nil : $0 }
  }
}
