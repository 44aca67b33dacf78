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
