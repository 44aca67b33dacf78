#include <lcms2.h>

// Macros that are too complex for Swift's importer.
static const cmsUInt32Number clcms_rgb_8 = TYPE_RGB_8;
static const cmsUInt32Number clcms_black_point = cmsFLAGS_BLACKPOINTCOMPENSATION;
