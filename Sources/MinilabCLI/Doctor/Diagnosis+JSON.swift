import Engine
import JobSpec
import System
import WorkOrder

extension Diagnosis {
  /// The diagnosis for programs.
  var json: JSON {
    var object = JSON.Object()
    object.append("schema", 1)
    object.append("version", .string(Version.current))
    switch worker {
    case .success(let examination): object.append("worker", .object(examination.json))
    case .failure(let error): object.append("worker", ["error": .string(error.message)])
    }
    object.append(
      "kernel",
      ["landlock": cage.landlock.map { .int($0) } ?? .null, "seccomp": .bool(cage.filtersCalls)])
    object.append("swift", toolchain) { toolchain in
      var swift = JSON.Object()
      swift.append("compiler", path: toolchain.compiler)
      swift.append("version", toolchain.version, as: JSON.string)
      return .object(swift)
    }
    object.append("processors", .int(processors))
    object.append("memory", memory, as: JSON.int)
    for (key, folder) in [("cacheFolder", cacheFolder), ("stateFolder", stateFolder)] {
      if let folder { object.append(key, path: folder) } else { object.append(key, .null) }
    }
    object.append(
      "missing", .array(missing.map { ["what": .string($0.what), "remedy": .string($0.remedy)] }))
    object.append("exit", .object(exit.json))
    return .object(object)
  }
}

extension WorkerExamination {
  fileprivate var json: JSON.Object {
    var object = JSON.Object()
    object.append("path", path: executable)
    var libraries = JSON.Object()
    for library in capabilities.libraries {
      libraries.append(library.name, .string(library.version))
    }
    object.append("libraries", .object(libraries))
    object.append("reads", texts: capabilities.decodes.map(\.rawValue))
    object.append("writes", texts: capabilities.encodes.map(\.rawValue))
    object.append(
      "cage",
      [
        "openRefused": .bool(cage.openRefused), "socketRefused": .bool(cage.socketRefused),
        "executeRefused": .bool(cage.executeRefused), "landlock": .int(cage.landlock),
        "seccomp": .bool(cage.seccomp),
      ])
    return object
  }
}
