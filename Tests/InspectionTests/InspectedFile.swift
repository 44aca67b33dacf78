import AssetFacts
import Inspection
import MediaFile
import System

/// Inspects files of the disk, as the engine does.
enum InspectedFile {
  static func facts(_ path: String, name: String? = nil) throws -> AssetFacts {
    let path = FilePath(path)
    let window = try FileWindow(try OpenFile.open(path, .read))
    return try Inspector.inspect(window, name: name ?? path.lastComponent.string)
  }
}

extension InspectedFile {
  static func facts(of source: any ByteSource, name: String = "") throws -> AssetFacts {
    try Inspector.inspect(source, name: name)
  }
}

extension InspectedFile {
  /// The beginning of a file, in memory.
  static func bytes(_ path: String, limit: Int) throws -> ArraySource {
    let file = try OpenFile.open(FilePath(path), .read)
    return ArraySource(try file.read(at: 0, count: min(limit, try file.size)))
  }
}
