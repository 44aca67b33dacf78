#pragma once

// libjpeg-turbo behind calls that always return.
//
// libjpeg leaves by longjmp where it cannot go on, which Swift code must never be crossed by. Every call here
// catches that and returns a status instead. No call hands libjpeg a function of the caller's: bytes are fed in
// before they are needed, and a call that runs out of them says so and is made again.

#include <stddef.h>
#include <stdint.h>

typedef enum {
  CJPEG_DONE = 0,
  /// More bytes must be fed, then the same call be made again.
  CJPEG_HUNGRY = 1,
  /// libjpeg gave up; the object can only be destroyed. `…_message` has its words.
  CJPEG_FAILED = 2,
} cjpeg_status;

typedef enum { CJPEG_GRAY = 1, CJPEG_YCBCR = 2, CJPEG_RGB = 3, CJPEG_OTHER = 4 } cjpeg_color;

// MARK: Reading

typedef struct cjpeg_reader cjpeg_reader;

typedef struct {
  int width;
  int height;
  int components;
  cjpeg_color color;
} cjpeg_header;

/// One component as it is handed out at the chosen scale.
typedef struct {
  /// Samples that belong to the picture.
  int width;
  int height;
  /// What a row must have room for: whole blocks.
  int padded_width;
  /// Rows of one call to `cjpeg_reader_rows`; room for all of them is needed at the bottom too.
  int rows;
} cjpeg_plane;

/// NULL where there is no memory. `memory` bounds, in bytes, what libjpeg may keep: a progressive picture is kept whole.
cjpeg_reader *cjpeg_reader_create(size_t memory);
void cjpeg_reader_destroy(cjpeg_reader *reader);

/// Appends bytes of the file; `is_last` where none follow.
cjpeg_status cjpeg_reader_feed(cjpeg_reader *reader, const uint8_t *bytes, size_t count, int is_last);

/// Reads up to the first scan.
cjpeg_status cjpeg_reader_header(cjpeg_reader *reader, cjpeg_header *header);

/// Prepares to hand out planes at `scale` eighths of the full size (1, 2, 4 or 8). Of a progressive picture, reads it all.
cjpeg_status cjpeg_reader_start(cjpeg_reader *reader, int scale, cjpeg_plane planes[4]);

/// Decodes the next rows of all components to where the pointers are; `room` is each one's length in bytes.
cjpeg_status cjpeg_reader_rows(
  cjpeg_reader *reader, int components, uint8_t *const planes[], const size_t strides[], const size_t room[]);

/// Reads what is left up to the end of the picture.
cjpeg_status cjpeg_reader_finish(cjpeg_reader *reader);

/// What libjpeg complained of and went on: data that is cut or damaged.
long cjpeg_reader_warnings(const cjpeg_reader *reader);
const char *cjpeg_reader_message(const cjpeg_reader *reader);

// MARK: Writing

typedef struct cjpeg_writer cjpeg_writer;

typedef struct {
  int width;
  int height;
  cjpeg_color color;
  /// 1…100.
  int quality;
  int progressive;
  /// Luma samples a chroma sample, each way: 1 or 2.
  int chroma_step;
} cjpeg_picture;

cjpeg_writer *cjpeg_writer_create(void);
void cjpeg_writer_destroy(cjpeg_writer *writer);

/// Begins a picture; `is_raw` where planes will come in place of pixels.
cjpeg_status cjpeg_writer_start(cjpeg_writer *writer, const cjpeg_picture *picture, int is_raw);

/// A segment, at most 65,533 bytes long; between start and the first pixel.
cjpeg_status cjpeg_writer_marker(cjpeg_writer *writer, int marker, const uint8_t *bytes, size_t count);
cjpeg_status cjpeg_writer_profile(cjpeg_writer *writer, const uint8_t *bytes, size_t count);

/// The next rows of interleaved pixels.
cjpeg_status cjpeg_writer_rows(cjpeg_writer *writer, const uint8_t *pixels, size_t stride, int rows);

/// The whole picture from planes, chroma at its own size.
cjpeg_status cjpeg_writer_planes(
  cjpeg_writer *writer, const uint8_t *const planes[], const size_t strides[], const size_t room[]);

cjpeg_status cjpeg_writer_finish(cjpeg_writer *writer);

/// What was written so far; valid until the next call.
const uint8_t *cjpeg_writer_bytes(const cjpeg_writer *writer, size_t *count);
const char *cjpeg_writer_message(const cjpeg_writer *writer);
