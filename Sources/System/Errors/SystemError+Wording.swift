/// Every sentence about a failed call is made here: what failed, on which path, why, what to do.
extension SystemError {
  /// One line for a person, for example
  /// *Cannot write to “out/a.jpg”: no space is left. Free some space, then run again. (write, ENOSPC)*.
  package var message: String {
    let object = path.map { " “\($0)”" } ?? ""
    let (reason, advice) = errno.wording
    return "Cannot \(call.deed)\(object): \(reason). \(advice) (\(call.rawValue), \(errno))"
  }
}

extension SystemError.Call {
  /// What the call does, as it follows “Cannot”.
  fileprivate var deed: String {
    switch self {
    case .open: "open"
    case .read: "read"
    case .write: "write to"
    case .stat: "look at"
    case .fsync: "save to disk"
    case .flock: "lock"
    case .ftruncate: "change the length of"
    case .dup: "duplicate the descriptor of"
    case .lseek: "find a position in"
    case .copyFileRange: "copy bytes into"
    case .memfdCreate: "make a file in memory"
    case .rename: "rename to"
    case .link: "make a second name for"
    case .unlink: "remove"
    case .mkdir: "make the folder"
    case .rmdir: "remove the folder"
    case .readlink: "follow the link"
    case .realpath: "resolve"
    case .utimensat: "set the times of"
    case .fchmod: "set the permissions of"
    case .statvfs: "measure the space left at"
    case .readdir: "list"
    case .socketpair: "make a channel"
    case .sendmsg: "send to the other process"
    case .recvmsg: "receive from the other process"
    case .poll: "wait for the other process"
    case .eventfd: "make an interrupt"
    case .pipe: "make a pipe"
    case .sigaction: "listen for signals"
    case .fork: "start a process for"
    case .execve: "run"
    case .waitid: "wait for a process"
    case .kill: "stop a process"
    case .pthreadCreate: "start a thread"
    case .landlock: "close off the file system"
    case .seccomp: "restrict system calls"
    case .prctl: "restrict privileges"
    case .setrlimit: "set a resource limit"
    }
  }
}

extension Errno {
  /// Why it happened, and what to do about it.
  fileprivate var wording: (reason: String, advice: String) {
    switch self {
    case .notPermitted, .accessDenied:
      ("permission denied", "Check the permissions of the file and of the folders above it.")
    case .noSuchFile: ("it does not exist", "Check the spelling, and that it was not moved.")
    case .alreadyExists: ("it exists already", "Choose another name, or remove it first.")
    case .notDirectory: ("a part of the path is not a folder", "Check the path.")
    case .isDirectory: ("it is a folder", "Name a file instead.")
    case .noSpace: ("no space is left", "Free some space, then run again.")
    case .overQuota: ("the disk quota is used up", "Free some space, then run again.")
    case .fileTooLarge:
      ("the file would become too large", "Raise `ulimit -f`, or use another file system.")
    case .readOnly: ("the file system is read-only", "Choose a place that can be written to.")
    case .nameTooLong: ("the name is too long", "Shorten it.")
    case .tooManyLinks:
      (
        "symbolic links are in the way",
        "Name the real file, or repair a link that leads to itself."
      )
    case .busy: ("something is still using it", "Wait for that to end, then run again.")
    case .directoryNotEmpty: ("the folder is not empty", "Empty it first.")
    case .tooManyOpenFiles, .tooManyInSystem:
      ("too many files are open", "Raise `ulimit -n`, or do less at once (--jobs).")
    case .noMemory: ("memory is short", "Do less at once (--jobs), or allow more memory.")
    case .io: ("the device reports an error", "Check the disk and its cable, and your backups.")
    case .stale: ("the network file is gone", "Mount the share again.")
    case .noData, .badMessage:
      ("there is less than was promised", "Something changed it meanwhile. Run again.")
    case .messageTooLong: ("the message is too long", "This is a bug; please report it.")
    case .brokenPipe, .connectionReset:
      ("the other side has left", "See above for why it did.")
    case .timedOut: ("it took too long", "Allow more time (--timeout).")
    case .canceled: ("it was interrupted", "Run again to continue.")
    case .notImplemented, .notSupported:
      ("this kernel or file system cannot do it", "`minilab doctor` lists what is missing.")
    case .invalidArgument:
      ("the request makes no sense here", "Check the path for stray characters.")
    default: (systemText, "`man errno` explains the name.")
    }
  }
}
