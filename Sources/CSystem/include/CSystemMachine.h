#ifndef MINILAB_CSYSTEM_MACHINE_H
#define MINILAB_CSYSTEM_MACHINE_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

// CPU_COUNT is a macro, and sched_getaffinity is hidden behind _GNU_SOURCE.
static inline int minilab_usable_processors(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : -1;
}

// ioctl is variadic. Returns 0 where the descriptor is no terminal or does not know its width.
static inline int minilab_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

// malloc.h is not in Swift's Glibc module.
static inline int minilab_limit_arenas(int count) { return mallopt(M_ARENA_MAX, count); }
static inline int minilab_release_free_memory(void) { return malloc_trim(0); }

// Where minilab_note_signal's handler writes the number of each signal; -1 for nowhere.
extern volatile sig_atomic_t minilab_signal_target;

// A handler in C: Swift's runtime may not be entered in the middle of something.
int minilab_note_signal(int number);
// The default action again.
static inline int minilab_default_signal(int number) {
  return signal(number, SIG_DFL) == SIG_ERR ? -1 : 0;
}
static inline void minilab_set_signal_target(int descriptor) { minilab_signal_target = descriptor; }

// SIG_IGN is a macro with a cast to a function pointer.
static inline int minilab_ignore_signal(int number) {
  return signal(number, SIG_IGN) == SIG_ERR ? -1 : 0;
}

#endif
