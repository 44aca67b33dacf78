#ifndef MINILAB_CSYSTEM_FILES_H
#define MINILAB_CSYSTEM_FILES_H

#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

// openat is variadic.
static inline int minilab_openat(int directory, const char *path, int flags, mode_t mode) {
  return openat(directory, path, flags, mode);
}

// fcntl is variadic.
static inline int minilab_duplicate(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

// renameat2 is hidden behind _GNU_SOURCE.
static inline int minilab_rename(int from, const char *old, int to, const char *new_, int keep) {
  return renameat2(from, old, to, new_, keep ? RENAME_NOREPLACE : 0);
}

// copy_file_range is hidden behind _GNU_SOURCE.
static inline ssize_t minilab_copy_range(int from, off_t at, int to, off_t position, size_t count) {
  return copy_file_range(from, &at, to, &position, count, 0);
}

// memfd_create is hidden behind _GNU_SOURCE.
static inline int minilab_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC);
}

// strerrorname_np and strerrordesc_np are hidden behind _GNU_SOURCE.
static inline const char *minilab_error_name(int number) { return strerrorname_np(number); }
static inline const char *minilab_error_text(int number) { return strerrordesc_np(number); }

// UTIME_OMIT is a macro with a cast, which Swift does not import.
static inline long minilab_time_untouched(void) { return UTIME_OMIT; }

// d_name is an array, which Swift imports as a tuple that would have to be copied.
static inline const char *minilab_entry_name(const struct dirent *entry) { return entry->d_name; }

#endif
