#define _GNU_SOURCE
#include "CSystem.h"

#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

// The numbers are the same on every architecture; Debian 12's own headers know the first version only.
#define MINILAB_LANDLOCK_CREATE 444
#define MINILAB_LANDLOCK_ADD 445
#define MINILAB_LANDLOCK_RESTRICT 446

#if defined(__x86_64__)
#define MINILAB_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define MINILAB_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#define MINILAB_ARCHITECTURE 0
#endif

int minilab_landlock_version(void) {
  return (int)syscall(MINILAB_LANDLOCK_CREATE, NULL, 0, 1);
}

int minilab_landlock_create(const struct minilab_landlock_attributes *attributes, size_t size) {
  return (int)syscall(MINILAB_LANDLOCK_CREATE, attributes, size, 0);
}

int minilab_landlock_allow(int rules, uint64_t access, int folder) {
  struct __attribute__((packed)) {
    uint64_t access;
    int32_t folder;
  } rule = {access, folder};
  return (int)syscall(MINILAB_LANDLOCK_ADD, rules, 1, &rule, 0);
}

int minilab_landlock_restrict(int rules) {
  return (int)syscall(MINILAB_LANDLOCK_RESTRICT, rules, 0);
}

int minilab_forbid_new_privileges(void) { return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); }

int minilab_has_seccomp(void) { return prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0; }

int minilab_filter_calls(const struct sock_filter *instructions, unsigned short count) {
  struct sock_fprog program = {count, (struct sock_filter *)instructions};
  unsigned flags = SECCOMP_FILTER_FLAG_TSYNC | SECCOMP_FILTER_FLAG_TSYNC_ESRCH;
  return (int)syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, flags, &program);
}

int minilab_limit_data(uint64_t bytes) {
  struct rlimit limit = {bytes, bytes};
  return setrlimit(RLIMIT_DATA, &limit);
}

int minilab_forbid_core_files(void) {
  struct rlimit limit = {0, 0};
  return setrlimit(RLIMIT_CORE, &limit);
}

uint32_t minilab_architecture(void) { return MINILAB_ARCHITECTURE; }

const int *minilab_forbidden_calls(void) {
  static const int calls[] = {
      // talking to anyone but the engine
      SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4,
      // other programs and processes
      SYS_execve, SYS_execveat, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_kill, SYS_tkill,
      SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_setpgid, SYS_setsid, SYS_kcmp, 424 /* pidfd_send_signal */,
      434 /* pidfd_open */, 438 /* pidfd_getfd */,
#ifdef SYS_fork
      SYS_fork, SYS_vfork,
#endif
      // around the file system's rules
      SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_setns, SYS_unshare, SYS_open_by_handle_at,
      SYS_name_to_handle_at, 425 /* io_uring_setup */, 426, 427, 428 /* open_tree */, 429 /* move_mount */,
      430 /* fsopen */, 431, 432, 433, 442 /* mount_setattr */, SYS_fanotify_init, SYS_quotactl, SYS_acct,
      SYS_swapon, SYS_swapoff,
      // what belongs to a file beside its contents, which Landlock does not guard
      SYS_fchmodat, SYS_fchownat, SYS_setxattr, SYS_lsetxattr, SYS_removexattr, SYS_lremovexattr, SYS_utimensat,
      SYS_mknodat, SYS_linkat, SYS_symlinkat, 452 /* fchmodat2 */,
#ifdef SYS_chmod
      SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_mknod, SYS_link, SYS_symlink,
#endif
      // the kernel itself
      SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_bpf, SYS_perf_event_open,
      SYS_userfaultfd, SYS_add_key, SYS_request_key, SYS_keyctl, SYS_reboot, SYS_syslog, SYS_sethostname,
      SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_clock_adjtime, SYS_adjtimex,
      SYS_personality,
#ifdef SYS_iopl
      SYS_iopl, SYS_ioperm, SYS_modify_ldt,
#endif
      // memory shared by name
      SYS_shmget, SYS_shmat, SYS_msgget, SYS_semget, SYS_mq_open, -1};
  return calls;
}

const int *minilab_naming_calls(void) {
  static const int calls[] = {SYS_unlinkat, SYS_mkdirat, SYS_renameat2, SYS_truncate,
#ifdef SYS_renameat
                              SYS_renameat,
#endif
#ifdef SYS_unlink
                              SYS_unlink, SYS_mkdir, SYS_rmdir, SYS_rename, SYS_creat,
#endif
                              -1};
  return calls;
}

int minilab_open_call(void) {
#ifdef SYS_open
  return SYS_open;
#else
  return -1;
#endif
}
