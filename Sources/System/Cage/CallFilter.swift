import CSystem
import Glibc

/// A program for the kernel that looks at every system call and refuses some (seccomp).
///
/// Calls that are refused fail with `EPERM`, so that a library which tries one by the way goes on.
struct CallFilter {
  private(set) var instructions: [sock_filter] = []

  static var isSupported: Bool { minilab_architecture() != 0 && minilab_has_seccomp() != 0 }

  static func forbidNewPrivileges() throws(SystemError) {
    try retrying(.prctl) { minilab_forbid_new_privileges() }
  }

  init(mayWriteByPath: Bool) {
    refuseForeignCalls()
    var forbidden = unsafe Self.list(minilab_forbidden_calls())
    if !mayWriteByPath { forbidden += unsafe Self.list(minilab_naming_calls()) }
    for call in forbidden { refuse(call) }
    // The C library then falls back to clone, whose flags can be seen: threads yes, processes no.
    refuse(435, with: ENOSYS)
    refuse(Int32(SYS_clone), argument: 0, unless: .has(UInt32(CLONE_THREAD)))
    // abort() signals its own process.
    refuse(Int32(SYS_tgkill), argument: 0, unless: .equals(UInt32(getpid())))
    // Limits of its own may be read and lowered.
    refuse(Int32(SYS_prlimit64), argument: 0, unless: .equals(0))
    // Typing into the terminal that standard error may be.
    refuse(Int32(SYS_ioctl), argument: 1, unless: .differs(UInt32(TIOCSTI)))
    if !mayWriteByPath {
      let writing = UInt32(O_WRONLY | O_RDWR | O_CREAT | O_TRUNC)
      refuse(Int32(SYS_openat), argument: 2, unless: .hasNone(writing))
      refuse(minilab_open_call(), argument: 1, unless: .hasNone(writing))
      // openat2 hides its flags behind a pointer.
      refuse(437, with: ENOSYS)
    }
    instructions.append(.returning(SECCOMP_RET_ALLOW))
  }

  /// Sets the filter on all threads of this process.
  func install() throws(SystemError) {
    try retrying(.seccomp) {
      unsafe minilab_filter_calls(instructions, UInt16(instructions.count))
    }
  }

  private static func list(_ start: UnsafePointer<Int32>) -> [Int32] {
    var calls: [Int32] = []
    while unsafe start[calls.count] >= 0 { calls.append(unsafe start[calls.count]) }
    return calls
  }

  /// Numbers mean other calls on other architectures, so those are not even looked at.
  private mutating func refuseForeignCalls() {
    instructions += [
      .loading(.architecture),
      .jumping(.equals(minilab_architecture()), whenNot: 1),
      .jumping(.always, to: 1),
      .returning(SECCOMP_RET_KILL_PROCESS),
      .loading(.call),
    ]
    // x86-64 has a second set of numbers (x32) from here on.
    instructions += [.jumping(.isBelow(0x4000_0000), to: 1), .returning(SECCOMP_RET_KILL_PROCESS)]
  }

  private mutating func refuse(_ call: Int32, with reason: Int32 = EPERM) {
    guard call >= 0 else { return }
    instructions += [
      .jumping(.equals(UInt32(call)), whenNot: 1), .refusing(with: reason),
    ]
  }

  private mutating func refuse(_ call: Int32, argument: Int, unless test: sock_filter.Test) {
    guard call >= 0 else { return }
    instructions += [
      .jumping(.equals(UInt32(call)), whenNot: 4),
      .loading(.argument(argument)),
      .jumping(test, to: 1),
      .refusing(with: EPERM),
      .returning(SECCOMP_RET_ALLOW),
    ]
  }
}
