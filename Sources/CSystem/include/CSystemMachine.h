#ifndef MINILAB_CSYSTEM_MACHINE_H
#define MINILAB_CSYSTEM_MACHINE_H

// CPU_COUNT is a macro, and sched_getaffinity is hidden behind _GNU_SOURCE.
int minilab_usable_processors(void);

// ioctl is variadic. Returns 0 where the descriptor is no terminal or does not know its width.
int minilab_terminal_width(int descriptor);

// malloc.h is not in Swift's Glibc module.
int minilab_limit_arenas(int count);
int minilab_map_blocks_from(int bytes);
int minilab_release_free_memory(void);

#endif
