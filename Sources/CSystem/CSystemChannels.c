#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <sys/uio.h>

int minilab_event(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int minilab_socket_pair(int ends[2]) {
  return socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends);
}

ssize_t minilab_send(int to, const void *bytes, size_t count, const int *descriptors,
                                   int descriptor_count) {
  char control[CMSG_SPACE(sizeof(int) * MINILAB_MOST_DESCRIPTORS)] __attribute__((aligned(8)));
  struct iovec piece = {(void *)bytes, count};
  struct msghdr message = {.msg_iov = &piece, .msg_iovlen = 1};
  if (descriptor_count > 0) {
    memset(control, 0, sizeof control);
    message.msg_control = control;
    message.msg_controllen = CMSG_SPACE(sizeof(int) * descriptor_count);
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int) * descriptor_count);
    memcpy(CMSG_DATA(header), descriptors, sizeof(int) * descriptor_count);
  }
  return sendmsg(to, &message, MSG_NOSIGNAL | MSG_DONTWAIT);
}

ssize_t minilab_receive(int from, void *bytes, size_t count, int *descriptors,
                                      int *descriptor_count, int *lost) {
  char control[CMSG_SPACE(sizeof(int) * MINILAB_MOST_DESCRIPTORS)] __attribute__((aligned(8)));
  struct iovec piece = {bytes, count};
  struct msghdr message = {
      .msg_iov = &piece, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
  *descriptor_count = 0;
  ssize_t got = recvmsg(from, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
  if (got < 0) return got;
  *lost = (message.msg_flags & MSG_CTRUNC) != 0;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    int more = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    memcpy(descriptors + *descriptor_count, CMSG_DATA(header), sizeof(int) * more);
    *descriptor_count += more;
  }
  return got;
}
