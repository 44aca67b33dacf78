import SQLite
import System

/// What tells that a file is the same one, and that nobody has written to it since.
struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var inode: UInt64
  var size: Int
  var mtime: Int
  var ctime: Int

  init(device: UInt64, inode: UInt64, size: Int, mtime: Int, ctime: Int) {
    self.device = device
    self.inode = inode
    self.size = size
    self.mtime = mtime
    self.ctime = ctime
  }

  init(_ status: FileStatus) {
    self.init(
      device: status.device, inode: status.inode, size: status.size, mtime: status.mtime,
      ctime: status.ctime)
  }
}

extension FileIdentity {
  /// From the columns device, inode, size, mtime and ctime of a row, the first at `column`.
  init(_ row: borrowing Statement, from column: Int) {
    self.init(
      device: UInt64(bitPattern: Int64(row[column] as Int)),
      inode: UInt64(bitPattern: Int64(row[column + 1] as Int)), size: row[column + 2],
      mtime: row[column + 3], ctime: row[column + 4])
  }
}
