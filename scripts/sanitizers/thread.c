// What ThreadSanitizer needs to watch this project. scripts/torture links it into every program of
// the sanitized build; no other build has it.

#include "limits.h"

#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

// Swift's Mutex takes a free lock in the caller's own code, which is instrumented, and a contended
// one inside libswiftSynchronization, which is not: every contended lock looks like a race. These
// two stand before the library's and tell the sanitizer what they do. Nothing is hidden by that:
// memory that the lock does not guard is still reported.

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *handle

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF) __asm__(UNLOCK_SLOW);

static SWIFT void (*library_lock)(uint32_t, SELF);
static SWIFT void (*library_unlock)(SELF);

__attribute__((constructor)) static void find_library(void) {
  *(void **)&library_lock = dlsym(RTLD_NEXT, LOCK_SLOW);
  *(void **)&library_unlock = dlsym(RTLD_NEXT, UNLOCK_SLOW);
}

SWIFT void lock_slow(uint32_t thread, SELF) {
  library_lock(thread, handle);
  __tsan_acquire(handle);
}

SWIFT void unlock_slow(SELF) {
  __tsan_release(handle);
  library_unlock(handle);
}

// libvips hands work to its threads through GLib, whose locks are bare futexes that the sanitizer
// cannot see: all that a callback under libvips touches seems to be unguarded.
const char *__tsan_default_suppressions(void) { return "race:libvips.so\n"; }
