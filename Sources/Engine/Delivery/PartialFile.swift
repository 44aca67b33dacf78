import System

/// A file on its way to a final name, in that name's own folder.
///
/// It is locked for as long as its process lives, so that a later run can tell one that a kill left
/// behind from one that is being written. It is removed with this object unless it was delivered.
final class PartialFile: Sendable {
  static let prefix = ".minilab-"
  static let suffix = ".partial"

  let folder: OpenFile
  let name: FilePath
  let file: OpenFile

  /// Makes an empty one, readable as the user's umask says.
  init(in folder: OpenFile) throws(SystemError) {
    while true {
      let random = String(UInt64.random(in: .min ... .max), radix: 36)
      let name = FilePath(Self.prefix + random + Self.suffix)
      do {
        let file = try OpenFile.open(name, .createExclusive(mode: 0o666), in: folder)
        // Between its making and its locking, another run may have taken it for a stray.
        if try file.lock(.exclusive, wait: false), try file.status.links > 0 {
          self.folder = folder
          self.name = name
          self.file = file
          return
        }
      } catch {
        if error.errno != .alreadyExists { throw error }
      }
    }
  }

  deinit { discard() }

  /// Removes it; does nothing where it was renamed.
  func discard() { try? Files.unlink(name, in: folder) }

  static func isPartial(_ name: FilePath) -> Bool {
    name.string.hasPrefix(prefix) && name.string.hasSuffix(suffix)
  }
}
