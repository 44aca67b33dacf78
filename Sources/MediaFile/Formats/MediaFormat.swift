/// A file format, known from a file's bytes.
package enum MediaFormat: String, Hashable, Sendable, CaseIterable {
  // pictures
  case jpeg, png, gif, webP, tiff, heic, heicSequence, heif, heifSequence, avci, avif, avifSequence
  case jpegXL, jpeg2000, photoshop, bmp, openEXR, radiance, svg
  // camera raw
  case dng, cr2, cr3, nef, arw, pef, srw, orf, rw2, raf, x3f, cameraRaw
  // moving pictures
  case quickTime, mpeg4, m4v, threeGPP, threeGPP2, matroska, webM, avi, asf, flashVideo, ogg
  case transportStream, programStream
  // what is neither
  case mpeg4Audio, pdf, adjustments, xmp
}

extension MediaFormat {
  package enum Family: Hashable, Sendable { case image, video, other }

  /// The structure that a format is written in.
  package enum Container: Hashable, Sendable {
    case jpeg, png, gif, riff, tiff, isoBMFF, jpegXL, other
  }

  package var family: Family {
    switch self {
    case .jpeg, .png, .gif, .webP, .tiff, .heic, .heicSequence, .heif, .heifSequence, .avci,
      .avif, .avifSequence, .jpegXL, .jpeg2000, .photoshop, .bmp, .openEXR, .radiance, .svg:
      .image
    case .dng, .cr2, .cr3, .nef, .arw, .pef, .srw, .orf, .rw2, .raf, .x3f, .cameraRaw: .image
    case .quickTime, .mpeg4, .m4v, .threeGPP, .threeGPP2, .matroska, .webM, .avi, .asf,
      .flashVideo, .ogg, .transportStream, .programStream:
      .video
    case .mpeg4Audio, .pdf, .adjustments, .xmp: .other
    }
  }

  package var container: Container {
    switch self {
    case .jpeg: .jpeg
    case .png: .png
    case .gif: .gif
    case .webP, .avi: .riff
    case .tiff, .dng, .cr2, .nef, .arw, .pef, .srw, .orf, .rw2, .cameraRaw: .tiff
    case .heic, .heicSequence, .heif, .heifSequence, .avci, .avif, .avifSequence, .cr3,
      .quickTime, .mpeg4, .m4v, .threeGPP, .threeGPP2, .mpeg4Audio:
      .isoBMFF
    case .jpegXL: .jpegXL
    default: .other
    }
  }

  /// What a sensor saw, before development.
  package var isRaw: Bool {
    switch self {
    case .dng, .cr2, .cr3, .nef, .arw, .pef, .srw, .orf, .rw2, .raf, .x3f, .cameraRaw: true
    default: false
    }
  }

  /// Pictures as HEIF items, whatever codes them.
  package var isHEIF: Bool {
    switch self {
    case .heic, .heicSequence, .heif, .heifSequence, .avci, .avif, .avifSequence: true
    default: false
    }
  }
}
