#pragma once

#include <setjmp.h>
#include <stdio.h>

#include <jpeglib.h>

// What libjpeg calls where it cannot go on, or has something to say.
typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf exit;
  char message[JMSG_LENGTH_MAX];
} cjpeg_errors;

struct jpeg_error_mgr *cjpeg_errors_init(cjpeg_errors *errors);
