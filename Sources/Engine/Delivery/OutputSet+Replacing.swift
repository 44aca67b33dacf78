import JobSpec
import System

extension OutputSet {
  /// Puts each output in the place of its source: data on the disk first, then the backup's name,
  /// then the source's own, so that a whole file stands under it at every moment.
  ///
  /// - Parameters:
  ///   - source: What was read.
  ///   - identity: What it was when it was inspected.
  ///   - suffix: What follows the source's name in that of its backup.
  /// - Throws: ``DeliveryError`` where the source is not what was read any more, has other names, or
  ///   cannot be replaced.
  func replace(
    _ source: OpenFile, _ identity: FileIdentity, backupSuffix suffix: String?
  ) throws(DeliveryError) {
    for item in items where item.standing != .same {
      let path = path(of: item)
      do {
        let status = try source.status
        try check(item, stillIs: status, identity)
        try item.partial.file.takePermissions(of: status)
        try item.partial.file.sync()
        if let suffix { try keep(item, as: item.name.addingSuffix(suffix)) }
        try Files.rename(
          item.partial.name, to: item.name, replacing: true, in: item.partial.folder)
        try item.partial.folder.sync()
      } catch {
        throw DeliveryError(error, path)
      }
    }
  }

  /// What is replaced must be what was read, and nobody's else.
  private func check(
    _ item: Item, stillIs source: FileStatus, _ identity: FileIdentity
  ) throws {
    let path = path(of: item)
    let standing = try FileStatus.of(item.name, followLinks: false, in: item.partial.folder)
    guard standing.isSameFile(as: source), FileIdentity(standing) == identity else {
      throw DeliveryError.asset(
        AssetError(
          code: .changed,
          message: "“\(path)” was replaced while it was read; it is left as it is. Run again."))
    }
    guard standing.links == 1 else {
      throw DeliveryError.asset(
        AssetError(
          code: .outputNotWritable,
          message: "“\(path)” is one of \(standing.links) names of one file, and the others would "
            + "keep what is removed here. Copy it first, or write elsewhere with -o."))
    }
  }

  private func keep(_ item: Item, as backup: FilePath) throws {
    do throws(SystemError) {
      try Files.link(item.name, to: backup, in: item.partial.folder)
    } catch {
      guard error.errno == .alreadyExists else { throw error }
      let path = path(of: item).parent.appending(backup)
      throw DeliveryError.asset(
        AssetError(
          code: .outputExists,
          message: "“\(path)” exists; a backup replaces nothing. "
            + "Move it away, or choose another suffix (--backup)."))
    }
  }
}
