#define _GNU_SOURCE
#include "CSystem.h"

#include <malloc.h>
#include <sched.h>
#include <signal.h>
#include <sys/ioctl.h>
#include <unistd.h>

int minilab_usable_processors(void) {
  cpu_set_t set;
  return sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : -1;
}

int minilab_terminal_width(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

int minilab_limit_arenas(int count) { return mallopt(M_ARENA_MAX, count); }

int minilab_map_blocks_from(int bytes) { return mallopt(M_MMAP_THRESHOLD, bytes); }

int minilab_release_free_memory(void) { return malloc_trim(0); }
