extension ExplainedDifference {
  private static let brand = "exiftool goes by the first brand, which it does not know"
  private static let items = "exiftool lists the rotations of all items under one name"
  private static let aperture = "what the clean aperture leaves; exiftool gives the coded size"
  private static let key = "ffprobe opens no file without its key; the sample entry tells the codec"
  private static let empty = "a track of no samples, of which ffprobe tells nothing"
  private static let mini = "the low-overhead layout, which exiftool 12.57 does not know"
  private static let packed = "exiftool 12.57 finds no codestream where boxes are compressed"
  private static let segment =
    "a segment of a longer recording, which ffprobe counts from that one's beginning"

  /// By field and file.
  static let structure: [String: [String: String]] = [
    "format": [
      "AOMediaCodec+libavif/colors-animated-8bpc-depth-exif-xmp.avif": brand,
      "KDE+kimageformats/eco_kde_gray.avci": brand, "KDE+kimageformats/framenumbers.avif": brand,
      "alexcorvi+heic2any/ignore_2.heic": brand,
      "mozilla+mp4parse-rust/alpha_video_moov_is_moop.avif": brand,
      "mozilla+mp4parse-rust/transformation-before-ispe.avif":
        "the first brand is of any codec, the second says AV1",
      "nokiatech+heif_conformance/multilayer002.heic": brand,
      "nokiatech+heif_conformance/multilayer005.heic": brand,
      "sindresorhus+file-type/fixture-sequence.avif": brand,
      "strukturag+libheif/vvc32.heif": brand,
      "strukturag+libheif/hevc32-mini.heif": mini,
      "strukturag+libheif/simple_osm_tile_alpha.avif": mini,
      "Exiv2+exiv2/exiv2-bug855.jpg": "a JPEG with a DNG's version in its Exif",
    ],
    "size": [
      "AOMediaCodec+libavif/clap_irot_imir_non_essential.avif": aperture,
      "bpatrik+pigallery2/IMG_7943.HEIC": aperture,
      "laurenspriem+test-fixtures/7949_mirror_horizontal_rotate_270_cw.HEIC": aperture,
      "mozilla+mp4parse-rust/transformation-before-ispe.avif": aperture,
      "nokiatech+heif_conformance/MIAF007.heic": aperture,
      "Albresky+MotionPhoto2AppleLivePhoto/IMG_1635.HEIC": items,
      "bpatrik+pigallery2/IMG_0307.HEIC": items,
      "openhouse+osxphotos/B60C31AC-BE86-42C5-A383-A0A5710B18AE.heic": items,
      "openhouse+osxphotos/D562F353-7A22-4367-9A7F-153A4D9F149C.heic": items,
      "openhouse+osxphotos/EA3D27D0-73EF-4E4C-A8D5-B2478568EC38.heic": items,
      "strukturag+libheif/hevc32-mini.heif": mini,
      "strukturag+libheif/simple_osm_tile_alpha.avif": mini,
      "Ashampoo+kim/new_gps_coordinates.no_metadata.jxl": packed,
      "Ashampoo+kim/new_gps_coordinates_and_location_shown.no_metadata.jxl": packed,
      "Ashampoo+kim/rotated_right.jxl": packed,
      "sindresorhus+file-type/fixture-sony-zv-e10.arw":
        "cut before the picture's directory; the size is the one that Exif repeats",
      "findit-studio+exifast/QuickTime_sp2_keys_fps_multi.mov": empty,
      "findit-studio+exifast/QuickTime_sp2_keys_fps_string.mov": empty,
    ],
    "frames": [
      "Eyevinn+mp4ff/cbcsdec.mp4": segment, "Eyevinn+mp4ff/main_1.mp4": segment,
      "androidx+media/sample_fragmented_clearkey.mp4": key,
      "findit-studio+exifast/QuickTime_sp2_keys_fps_multi.mov": empty,
      "findit-studio+exifast/QuickTime_sp2_keys_fps_string.mov": empty,
    ],
    "duration": [
      "Eyevinn+mp4ff/cbcsdec.mp4": segment, "Eyevinn+mp4ff/main_1.mp4": segment,
      "androidx+media/sample_fragmented_clearkey.mp4": key,
    ],
    "frameRate": ["androidx+media/sample_fragmented_clearkey.mp4": key],
    "codec": ["androidx+media/sample_fragmented_clearkey.mp4": key],
  ]
}
