import Engine
import JobSpec

extension RunSummary {
  /// Adds what a run came to, as the report's last keys.
  func append(to object: inout JSON.Object) {
    var states = JSON.Object()
    for state in AssetState.allCases { states.append(state.rawValue, .int(counts[state] ?? 0)) }
    object.append("counts", .object(states))
    var memory = JSON.Object()
    memory.append("engine", .int(enginePeakRSS))
    memory.append("worker", .int(workerPeakRSS))
    object.append("peakRSS", .object(memory))
    object.append("seconds", seconds: seconds)
  }
}

extension ExitCode {
  var json: JSON.Object {
    var object = JSON.Object()
    object.append("code", .int(Int(rawValue)))
    object.append("name", .string(name))
    return object
  }
}
