// Everything here is `static inline`; SwiftPM wants one source file in a C target.
#include "CSystem.h"
