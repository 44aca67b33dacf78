#include "CSystem.h"

#include <errno.h>
#include <signal.h>
#include <unistd.h>

static volatile sig_atomic_t target = -1;

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  // Whether it arrives or not, there is nobody here to tell.
  if (target >= 0 && write(target, &byte, 1) < 0) {
  }
  errno = saved;
}

int minilab_note_signal(int number) {
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, NULL);
}

void minilab_set_signal_target(int descriptor) { target = descriptor; }

int minilab_default_signal(int number) { return signal(number, SIG_DFL) == SIG_ERR ? -1 : 0; }

int minilab_ignore_signal(int number) { return signal(number, SIG_IGN) == SIG_ERR ? -1 : 0; }
