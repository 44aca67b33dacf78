import CSystem

/// Limits that the kernel holds this process to.
enum ResourceLimits {
  /// A crash must not leave the picture it was about on the disk.
  static func forbidCoreFiles() throws(SystemError) {
    try retrying(.setrlimit) { minilab_forbid_core_files() }
  }

  /// Allocations beyond this many bytes of private memory fail.
  static func limitMemory(to bytes: Int) throws(SystemError) {
    try retrying(.setrlimit) { minilab_limit_data(UInt64(max(bytes, 0))) }
  }
}
