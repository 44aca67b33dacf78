#ifndef MINILAB_CSYSTEM_CAGE_H
#define MINILAB_CSYSTEM_CAGE_H

#include <linux/filter.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/syscall.h>

// The C library has no functions for Landlock, and syscall is variadic.

struct minilab_landlock_attributes {
  uint64_t files, network, scopes;
};

// Returns the version that the kernel has, or -1.
int minilab_landlock_version(void);

// `size` says how many of the attributes the kernel's version knows.
int minilab_landlock_create(const struct minilab_landlock_attributes *attributes, size_t size);

// The structure is packed, which Swift cannot declare.
int minilab_landlock_allow(int rules, uint64_t access, int folder);

int minilab_landlock_restrict(int rules);

// prctl is variadic.
int minilab_forbid_new_privileges(void);
int minilab_has_seccomp(void);

// There is no function for it, and prctl is variadic. All threads get the filter.
int minilab_filter_calls(const struct sock_filter *instructions, unsigned short count);

// RLIMIT_* are an enum, which Swift imports as a type of its own.
int minilab_limit_data(uint64_t bytes);
int minilab_forbid_core_files(void);

// AUDIT_ARCH_* are macros over an expression that Swift does not import; 0 where no filter is known.
uint32_t minilab_architecture(void);

// Which numbers exist differs from one architecture to the next, and only C can ask with #ifdef.
// Lists end with -1.
const int *minilab_forbidden_calls(void);

// Calls that change the names in a folder.
const int *minilab_naming_calls(void);

// The number of a call that not every architecture has, or -1.
int minilab_open_call(void);

#endif
