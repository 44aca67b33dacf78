import Engine
import JobSpec

extension AssetResult {
  /// The object that the report has for an asset.
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("source", path: source)
    object.append("parts", paths: parts)
    if !leftOut.isEmpty {
      object.append("notDeveloped", .array(leftOut.map { .object($0.json) }))
    }
    object.append("kinds", texts: kinds.map(\.rawValue))
    object.append("state", .string(state.rawValue))
    if let reason { object.append("reason", .string(reason)) }
    if let error { object.append("error", .object(error.json)) }
    object.append("outputs", .array(outputs.map { .object($0.json) }))
    object.append("privacy", .object(privacy.json))
    object.append("seconds", seconds: seconds)
    object.append("bytesRead", .int(bytesRead))
    object.append("bytesWritten", .int(bytesWritten))
    object.append("warnings", texts: warnings)
    return object
  }
}

extension AssetError {
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("code", .string(code.rawValue))
    object.append("message", .string(message))
    return object
  }
}

extension OutputResult {
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("rendition", .string(rendition))
    object.append("path", path: path)
    object.append("format", .string(format.rawValue))
    object.append("width", .int(width))
    object.append("height", .int(height))
    object.append("bytes", .int(bytes))
    object.append("decoder", decoder, as: JSON.string)
    object.append("hdr", .string(hdr))
    object.append("lost", texts: lost)
    return object
  }
}

extension PrivacyResult {
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("removed", texts: removed.map(\.rawValue))
    object.append("kept", texts: kept)
    object.append("unknown", texts: unknown)
    object.append("invalidated", texts: invalidated)
    object.append("verified", .bool(verified))
    return object
  }
}

extension LeftOutFile {
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("source", path: path)
    object.append("reason", .string(reason))
    return object
  }
}
