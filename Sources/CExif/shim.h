#include <libexif/exif-data.h>
#include <libexif/exif-mnote-data.h>
