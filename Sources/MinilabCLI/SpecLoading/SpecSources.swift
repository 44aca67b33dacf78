import Hashing
import System

/// JobSpec and the driver as they stand on the disk, and what tells one version from another.
struct SpecSources: Hashable, Sendable {
  /// Swift files of the module that specs import.
  let jobSpec: [FilePath]
  /// Swift files of what evaluates a spec and hands its job over.
  let driver: [FilePath]
  /// The folder of the driver's C header.
  let driverHeaders: FilePath
  /// Of the names and contents of all of them.
  let digest: Digest

  init(in folder: FilePath) throws(SystemError) {
    jobSpec = try Self.swiftFiles(in: folder.appending("JobSpec"))
    driver = try Self.swiftFiles(in: folder.appending("SpecDriver"))
    let headerFolder = folder.appending("CSpecDriver")
    driverHeaders = headerFolder
    let headers = try ShippedFiles.names(in: headerFolder).map { headerFolder.appending($0) }
    var hash = SHA256()
    for file in jobSpec + driver + headers {
      hash.update((file.relative(to: folder) ?? file).bytes + [0])
      let contents = try OpenFile.open(file, .source).readAll(limit: 1 << 20)
      hash.update(Array("\(contents.count)\n".utf8) + contents)
    }
    digest = hash.finalize()
  }

  private static func swiftFiles(in folder: FilePath) throws(SystemError) -> [FilePath] {
    var files: [FilePath] = []
    for name in try ShippedFiles.names(in: folder) {
      let path = folder.appending(name)
      if name.fileExtension == "swift" {
        files.append(path)
      } else if try FileStatus.of(path).kind == .directory {
        files += try swiftFiles(in: path)
      }
    }
    return files
  }
}
