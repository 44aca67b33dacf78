#include <nettle/sha2.h>
#include <nettle/md5.h>
