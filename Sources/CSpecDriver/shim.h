// What Swift cannot call itself: prctl and syscall take a variable number of arguments, and the
// constants of seccomp are macros. Plain headers, so that a spec's toolchain needs to build no C.

#pragma once

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kind of a limit is an enum to some compilers and a number to others: settled here.
static inline int minilab_limit_cpu(rlim_t seconds) {
  struct rlimit limit = {seconds, seconds};
  return setrlimit(RLIMIT_CPU, &limit);
}
static inline int minilab_limit_memory(rlim_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return setrlimit(RLIMIT_AS, &limit);
}
static inline int minilab_limit_file_size(rlim_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return setrlimit(RLIMIT_FSIZE, &limit);
}
static inline int minilab_limit_files(rlim_t count) {
  struct rlimit limit = {count, count};
  return setrlimit(RLIMIT_NOFILE, &limit);
}
static inline int minilab_limit_core(void) {
  struct rlimit limit = {0, 0};
  return setrlimit(RLIMIT_CORE, &limit);
}

// Must come before either of the two below: neither may be used to gain rights through a program
// that has some.
static inline int minilab_give_up_privileges(void) {
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
}

#if defined(__x86_64__)
#define MINILAB_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MINILAB_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

// Refuses every socket and every other program with EPERM, from here on and in all children.
static inline int minilab_refuse_calls(void) {
#if defined(MINILAB_ARCHITECTURE)
#define REFUSE(call)                                                                               \
  BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1), BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM)
  struct sock_filter instructions[] = {
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
      BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MINILAB_ARCHITECTURE, 1, 0),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
      BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
#if defined(__x86_64__)
      // The second set of numbers, x32.
      BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
#endif
      REFUSE(SYS_socket),
      REFUSE(SYS_socketpair),
      REFUSE(SYS_connect),
      REFUSE(SYS_ptrace),
      REFUSE(SYS_execve),
      REFUSE(SYS_execveat),
      // io_uring_setup, whose requests no filter sees.
      REFUSE(425),
      BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
#undef REFUSE
  struct sock_fprog program = {sizeof instructions / sizeof *instructions, instructions};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Denies making, changing and removing files anywhere (Landlock); reading stays. −1 where the
// kernel has no Landlock.
static inline int minilab_refuse_writing(void) {
  // WRITE_FILE, then REMOVE_DIR to MAKE_SYM: what the first version can guard, reading left out.
  uint64_t rights = 1 << 1 | 0x1FF << 4;
  int rules = (int)syscall(444, &rights, sizeof rights, 0);
  if (rules < 0) return -1;
  int result = (int)syscall(446, rules, 0);
  close(rules);
  return result;
}
