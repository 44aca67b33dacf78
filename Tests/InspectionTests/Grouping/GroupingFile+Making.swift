import AssetFacts
import Inspection
import JobSpec

extension GroupingFile {
  /// A still or a RAW file or a clip, by its extension: what a reader of its header would have said.
  static func file(
    _ id: Int, _ name: String, in folder: Int = 0, identifier: String? = nil,
    at second: Int? = nil, offset: Int? = nil, camera: String? = nil, seconds: Double = 2.5
  ) -> GroupingFile {
    let fileExtension = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    let formats = [
      "heic": "public.heic", "jpg": "public.jpeg", "jpeg": "public.jpeg",
      "dng": "com.adobe.raw-image",
      "nef": "com.nikon.raw-image", "mov": "com.apple.quicktime-movie", "mp4": "public.mpeg-4",
      "mkv": "org.matroska.mkv",
    ]
    guard let format = formats[fileExtension] else {
      return GroupingFile(id: id, folder: folder, name: name, facts: nil)
    }
    var facts = AssetFacts(format: FileFormat(rawValue: format), bytes: 1)
    let isClip = ["mov", "mp4", "mkv"].contains(fileExtension)
    facts.judge(isClip ? .videos : .images)
    if ["dng", "nef"].contains(fileExtension) { facts.judge(.raw) }
    facts.livePhotoIdentifier = identifier
    facts.camera = camera
    if let second {
      facts.captured = WallClock(
        year: 2026, month: 5, day: 3, hour: 14 + second / 3600, minute: second / 60 % 60,
        second: second % 60, offset: offset)
    }
    if isClip { facts.duration = seconds }
    return GroupingFile(id: id, folder: folder, name: name, facts: facts)
  }
}

extension AssetFacts {
  fileprivate mutating func judge(_ kind: AssetKind) {
    kinds[kind] = KindFinding(.certain, by: "format")
  }
}
