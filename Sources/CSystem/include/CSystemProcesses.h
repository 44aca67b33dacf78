#ifndef MINILAB_CSYSTEM_PROCESSES_H
#define MINILAB_CSYSTEM_PROCESSES_H

#include <spawn.h>

// fcntl is variadic. The copy's number is at least `lowest`.
int minilab_duplicate_above(int descriptor, int lowest);

// pipe2 is hidden behind _GNU_SOURCE.
int minilab_pipe(int ends[2]);

// These two additions of glibc are hidden behind _GNU_SOURCE.
int minilab_spawn_chdir(posix_spawn_file_actions_t *actions, const char *path);
int minilab_spawn_close_from(posix_spawn_file_actions_t *actions, int lowest);

// sys/pidfd.h is not in Swift's Glibc module.
int minilab_process_descriptor(int pid);

// P_PIDFD is an enum, and siginfo_t's fields are macros over a union.
int minilab_reap(int process, int *how, int *status);

// PRIO_PROCESS is an enum, which Swift imports as a type of its own.
int minilab_set_nice(int pid, int value);

// A global variable is not safe to read in Swift 6; ours is never written.
char **minilab_environment(void);

#endif
