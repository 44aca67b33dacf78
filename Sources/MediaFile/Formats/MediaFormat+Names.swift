extension MediaFormat {
  /// The uniform type identifier, as Apple declares it where Apple does.
  package var uniformTypeIdentifier: String { names.type }

  /// The usual file name extensions, in lower case; the first is the one to write.
  package var fileExtensions: [String] { names.extensions }

  private var names: (type: String, extensions: [String]) {
    switch self {
    case .jpeg: ("public.jpeg", ["jpg", "jpeg", "jpe", "jfif", "jps", "mpo", "insp", "thm"])
    case .png: ("public.png", ["png", "apng"])
    case .gif: ("com.compuserve.gif", ["gif"])
    case .webP: ("org.webmproject.webp", ["webp"])
    case .tiff: ("public.tiff", ["tif", "tiff", "btf", "gtiff", "lsm", "svs"])
    case .heic: ("public.heic", ["heic", "heif", "hif"])
    case .heicSequence: ("public.heics", ["heics", "heic", "heif", "heifs"])
    case .heif: ("public.heif", ["heif", "heic", "hif"])
    case .heifSequence: ("public.heifs", ["heifs", "heif", "heics", "heic"])
    case .avci: ("public.avci", ["avci", "avcs", "heif", "hif"])
    case .avif: ("public.avif", ["avif", "avifs", "heif", "hif"])
    case .avifSequence: ("public.avis", ["avif", "avifs", "avis"])
    case .jpegXL: ("public.jpeg-xl", ["jxl"])
    case .jpeg2000: ("public.jpeg-2000", ["jp2", "j2k", "jpf", "jpx", "jpm", "j2c", "jpc", "mj2"])
    case .photoshop: ("com.adobe.photoshop-image", ["psd", "psb"])
    case .bmp: ("com.microsoft.bmp", ["bmp", "dib"])
    case .openEXR: ("com.ilm.openexr-image", ["exr"])
    case .radiance: ("public.radiance", ["hdr", "pic", "rgbe"])
    case .svg: ("public.svg-image", ["svg"])
    case .dng: ("com.adobe.raw-image", ["dng"])
    case .cr2: ("com.canon.cr2-raw-image", ["cr2"])
    case .cr3: ("com.canon.cr3-raw-image", ["cr3"])
    case .nef: ("com.nikon.raw-image", ["nef", "nrw"])
    case .arw: ("com.sony.arw-raw-image", ["arw", "sr2", "srf"])
    case .pef: ("com.pentax.raw-image", ["pef", "ptx"])
    case .srw: ("com.samsung.raw-image", ["srw"])
    case .orf: ("com.olympus.raw-image", ["orf"])
    case .rw2: ("com.panasonic.rw2-raw-image", ["rw2", "raw", "rwl"])
    case .raf: ("com.fuji.raw-image", ["raf"])
    case .x3f: ("com.sigma.x3f-raw-image", ["x3f"])
    case .cameraRaw:
      ("public.camera-raw-image", ["3fr", "dcr", "erf", "fff", "iiq", "kdc", "mef", "mos", "raw"])
    case .quickTime: ("com.apple.quicktime-movie", ["mov", "qt", "mqv"])
    case .mpeg4: ("public.mpeg-4", ["mp4", "mp4v", "m4v", "insv", "lrv", "360"])
    case .m4v: ("com.apple.m4v-video", ["m4v", "mp4"])
    case .threeGPP: ("public.3gpp", ["3gp", "3gpp", "mp4"])
    case .threeGPP2: ("public.3gpp2", ["3g2", "3gp2"])
    case .matroska: ("org.matroska.mkv", ["mkv", "mka", "mk3d"])
    case .webM: ("org.webmproject.webm", ["webm"])
    case .avi: ("public.avi", ["avi", "divx"])
    case .asf: ("com.microsoft.advanced-systems-format", ["wmv", "asf", "wma"])
    case .flashVideo: ("com.adobe.flash.video", ["flv"])
    case .ogg: ("org.xiph.ogg-video", ["ogv", "ogg", "oga", "ogm", "opus", "spx"])
    case .transportStream:
      ("public.mpeg-2-transport-stream", ["ts", "mts", "m2ts", "m2t", "tod"])
    case .programStream: ("public.mpeg", ["mpg", "mpeg", "vob", "mod", "m2p", "ps"])
    case .mpeg4Audio: ("com.apple.m4a-audio", ["m4a", "m4b", "mp4"])
    case .pdf: ("com.adobe.pdf", ["pdf", "ai"])
    case .adjustments: ("com.apple.photos.apple-adjustment-envelope", ["aae"])
    case .xmp: ("com.adobe.xmp", ["xmp"])
    }
  }
}
