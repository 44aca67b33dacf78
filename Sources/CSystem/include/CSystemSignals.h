#ifndef MINILAB_CSYSTEM_SIGNALS_H
#define MINILAB_CSYSTEM_SIGNALS_H

// A handler in C: Swift's runtime may not be entered in the middle of something. It writes the number of
// each signal to the target, a pipe; -1 is nowhere.
int minilab_note_signal(int number);
void minilab_set_signal_target(int descriptor);

// SIG_DFL and SIG_IGN are macros with a cast to a function pointer.
int minilab_default_signal(int number);
int minilab_ignore_signal(int number);

#endif
