#ifndef MINILAB_CSYSTEM_FILES_H
#define MINILAB_CSYSTEM_FILES_H

#include <dirent.h>
#include <sys/types.h>

// openat is variadic.
int minilab_openat(int directory, const char *path, int flags, mode_t mode);

// fcntl is variadic.
int minilab_duplicate(int descriptor);

// renameat2 is hidden behind _GNU_SOURCE.
int minilab_rename(int from, const char *old, int to, const char *new_, int keep);

// copy_file_range is hidden behind _GNU_SOURCE.
ssize_t minilab_copy_range(int from, off_t at, int to, off_t position, size_t count);

// memfd_create is hidden behind _GNU_SOURCE.
int minilab_memory_file(const char *name);

// strerrorname_np and strerrordesc_np are hidden behind _GNU_SOURCE.
const char *minilab_error_name(int number);
const char *minilab_error_text(int number);

// UTIME_OMIT is a macro with a cast, which Swift does not import.
long minilab_time_untouched(void);

// d_name is an array, which Swift imports as a tuple that would have to be copied.
const char *minilab_entry_name(const struct dirent *entry);

#endif
