import CSystem

extension OpenFile {
  /// Copies a range of another file into this one, inside the kernel where it can.
  ///
  /// File systems with shared blocks (Btrfs, XFS) copy nothing at all. Elsewhere, or between file systems
  /// of different kinds, the bytes go through a small buffer of ours.
  ///
  /// - Throws: `ENODATA` where the source ends before the range does.
  package func copyRange(
    from source: OpenFile, offset: Int, count: Int, to position: Int
  ) throws(SystemError) {
    var done = 0
    while done < count {
      let copied = minilab_copy_range(
        source.rawDescriptor, offset + done, rawDescriptor, position + done, count - done)
      if copied > 0 {
        done += copied
      } else if copied == 0 || Errno.current.meansCannotCopyInKernel {
        return try copyThroughBuffer(
          from: source, offset: offset + done, count: count - done, to: position + done)
      } else if Errno.current != .interrupted {
        throw SystemError(.copyFileRange, .current, path: path)
      }
    }
  }

  private func copyThroughBuffer(
    from source: OpenFile, offset: Int, count: Int, to position: Int
  ) throws(SystemError) {
    var done = 0
    while done < count {
      let piece = try source.read(at: offset + done, count: min(count - done, 256 << 10))
      if piece.isEmpty { throw SystemError(.read, .noData, path: source.path) }
      try write(all: piece, at: position + done)
      done += piece.count
    }
  }
}

extension Errno {
  fileprivate var meansCannotCopyInKernel: Bool {
    [.crossDevice, .invalidArgument, .notImplemented, .notSupported, .notPermitted].contains(self)
  }
}
