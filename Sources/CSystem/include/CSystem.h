#ifndef MINILAB_CSYSTEM_H
#define MINILAB_CSYSTEM_H

// What Swift's Glibc module does not show: calls hidden behind _GNU_SOURCE, macros with arguments,
// variadic functions. Each shim says which of these forced it.
//
// No header here defines _GNU_SOURCE, the sources do: it changes what the C library's headers declare, and a
// structure that looks one way in this module and another in Swift's Glibc stops the compiler.

#include "CSystemCage.h"
#include "CSystemChannels.h"
#include "CSystemFiles.h"
#include "CSystemMachine.h"
#include "CSystemProcesses.h"
#include "CSystemSignals.h"

#endif
