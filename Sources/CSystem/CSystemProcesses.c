#define _GNU_SOURCE
#include "CSystem.h"

#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int minilab_duplicate_above(int descriptor, int lowest) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
}

int minilab_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int minilab_spawn_chdir(posix_spawn_file_actions_t *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}

int minilab_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest) {
  return posix_spawn_file_actions_addclosefrom_np(actions, lowest);
}

int minilab_process_descriptor(int pid) { return pidfd_open(pid, 0); }

int minilab_reap(int process, int *how, int *status) {
  siginfo_t info = {0};
  int result = waitid(P_PIDFD, process, &info, WEXITED);
  *how = info.si_code;
  *status = info.si_status;
  return result;
}

int minilab_set_nice(int pid, int value) { return setpriority(PRIO_PROCESS, pid, value); }

char **minilab_environment(void) { return environ; }
