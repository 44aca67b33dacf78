// A sanitizer's shadow is private memory too, terabytes of it: under the cage's limit on private
// memory nothing could be allocated any more. All other limits are set as asked.

#define _GNU_SOURCE
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

int setrlimit(__rlimit_resource_t resource, const struct rlimit *limit) {
  return resource == RLIMIT_DATA ? 0 : (int)syscall(SYS_prlimit64, 0, resource, limit, NULL);
}
