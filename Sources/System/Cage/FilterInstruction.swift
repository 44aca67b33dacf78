import CSystem

/// One step of a classic BPF program over `struct seccomp_data`.
extension sock_filter {
  /// What can be loaded, to be tested by the jumps that follow.
  enum Field {
    case call, architecture
    /// The low half of an argument; flags and numbers fit in it.
    case argument(Int)

    fileprivate var offset: UInt32 {
      switch self {
      case .call: 0
      case .architecture: 4
      case .argument(let index): 16 + 8 * UInt32(index)
      }
    }
  }

  /// What a jump asks of the loaded value.
  enum Test {
    case always
    case equals(UInt32)
    case differs(UInt32)
    case isBelow(UInt32)
    case has(UInt32)
    case hasNone(UInt32)
  }

  static func loading(_ field: Field) -> sock_filter {
    sock_filter(code: UInt16(BPF_LD | BPF_W | BPF_ABS), jt: 0, jf: 0, k: field.offset)
  }

  static func returning(_ action: UInt32) -> sock_filter {
    sock_filter(code: UInt16(BPF_RET | BPF_K), jt: 0, jf: 0, k: action)
  }

  /// The call fails with this error number and is not made.
  static func refusing(with reason: Int32) -> sock_filter {
    returning(UInt32(SECCOMP_RET_ERRNO) | UInt32(reason))
  }

  /// Skips some instructions when the test holds, and others when it does not.
  static func jumping(_ test: Test, to: UInt8 = 0, whenNot: UInt8 = 0) -> sock_filter {
    func make(_ operation: Int32, _ value: UInt32, negated: Bool = false) -> sock_filter {
      sock_filter(
        code: UInt16(BPF_JMP | operation | BPF_K), jt: negated ? whenNot : to,
        jf: negated ? to : whenNot, k: value)
    }
    return switch test {
    case .always: make(BPF_JGE, 0)
    case .equals(let value): make(BPF_JEQ, value)
    case .differs(let value): make(BPF_JEQ, value, negated: true)
    case .isBelow(let value): make(BPF_JGE, value, negated: true)
    case .has(let bits): make(BPF_JSET, bits)
    case .hasNone(let bits): make(BPF_JSET, bits, negated: true)
    }
  }
}
