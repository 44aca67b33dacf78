package import JobSpec

/// Facts in the form in which plans keep them: what is not known is left out, sets are sorted.
extension AssetFacts: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(format: try fields.value("format"), bytes: try fields.value("bytes"))
    width = try fields.optional("width")
    height = try fields.optional("height")
    orientation = try fields.value("orientation", default: orientation)
    kinds = try fields.value("kinds", default: KindTable()).entries
    unknownKinds = try fields.value("unknownKinds", default: KindTable()).entries
    playbackStyle = try fields.optional("playbackStyle")
    captured = try fields.optional("captured")
    camera = try fields.optional("camera")
    lens = try fields.optional("lens")
    rating = try fields.optional("rating")
    keywords = try fields.value("keywords", default: keywords)
    colorProfile = try fields.optional("colorProfile")
    bitDepth = try fields.optional("bitDepth")
    channels = try fields.optional("channels")
    hasAlpha = try fields.value("hasAlpha", default: hasAlpha)
    frames = try fields.value("frames", default: frames)
    hdr = try fields.optional("hdr")
    duration = try fields.optional("duration")
    frameRate = try fields.optional("frameRate")
    codec = try fields.optional("codec")
    livePhotoIdentifier = try fields.optional("livePhotoIdentifier")
    burstIdentifier = try fields.optional("burstIdentifier")
    isBurstPick = try fields.value("isBurstPick", default: isBurstPick)
    capturedFraction = try fields.optional("capturedFraction")
    sensitive = try fields.value("sensitive", default: sensitive)
    warnings = try fields.value("warnings", default: warnings)
    try fields.end()
  }

  package var json: JSON {
    let defaults = AssetFacts(format: format, bytes: bytes)
    var object = JSON.Object()
    object.write("format", format)
    object.write("bytes", bytes)
    object.write("width", width)
    object.write("height", height)
    object.write("orientation", orientation, unless: defaults.orientation)
    object.write("kinds", KindTable(kinds), unless: KindTable())
    object.write("unknownKinds", KindTable(unknownKinds), unless: KindTable())
    object.write("playbackStyle", playbackStyle)
    object.write("captured", captured)
    object.write("camera", camera)
    object.write("lens", lens)
    object.write("rating", rating)
    object.write("keywords", keywords, unless: defaults.keywords)
    object.write("colorProfile", colorProfile)
    object.write("bitDepth", bitDepth)
    object.write("channels", channels)
    object.write("hasAlpha", hasAlpha, unless: defaults.hasAlpha)
    object.write("frames", frames, unless: defaults.frames)
    object.write("hdr", hdr)
    object.write("duration", duration)
    object.write("frameRate", frameRate)
    object.write("codec", codec)
    object.write("livePhotoIdentifier", livePhotoIdentifier)
    object.write("burstIdentifier", burstIdentifier)
    object.write("isBurstPick", isBurstPick, unless: defaults.isBurstPick)
    object.write("capturedFraction", capturedFraction)
    object.write("sensitive", sensitive, unless: defaults.sensitive)
    object.write("warnings", warnings, unless: defaults.warnings)
    return .object(object)
  }
}

/// `{"images": "certain format", "livePhotos": "strong names"}`, sorted by kind.
private struct KindTable<Entry: JSONConvertible & Equatable>: JSONConvertible, Equatable {
  var entries: [AssetKind: Entry] = [:]

  init(_ entries: [AssetKind: Entry] = [:]) { self.entries = entries }

  init(json: JSON, at place: String) throws(Problem) {
    guard let object = json.object else { throw .expected("an object", got: json, at: place) }
    for member in object.members {
      let kind = try AssetKind(json: .string(member.key), at: place)
      entries[kind] = try Entry(json: member.value, at: "\(place).\(member.key)")
    }
  }

  var json: JSON {
    var object = JSON.Object()
    for (kind, entry) in entries.sorted(by: { $0.key < $1.key }) {
      object.write(kind.rawValue, entry)
    }
    return .object(object)
  }
}

/// The confidence, and after a space what decided.
extension AssetFacts.KindFinding: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    let words = try String(json: json, at: place).split(separator: " ", maxSplits: 1)
    let confidence = words.first.flatMap { AssetFacts.Confidence(rawValue: String($0)) }
    guard let confidence, words.count == 2 else {
      throw .expected("a confidence and a marker", got: json, at: place)
    }
    self.init(confidence, by: String(words[1]))
  }

  package var json: JSON { .string("\(confidence.rawValue) \(marker)") }
}

extension AssetFacts.Channels: JSONConvertible {}

extension AssetFacts.Sensitive: JSONConvertible {
  package init(json: JSON, at place: String) throws(Problem) {
    var fields = try JSONFields(json, at: place)
    self.init(group: try fields.value("group"), carrier: try fields.value("carrier"))
    try fields.end()
  }

  package var json: JSON { ["group": group.json, "carrier": .string(carrier)] }
}
