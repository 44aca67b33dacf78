#include "CJPEGErrors.h"

static void give_up(j_common_ptr info) {
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  info->err->format_message(info, errors->message);
  longjmp(errors->exit, 1);
}

// Warnings are counted, traces dropped. Nothing is printed.
static void note(j_common_ptr info, int level) {
  if (level >= 0) return;
  cjpeg_errors *errors = (cjpeg_errors *)info->err;
  if (info->err->num_warnings == 0) info->err->format_message(info, errors->message);
  info->err->num_warnings++;
}

static void print_nothing(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *cjpeg_errors_init(cjpeg_errors *errors) {
  jpeg_std_error(&errors->base);
  errors->base.error_exit = give_up;
  errors->base.emit_message = note;
  errors->base.output_message = print_nothing;
  errors->message[0] = 0;
  return &errors->base;
}
