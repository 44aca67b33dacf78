import Engine
import JobSpec

extension PlanEntry {
  /// The object that a plan has for an asset.
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("source", path: source)
    object.append("parts", paths: parts)
    if !leftOut.isEmpty {
      object.append("notDeveloped", .array(leftOut.map { .object($0.json) }))
    }
    object.append("kinds", texts: kinds.map(\.rawValue))
    switch fate {
    case .planned(let outputs):
      object.append("state", "planned")
      object.append("outputs", .array(outputs.map { .object($0.json) }))
    case .skipped(let reason):
      object.append("state", .string(AssetState.skipped.rawValue))
      object.append("reason", .string(reason))
    case .failed(let error):
      object.append("state", .string(AssetState.failed.rawValue))
      object.append("error", .object(error.json))
    }
    object.append("warnings", texts: warnings)
    return object
  }
}

extension PlannedOutput {
  fileprivate var json: JSON.Object {
    var object = JSON.Object()
    object.append("rendition", .string(rendition))
    object.append("path", path: path)
    object.append("format", .string(format.rawValue))
    object.append("width", width, as: JSON.int)
    object.append("height", height, as: JSON.int)
    object.append("lost", texts: lost)
    return object
  }
}
