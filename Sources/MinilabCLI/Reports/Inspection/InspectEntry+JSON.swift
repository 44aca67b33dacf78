import AssetFacts
import Engine
import JobSpec
import MediaFile
import System

extension InspectEntry {
  /// The object that `inspect --json` has for a file.
  ///
  /// - Parameter explained: Whether `why` says what decided each kind.
  /// - Returns: The object, its keys in their order.
  func json(explained: Bool = false) -> JSON.Object {
    var object = JSON.Object()
    object.append("path", path: path)
    switch outcome {
    case .success(let facts):
      append(facts, to: &object)
      if explained { object.append("why", KindReasons(facts).json) }
    case .failure(let error): object.append("error", .object(error.json))
    }
    return object
  }

  private func append(_ facts: AssetFacts, to object: inout JSON.Object) {
    object.append("bytes", .int(facts.bytes))
    object.append("format", .string(facts.format.rawValue))
    object.append("extensionMatches", extensionMatches, as: JSON.bool)
    object.append("width", facts.width, as: JSON.int)
    object.append("height", facts.height, as: JSON.int)
    object.append("orientation", .int(facts.orientation))
    object.append("kinds", texts: facts.kinds.keys.sorted().map(\.rawValue))
    object.append("unknownKinds", texts: facts.unknownKinds.keys.sorted().map(\.rawValue))
    object.append("captured", facts.captured) { .string($0.text) }
    object.append("camera", facts.camera, as: JSON.string)
    object.append("colorProfile", facts.colorProfile, as: JSON.string)
    object.append("bitDepth", facts.bitDepth, as: JSON.int)
    object.append("frames", .int(facts.frames))
    object.append("hdr", facts.hdr, as: JSON.string)
    object.append("livePhoto", livePhoto(facts)) { .object($0) }
    object.append("duration", facts.duration) { JSON(number: $0) }
    object.append("frameRate", facts.frameRate) { JSON(number: $0) }
    object.append("codec", facts.codec, as: JSON.string)
    object.append("sensitive", .array(facts.sensitive.map(\.json)))
    object.append("warnings", texts: facts.warnings)
  }

  private func livePhoto(_ facts: AssetFacts) -> JSON.Object? {
    guard facts.livePhotoIdentifier != nil || pairedWith != nil else { return nil }
    var object = JSON.Object()
    object.append("contentIdentifier", facts.livePhotoIdentifier, as: JSON.string)
    if let pairedWith {
      object.append("pairedWith", path: pairedWith)
    } else {
      object.append("pairedWith", .null)
    }
    return object
  }

  /// Whether the name's extension is one of the format's; `nil` where the name has none.
  var extensionMatches: Bool? {
    guard case .success(let facts) = outcome, let suffix = path.fileExtension?.lowercased(),
      let format = MediaFormat.allCases.first(where: {
        $0.uniformTypeIdentifier == facts.format.rawValue
      })
    else { return nil }
    return format.fileExtensions.contains(suffix)
  }
}

extension AssetFacts.Sensitive {
  fileprivate var json: JSON {
    ["group": .string(group.rawValue), "carrier": .string(carrier)]
  }
}
