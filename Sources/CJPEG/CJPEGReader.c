#include "CJPEG.h"

#include <stdlib.h>
#include <string.h>

#include "CJPEGErrors.h"

#include <jerror.h>

// A picture in more scans than this is made to keep a decoder busy.
#define MOST_SCANS 100

#if JPEG_LIB_VERSION >= 70
#define BLOCK_WIDTH(component) ((component)->DCT_h_scaled_size)
#define BLOCK_HEIGHT(component) ((component)->DCT_v_scaled_size)
#define LEAST_HEIGHT(info) ((info)->min_DCT_v_scaled_size)
#else
#define BLOCK_WIDTH(component) ((component)->DCT_scaled_size)
#define BLOCK_HEIGHT(component) ((component)->DCT_scaled_size)
#define LEAST_HEIGHT(info) ((info)->min_DCT_scaled_size)
#endif

// The most rows that a component has in one row of units: 4 blocks of 8, scaled up for chroma.
#define MOST_ROWS 64

struct cjpeg_reader {
  struct jpeg_decompress_struct info;
  cjpeg_errors errors;
  struct jpeg_source_mgr source;
  struct jpeg_progress_mgr progress;
  // What was fed and is not used up.
  uint8_t *bytes;
  size_t capacity;
  // Bytes still to be passed over, which were asked for before they came.
  size_t skip;
  int is_last;
  JOCTET end[2];
};

static void nothing(j_decompress_ptr info) { (void)info; }

static boolean fill(j_decompress_ptr info) {
  cjpeg_reader *reader = (cjpeg_reader *)info->client_data;
  if (!reader->is_last) return FALSE;
  // As libjpeg's own sources do where a file is cut: a warning, and an end of image.
  WARNMS(info, JWRN_JPEG_EOF);
  reader->source.next_input_byte = reader->end;
  reader->source.bytes_in_buffer = 2;
  return TRUE;
}

static void skip(j_decompress_ptr info, long count) {
  cjpeg_reader *reader = (cjpeg_reader *)info->client_data;
  if (count <= 0) return;
  size_t now = (size_t)count;
  if (now > reader->source.bytes_in_buffer) now = reader->source.bytes_in_buffer;
  reader->source.next_input_byte += now;
  reader->source.bytes_in_buffer -= now;
  reader->skip += (size_t)count - now;
}

static void count_scans(j_common_ptr info) {
  j_decompress_ptr decompress = (j_decompress_ptr)info;
  if (decompress->input_scan_number > MOST_SCANS) ERREXIT(info, JERR_BAD_PROGRESSION);
}

cjpeg_reader *cjpeg_reader_create(size_t memory) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return NULL;
  reader->info.err = cjpeg_errors_init(&reader->errors);
  if (setjmp(reader->errors.exit)) {
    free(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->info);
  reader->info.client_data = reader;
  reader->info.mem->max_memory_to_use = (long)memory;
  reader->source.init_source = nothing;
  reader->source.fill_input_buffer = fill;
  reader->source.skip_input_data = skip;
  reader->source.resync_to_restart = jpeg_resync_to_restart;
  reader->source.term_source = nothing;
  reader->info.src = &reader->source;
  reader->progress.progress_monitor = count_scans;
  reader->info.progress = &reader->progress;
  reader->end[0] = 0xFF;
  reader->end[1] = JPEG_EOI;
  return reader;
}

void cjpeg_reader_destroy(cjpeg_reader *reader) {
  if (!reader) return;
  if (!setjmp(reader->errors.exit)) jpeg_destroy_decompress(&reader->info);
  free(reader->bytes);
  free(reader);
}

cjpeg_status cjpeg_reader_feed(cjpeg_reader *reader, const uint8_t *bytes, size_t count, int is_last) {
  size_t skipped = reader->skip < count ? reader->skip : count;
  reader->skip -= skipped;
  bytes += skipped;
  count -= skipped;
  reader->is_last = is_last;

  size_t kept = reader->source.bytes_in_buffer;
  if (kept + count > reader->capacity) {
    uint8_t *larger = malloc(kept + count);
    if (!larger) return CJPEG_FAILED;
    if (kept) memcpy(larger, reader->source.next_input_byte, kept);
    free(reader->bytes);
    reader->bytes = larger;
    reader->capacity = kept + count;
  } else if (kept) {
    memmove(reader->bytes, reader->source.next_input_byte, kept);
  }
  if (count) memcpy(reader->bytes + kept, bytes, count);
  reader->source.next_input_byte = reader->bytes;
  reader->source.bytes_in_buffer = kept + count;
  return CJPEG_DONE;
}

