// All but the signal handler is `static inline`, in the headers.
#include "CSystem.h"

#include <errno.h>

volatile sig_atomic_t minilab_signal_target = -1;

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // Whether it arrives or not, there is nobody here to tell.
  if (minilab_signal_target >= 0 && write(minilab_signal_target, &byte, 1) < 0) {
  }
  errno = saved;
}

int minilab_note_signal(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}
