#ifndef MINILAB_CSYSTEM_CHANNELS_H
#define MINILAB_CSYSTEM_CHANNELS_H

#include <sys/types.h>

// What the kernel takes in one message (SCM_MAX_FD, which no header shows).
#define MINILAB_MOST_DESCRIPTORS 253

// The flags are an enum, which Swift imports as a type of its own.
int minilab_event(void);

// SOCK_STREAM and SOCK_CLOEXEC are an enum, which Swift imports as a type of its own.
int minilab_socket_pair(int ends[2]);

// CMSG_* are macros. Sends what fits without waiting; the descriptors go with the first byte.
ssize_t minilab_send(int to, const void *bytes, size_t count, const int *descriptors,
                                   int descriptor_count);

// CMSG_* are macros. `descriptors` has room for MINILAB_MOST_DESCRIPTORS; `lost` says that the kernel
// had to drop some, which happens when this process may open no more.
ssize_t minilab_receive(int from, void *bytes, size_t count, int *descriptors,
                                      int *descriptor_count, int *lost);

#endif