cjpeg_status cjpeg_reader_header(cjpeg_reader *reader, cjpeg_header *header) {
  j_decompress_ptr info = &reader->info;
  if (setjmp(reader->errors.exit)) return CJPEG_FAILED;
  if (jpeg_read_header(info, TRUE) == JPEG_SUSPENDED) return CJPEG_HUNGRY;
  header->width = (int)info->image_width;
  header->height = (int)info->image_height;
  header->components = info->num_components;
  switch (info->jpeg_color_space) {
    case JCS_GRAYSCALE: header->color = CJPEG_GRAY; break;
    case JCS_YCbCr: header->color = CJPEG_YCBCR; break;
    case JCS_RGB: header->color = CJPEG_RGB; break;
    default: header->color = CJPEG_OTHER; break;
  }
  return CJPEG_DONE;
}

cjpeg_status cjpeg_reader_start(cjpeg_reader *reader, int scale, cjpeg_plane planes[4]) {
  j_decompress_ptr info = &reader->info;
  if (setjmp(reader->errors.exit)) return CJPEG_FAILED;
  info->scale_num = (unsigned)scale;
  info->scale_denom = 8;
  info->raw_data_out = TRUE;
  info->out_color_space = info->jpeg_color_space;
  if (!jpeg_start_decompress(info)) return CJPEG_HUNGRY;
  for (int index = 0; index < info->num_components && index < 4; index++) {
    jpeg_component_info *component = &info->comp_info[index];
    planes[index].width = (int)component->downsampled_width;
    planes[index].height = (int)component->downsampled_height;
    planes[index].padded_width = (int)component->width_in_blocks * BLOCK_WIDTH(component);
    planes[index].rows = component->v_samp_factor * BLOCK_HEIGHT(component);
  }
  return CJPEG_DONE;
}

cjpeg_status cjpeg_reader_rows(
  cjpeg_reader *reader, int components, uint8_t *const planes[], const size_t strides[], const size_t room[]) {
  j_decompress_ptr info = &reader->info;
  if (setjmp(reader->errors.exit)) return CJPEG_FAILED;
  JSAMPROW rows[3][MOST_ROWS];
  JSAMPARRAY arrays[3] = {rows[0], rows[1], rows[2]};
  if (components > 3 || components != info->num_components) ERREXIT(info, JERR_COMPONENT_COUNT);
  for (int index = 0; index < components; index++) {
    jpeg_component_info *component = &info->comp_info[index];
    int count = component->v_samp_factor * BLOCK_HEIGHT(component);
    size_t width = (size_t)component->width_in_blocks * (size_t)BLOCK_WIDTH(component);
    if (count > MOST_ROWS || width > strides[index] || (size_t)(count - 1) * strides[index] + width > room[index])
      ERREXIT(info, JERR_BUFFER_SIZE);
    for (int row = 0; row < count; row++) rows[index][row] = planes[index] + (size_t)row * strides[index];
  }
  JDIMENSION lines = (JDIMENSION)(info->max_v_samp_factor * LEAST_HEIGHT(info));
  return jpeg_read_raw_data(info, arrays, lines) == 0 ? CJPEG_HUNGRY : CJPEG_DONE;
}

cjpeg_status cjpeg_reader_finish(cjpeg_reader *reader) {
  if (setjmp(reader->errors.exit)) return CJPEG_FAILED;
  return jpeg_finish_decompress(&reader->info) ? CJPEG_DONE : CJPEG_HUNGRY;
}

long cjpeg_reader_warnings(const cjpeg_reader *reader) { return reader->errors.base.num_warnings; }

const char *cjpeg_reader_message(const cjpeg_reader *reader) { return reader->errors.message; }
