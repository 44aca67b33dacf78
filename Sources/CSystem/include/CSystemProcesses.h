#ifndef MINILAB_CSYSTEM_PROCESSES_H
#define MINILAB_CSYSTEM_PROCESSES_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

// fcntl is variadic. The copy's number is at least `lowest`.
static inline int minilab_duplicate_above(int descriptor, int lowest) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
}

// pipe2 is hidden behind _GNU_SOURCE.
static inline int minilab_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

// These two additions of glibc are hidden behind _GNU_SOURCE.
static inline int minilab_spawn_chdir(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
static inline int minilab_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}

// sys/pidfd.h is not in Swift's Glibc module.
static inline int minilab_process_descriptor(int pid) { return pidfd_open(pid, 0); }

// P_PIDFD is an enum, and siginfo_t's fields are macros over a union.
static inline int minilab_reap(int process, int *how, int *status) {
  siginfo_t info = {0};
  int result = waitid(P_PIDFD, process, &info, WEXITED);
  *how = info.si_code;
  *status = info.si_status;
  return result;
}

// PRIO_PROCESS is an enum, which Swift imports as a type of its own.
static inline int minilab_set_nice(int pid, int value) { return setpriority(PRIO_PROCESS, pid, value); }

// A global variable is not safe to read in Swift 6; ours is never written.
static inline char **minilab_environment(void) { return environ; }

#endif
