import CSpecDriver

/// What a spec may use. It is somebody's own program and no enemy: this keeps a mistake small, and
/// a job the same on every machine.
enum Confinement {
  /// As far as the kernel can; what it cannot is left out, `minilab doctor` says which.
  static func enter() {
    _ = minilab_limit_cpu(10)
    _ = minilab_limit_memory(4 << 30)
    _ = minilab_limit_file_size(16 << 20)
    _ = minilab_limit_files(64)
    _ = minilab_limit_core()
    guard minilab_give_up_privileges() == 0 else { return }
    _ = minilab_refuse_writing()
    _ = minilab_refuse_calls()
  }
}
