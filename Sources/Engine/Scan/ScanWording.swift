import JobSpec
import System

/// What is said of names that are no readable file or folder.
enum ScanWording {
  static func leadsUp(_ path: FilePath) -> String {
    "“\(path)” is a link to a folder above it; it is not followed."
  }

  static func cannotLook(at path: FilePath, _ error: SystemError) -> String {
    guard error.errno == .noSuchFile else { return error.message }
    return (try? FileStatus.of(path, followLinks: false))?.kind == .symlink
      ? "“\(path)” is a link that leads nowhere."
      : "“\(path)” disappeared while its folder was read."
  }

  static func isGone(_ folder: FilePath) -> String {
    "“\(folder)” disappeared while it was read; what was left of it is left out."
  }

  static func notAFile(_ path: FilePath, _ kind: FileKind) -> String {
    "“\(path)” is a \(kind.rawValue), not a file; it is left out."
  }

  static func namedNoFile(_ path: FilePath, _ kind: FileKind) -> AssetError {
    AssetError(
      code: .unreadable,
      message: "“\(path)” is a \(kind.rawValue), not a file. Name a file or a folder.")
  }
}

extension FilePath {
  /// Whether a folder above this absolute path is this one.
  func leadsUp(to target: FileStatus) -> Bool {
    var folder = parent
    while true {
      if let status = try? FileStatus.of(folder), status.isSameFile(as: target) { return true }
      if folder.parent == folder { return false }
      folder = folder.parent
    }
  }
}
