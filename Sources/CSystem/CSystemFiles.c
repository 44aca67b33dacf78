#define _GNU_SOURCE
#include "CSystem.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

int minilab_openat(int directory, const char *path, int flags, mode_t mode) {
  return openat(directory, path, flags, mode);
}

int minilab_duplicate(int descriptor) {
  return fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
}

int minilab_rename(int from, const char *old, int to, const char *new_, int keep) {
  return renameat2(from, old, to, new_, keep ? RENAME_NOREPLACE : 0);
}

ssize_t minilab_copy_range(int from, off_t at, int to, off_t position, size_t count) {
  return copy_file_range(from, &at, to, &position, count, 0);
}

int minilab_memory_file(const char *name) {
  return memfd_create(name, MFD_CLOEXEC);
}

const char *minilab_error_name(int number) { return strerrorname_np(number); }

const char *minilab_error_text(int number) { return strerrordesc_np(number); }

long minilab_time_untouched(void) { return UTIME_OMIT; }

const char *minilab_entry_name(const struct dirent *entry) { return entry->d_name; }
