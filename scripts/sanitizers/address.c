// What AddressSanitizer needs to watch this project. scripts/torture links it into every program of
// the sanitized build; no other build has it.

#include "limits.h"

#include <stdio.h>
#include <sys/prctl.h>

// Leaks are looked for by a second process that stops the first one. The cage forbids that, and a
// process under strace is stopped by somebody else already. What a worker runs is run in the tests'
// own process too, and looked at there.
static int is_traced(void) {
  int tracer = 0;
  char line[256];
  FILE *status = fopen("/proc/self/status", "r");
  while (status && fgets(line, sizeof line, status) && sscanf(line, "TracerPid: %d", &tracer) != 1) {
  }
  if (status) fclose(status);
  return tracer != 0;
}

int __lsan_is_turned_off(void) { return prctl(PR_GET_SECCOMP) != 0 || is_traced(); }

// Not ours, or no leaks:
// - Swift keeps the case of an indirect enum in spare bits of its pointer, so that the sanitizer
//   misses the only reference from a global; those are made once, under `once_slow`.
// - libx265 keeps its encoder's pools for good; they are made once.
// - Foundation, in which only tests run programs and read files, keeps every Process in a cycle and
//   loses the buffers of files without a size.
const char *__lsan_default_suppressions(void) {
  return "leak:once_slow\n"
         "leak:libx265.so\n"
         "leak:libFoundation.so\n"
         "leak:libFoundationEssentials.so\n";
}

// Nothing is printed that a program did not say, as some tests read all of it.
const char *__lsan_default_options(void) { return "print_suppressions=0"; }
