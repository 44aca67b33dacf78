import Inspection
import JobSpec
import System

/// Finds the files below the inputs, each once, in a memory that does not grow with the folder.
///
/// What cannot be followed is one warning each and stops nothing: unreadable folders, links that
/// lead nowhere or back up. Hidden names are left alone, and the output folder is never looked into.
struct Scanner {
  let store: PlanStore
  let output: FileStatus?
  let warn: (String) -> Void

  func scan(_ inputs: Inputs, _ control: RunControl) throws(EngineError) {
    for (number, input) in inputs.paths.enumerated() { try add(input, number) }
    while !control.isStopping, let folder = try store.takeFolder() { try look(into: folder) }
    try store.settleDuplicates()
  }

  /// One more file or folder, named by the user.
  func add(_ path: FilePath, _ number: Int) throws(EngineError) {
    do {
      let status = try FileStatus.of(path)
      switch status.kind {
      case .directory: try store.add(folder: path, input: number, linked: false, status)
      case .file: try add(path, number, linked: false, status)
      case let kind:
        try store.add(
          missing: path, input: number, ScanWording.namedNoFile(path, kind))
      }
    } catch let error as EngineError {
      throw error
    } catch let error as SystemError {
      try store.add(
        missing: path, input: number, AssetError(code: .unreadable, message: error.message))
    } catch {
      throw EngineError(.internal, "\(error)")
    }
  }

  private func look(into folder: PlanStore.Folder) throws(EngineError) {
    let stream: DirectoryStream
    do {
      stream = try DirectoryStream(folder.path)
    } catch {
      return warn(error.message)
    }
    while true {
      let entry: DirectoryStream.Entry?
      do {
        entry = try stream.next()
      } catch {
        return warn(error.message)
      }
      guard let entry else { return }
      if entry.name.bytes.first != UInt8(ascii: ".") { try look(at: entry, in: folder) }
    }
  }

  private func look(
    at entry: DirectoryStream.Entry, in folder: PlanStore.Folder
  ) throws(EngineError) {
    let path = folder.path.appending(entry.name)
    let linked: Bool
    let status: FileStatus
    do throws(SystemError) {
      let kind =
        if let kind = entry.kind { kind } else {
          try FileStatus.of(path, followLinks: false).kind
        }
      linked = kind == .symlink
      status = try FileStatus.of(path)
    } catch {
      return warn(ScanWording.cannotLook(at: path, error))
    }
    guard status.kind == .directory else {
      return try add(path, folder.input, linked: linked, status)
    }
    if let output, output.isSameFile(as: status) { return }
    if linked, path.leadsUp(to: status) { return warn(ScanWording.leadsUp(path)) }
    try store.add(folder: path, input: folder.input, linked: linked, status)
  }

  private func add(
    _ path: FilePath, _ input: Int, linked: Bool, _ status: FileStatus
  ) throws(EngineError) {
    guard status.kind == .file else {
      return warn(ScanWording.notAFile(path, status.kind))
    }
    try store.add(
      file: path, input: input, linked: linked,
      sidecar: SidecarFile.Role(fileExtension: path.fileExtension) != nil, status)
  }
}

extension FileStatus {
  func isSameFile(as other: FileStatus) -> Bool {
    device == other.device && inode == other.inode
  }
}
