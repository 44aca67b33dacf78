import AssetFacts
import JobSpec
import MediaFile

extension Evidence {
  /// Takes what Exif tells of the picture, and notes what is private in it.
  ///
  /// Of several blocks the first speaks, as readers take it; the others may still hold secrets.
  mutating func gather(_ exif: ExifBlock) {
    notePrivateFields(exif)
    if !exif.tree.problems.isEmpty { warn("its Exif is damaged in part") }
    guard !hasExif else { return }
    hasExif = true
    facts.orientation = exif.orientation ?? 1
    make = exif.make
    facts.camera = Self.camera(make: exif.make, model: exif.model) ?? facts.camera
    lensModel = exif.lensModel
    facts.lens = exif.lensModel ?? facts.lens
    facts.rating = facts.rating ?? exif.rating
    for time in exif.captureTimes {
      guard let captured = WallClock(exif: time.text, offset: time.offset) else { continue }
      facts.captured = captured
      facts.capturedFraction = time.fraction.flatMap(Self.millionths)
      break
    }
    software = exif.software
    userComment = exif.userComment ?? userComment
    imageDescription = exif.imageDescription
    customRendered = exif.customRendered
    exposureTime = exif.exposureTime
    hasCameraSettings = exif.exposureTime != nil || exif.entry(.fNumber, in: .exif) != nil
    gather(makerNoteOf: exif)
  }

  /// The digits behind a point, as millionths; `nil` for what is no digits.
  static func millionths(_ digits: String) -> Int? {
    let digits = digits.filter { !$0.isWhitespace }.prefix(6)
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(digits + String(repeating: "0", count: 6 - digits.count))
  }

  private mutating func notePrivateFields(_ exif: ExifBlock) {
    if exif.hasLocation { found(.location, in: "exif.gps") }
    if exif.hasThumbnail { found(.thumbnails, in: "exif.thumbnail") }
    let hasBareNote = AppleMakerNote(exif)?.isBare == true
    for node in exif.tree.nodes where node.role != .gps {
      for entry in node.directory.entries {
        guard let (group, name) = ExifCarriers.names[entry.tag.rawValue], entry.count > 0,
          entry.tag != .makerNote || !hasBareNote
        else { continue }
        found(group, in: "exif." + name)
      }
    }
  }

  /// `Apple iPhone 15 Pro`: the maker's name once, blanks evened out.
  static func camera(make: String?, model: String?) -> String? {
    let words = { (text: String?) in
      (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let (make, model) = (words(make), words(model))
    guard !model.isEmpty else { return make.isEmpty ? nil : make }
    guard !make.isEmpty, let first = make.split(separator: " ").first,
      !model.lowercased().hasPrefix(first.lowercased())
    else { return model }
    return "\(make) \(model)"
  }
}
