#ifndef MINILAB_CSYSTEM_H
#define MINILAB_CSYSTEM_H

// What Swift's Glibc module does not show: calls hidden behind _GNU_SOURCE, macros with arguments,
// variadic functions. Each shim says which of these forced it.

#include "CSystemCage.h"
#include "CSystemChannels.h"
#include "CSystemFiles.h"
#include "CSystemMachine.h"
#include "CSystemProcesses.h"

#endif
