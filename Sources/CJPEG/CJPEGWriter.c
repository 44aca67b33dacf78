#include "CJPEG.h"

#include <stdlib.h>
#include <string.h>

#include "CJPEGErrors.h"

#include <jerror.h>

struct cjpeg_writer {
  struct jpeg_compress_struct info;
  cjpeg_errors errors;
  struct jpeg_destination_mgr destination;
  uint8_t *bytes;
  size_t capacity;
  // One row of coding units for each component, filled up at the edges.
  uint8_t *edge;
};

static void begin(j_compress_ptr info) { (void)info; }

static boolean grow(j_compress_ptr info) {
  cjpeg_writer *writer = (cjpeg_writer *)info->client_data;
  // The whole buffer is full when this is called, whatever the counters say.
  size_t used = writer->capacity;
  uint8_t *larger = realloc(writer->bytes, used * 2);
  if (!larger) ERREXIT1(info, JERR_OUT_OF_MEMORY, 0);
  writer->bytes = larger;
  writer->capacity = used * 2;
  writer->destination.next_output_byte = larger + used;
  writer->destination.free_in_buffer = used;
  return TRUE;
}

cjpeg_writer *cjpeg_writer_create(void) {
  cjpeg_writer *writer = calloc(1, sizeof *writer);
  if (!writer) return NULL;
  writer->capacity = 1 << 16;
  writer->bytes = malloc(writer->capacity);
  writer->info.err = cjpeg_errors_init(&writer->errors);
  if (!writer->bytes || setjmp(writer->errors.exit)) {
    free(writer->bytes);
    free(writer);
    return NULL;
  }
  jpeg_create_compress(&writer->info);
  writer->info.client_data = writer;
  writer->destination.init_destination = begin;
  writer->destination.empty_output_buffer = grow;
  writer->destination.term_destination = begin;
  writer->destination.next_output_byte = writer->bytes;
  writer->destination.free_in_buffer = writer->capacity;
  writer->info.dest = &writer->destination;
  return writer;
}

void cjpeg_writer_destroy(cjpeg_writer *writer) {
  if (!writer) return;
  if (!setjmp(writer->errors.exit)) jpeg_destroy_compress(&writer->info);
  free(writer->edge);
  free(writer->bytes);
  free(writer);
}

cjpeg_status cjpeg_writer_start(cjpeg_writer *writer, const cjpeg_picture *picture, int is_raw) {
  j_compress_ptr info = &writer->info;
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  info->image_width = (JDIMENSION)picture->width;
  info->image_height = (JDIMENSION)picture->height;
  info->input_components = picture->color == CJPEG_GRAY ? 1 : 3;
  info->in_color_space = picture->color == CJPEG_GRAY ? JCS_GRAYSCALE : picture->color == CJPEG_RGB ? JCS_RGB : JCS_YCbCr;
  jpeg_set_defaults(info);
  jpeg_set_quality(info, picture->quality, TRUE);
  info->optimize_coding = TRUE;
  if (picture->progressive) jpeg_simple_progression(info);
  info->comp_info[0].h_samp_factor = info->num_components == 1 ? 1 : picture->chroma_step;
  info->comp_info[0].v_samp_factor = info->num_components == 1 ? 1 : picture->chroma_step;
  info->raw_data_in = is_raw;
  jpeg_start_compress(info, TRUE);
  return CJPEG_DONE;
}

cjpeg_status cjpeg_writer_marker(cjpeg_writer *writer, int marker, const uint8_t *bytes, size_t count) {
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  jpeg_write_marker(&writer->info, marker, bytes, (unsigned)count);
  return CJPEG_DONE;
}

cjpeg_status cjpeg_writer_profile(cjpeg_writer *writer, const uint8_t *bytes, size_t count) {
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  jpeg_write_icc_profile(&writer->info, bytes, (unsigned)count);
  return CJPEG_DONE;
}

cjpeg_status cjpeg_writer_rows(cjpeg_writer *writer, const uint8_t *pixels, size_t stride, int rows) {
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  for (int row = 0; row < rows; row++) {
    JSAMPROW line = (JSAMPROW)(pixels + (size_t)row * stride);
    jpeg_write_scanlines(&writer->info, &line, 1);
  }
  return CJPEG_DONE;
}

cjpeg_status cjpeg_writer_planes(
  cjpeg_writer *writer, const uint8_t *const planes[], const size_t strides[], const size_t room[]) {
  j_compress_ptr info = &writer->info;
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  JSAMPROW rows[3][2 * DCTSIZE];
  JSAMPARRAY arrays[3] = {rows[0], rows[1], rows[2]};
  size_t widths[3], heights[3], padded[3], total = 0;
  for (int index = 0; index < info->num_components; index++) {
    jpeg_component_info *component = &info->comp_info[index];
    size_t step = (size_t)(info->max_h_samp_factor / component->h_samp_factor);
    widths[index] = (info->image_width + step - 1) / step;
    heights[index] = (info->image_height + step - 1) / step;
    size_t unit = (size_t)component->h_samp_factor * DCTSIZE;
    padded[index] = (widths[index] + unit - 1) / unit * unit;
    total += padded[index] * (size_t)component->v_samp_factor * DCTSIZE;
    if (widths[index] > strides[index] || (heights[index] - 1) * strides[index] + widths[index] > room[index])
      ERREXIT(info, JERR_BUFFER_SIZE);
  }
  free(writer->edge);
  writer->edge = malloc(total);
  if (!writer->edge) ERREXIT1(info, JERR_OUT_OF_MEMORY, 0);
  uint8_t *next = writer->edge;
  for (int index = 0; index < info->num_components; index++)
    for (int row = 0; row < info->comp_info[index].v_samp_factor * DCTSIZE; row++, next += padded[index])
      rows[index][row] = next;

  JDIMENSION lines = (JDIMENSION)info->max_v_samp_factor * DCTSIZE;
  while (info->next_scanline < info->image_height) {
    for (int index = 0; index < info->num_components; index++) {
      int count = info->comp_info[index].v_samp_factor * DCTSIZE;
      size_t first = (size_t)info->next_scanline / lines * (size_t)count;
      for (int row = 0; row < count; row++) {
        // The last row and column are repeated: what stands there is never shown.
        size_t line = first + (size_t)row;
        if (line >= heights[index]) line = heights[index] - 1;
        const uint8_t *source = planes[index] + line * strides[index];
        memcpy(rows[index][row], source, widths[index]);
        memset(rows[index][row] + widths[index], source[widths[index] - 1], padded[index] - widths[index]);
      }
    }
    jpeg_write_raw_data(info, arrays, lines);
  }
  return CJPEG_DONE;
}

cjpeg_status cjpeg_writer_finish(cjpeg_writer *writer) {
  if (setjmp(writer->errors.exit)) return CJPEG_FAILED;
  jpeg_finish_compress(&writer->info);
  return CJPEG_DONE;
}

const uint8_t *cjpeg_writer_bytes(const cjpeg_writer *writer, size_t *count) {
  *count = writer->capacity - writer->destination.free_in_buffer;
  return writer->bytes;
}

const char *cjpeg_writer_message(const cjpeg_writer *writer) { return writer->errors.message; }
