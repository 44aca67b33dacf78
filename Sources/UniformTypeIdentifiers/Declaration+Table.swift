extension Declaration {
  static let abstract = [
    Declaration("public.item", "item", is: []),
    Declaration("public.content", "content", is: []),
    Declaration("public.data", "data", is: ["public.item"], mime: ["application/octet-stream"]),
    Declaration("public.directory", "directory", is: ["public.item"]),
    Declaration("public.folder", "folder", is: ["public.directory"]),
    Declaration("public.text", "text", is: ["public.data", "public.content"], mime: ["text/*"]),
    Declaration("public.image", "image", is: ["public.data", "public.content"]),
    Declaration(
      "public.audiovisual-content", "audiovisual content", is: ["public.data", "public.content"]),
    Declaration("public.movie", "movie", is: ["public.audiovisual-content"]),
    Declaration("public.video", "video without sound", is: ["public.movie"]),
    Declaration("public.audio", "audio", is: ["public.audiovisual-content"]),
  ]

  static let pictures = [
    picture("public.jpeg", "JPEG image", ["jpeg", "jpg", "jpe", "jfif"], ["image/jpeg"]),
    picture("public.png", "PNG image", ["png"], ["image/png"]),
    picture("com.compuserve.gif", "GIF image", ["gif"], ["image/gif"]),
    picture("org.webmproject.webp", "WebP image", ["webp"], ["image/webp"]),
    picture("public.tiff", "TIFF image", ["tiff", "tif"], ["image/tiff"]),
    picture("public.heic", "HEIC image", ["heic"], ["image/heic"]),
    picture("public.heics", "HEIC image sequence", ["heics"], ["image/heic-sequence"]),
    picture("public.heif", "HEIF image", ["heif", "hif"], ["image/heif"]),
    picture("public.heifs", "HEIF image sequence", ["heifs"], ["image/heif-sequence"]),
    picture("public.avci", "AVC image", ["avci"], ["image/avci"]),
    picture("public.avif", "AVIF image", ["avif"], ["image/avif"]),
    picture("public.avis", "AVIF image sequence", ["avifs"], ["image/avif-sequence"]),
    picture("public.jpeg-xl", "JPEG XL image", ["jxl"], ["image/jxl"]),
    picture("public.jpeg-2000", "JPEG 2000 image", ["jp2", "j2k", "jpx"], ["image/jp2"]),
    picture("com.microsoft.bmp", "BMP image", ["bmp"], ["image/bmp"]),
    picture("com.adobe.photoshop-image", "Photoshop image", ["psd"], ["image/vnd.adobe.photoshop"]),
    picture("com.ilm.openexr-image", "OpenEXR image", ["exr"], ["image/x-exr"]),
    picture("public.radiance", "Radiance HDR image", ["hdr"], ["image/vnd.radiance"]),
    picture("public.svg-image", "SVG image", ["svg"], ["image/svg+xml"]),
    Declaration(
      "com.apple.live-photo", "Live Photo", is: ["public.content"]),
  ]

  static let rawPictures =
    [picture("public.camera-raw-image", "camera raw image", [], ["image/x-dcraw"])]
    + [
      ("com.adobe.raw-image", "Adobe DNG", "dng"), ("com.canon.cr2-raw-image", "Canon CR2", "cr2"),
      ("com.canon.cr3-raw-image", "Canon CR3", "cr3"), ("com.nikon.raw-image", "Nikon NEF", "nef"),
      ("com.sony.arw-raw-image", "Sony ARW", "arw"), ("com.pentax.raw-image", "Pentax PEF", "pef"),
      ("com.samsung.raw-image", "Samsung SRW", "srw"),
      ("com.olympus.raw-image", "Olympus ORF", "orf"),
      ("com.panasonic.rw2-raw-image", "Panasonic RW2", "rw2"),
      ("com.fuji.raw-image", "Fujifilm RAF", "raf"),
      ("com.sigma.x3f-raw-image", "Sigma X3F", "x3f"),
    ].map { identifier, name, suffix in
      Declaration(
        identifier, "\(name) image", is: ["public.camera-raw-image"], extensions: [suffix],
        mime: ["image/x-\(name.lowercased().replacing(" ", with: "-"))"])
    }

  static let movies = [
    movie("com.apple.quicktime-movie", "QuickTime movie", ["mov", "qt"], ["video/quicktime"]),
    movie("public.mpeg-4", "MPEG-4 movie", ["mp4", "mpg4"], ["video/mp4"]),
    movie("com.apple.m4v-video", "M4V movie", ["m4v"], ["video/x-m4v"]),
    movie("public.3gpp", "3GPP movie", ["3gp", "3gpp"], ["video/3gpp"]),
    movie("public.3gpp2", "3GPP2 movie", ["3g2", "3gp2"], ["video/3gpp2"]),
    movie("public.avi", "AVI movie", ["avi"], ["video/x-msvideo", "video/avi"]),
    movie("org.matroska.mkv", "Matroska movie", ["mkv"], ["video/x-matroska"]),
    movie("org.webmproject.webm", "WebM movie", ["webm"], ["video/webm"]),
    movie("public.mpeg", "MPEG movie", ["mpg", "mpeg"], ["video/mpeg"]),
    movie(
      "public.mpeg-2-transport-stream", "MPEG-2 transport stream", ["ts", "mts", "m2ts"],
      ["video/mp2t"]),
    movie(
      "com.microsoft.advanced-systems-format", "ASF movie", ["wmv", "asf"], ["video/x-ms-asf"]),
    movie("com.adobe.flash.video", "Flash movie", ["flv"], ["video/x-flv"]),
    movie("org.xiph.ogg-video", "Ogg movie", ["ogv"], ["video/ogg"]),
    Declaration(
      "com.apple.m4a-audio", "MPEG-4 audio", is: ["public.audio"], extensions: ["m4a"],
      mime: ["audio/mp4", "audio/x-m4a"]),
  ]

  static let others = [
    Declaration(
      "public.plain-text", "plain text", is: ["public.text"], extensions: ["txt"],
      mime: ["text/plain"]),
    Declaration(
      "public.json", "JSON", is: ["public.text"], extensions: ["json"], mime: ["application/json"]),
    Declaration(
      "public.xml", "XML", is: ["public.text"], extensions: ["xml"],
      mime: ["application/xml", "text/xml"]),
    Declaration(
      "com.adobe.xmp", "XMP sidecar", is: ["public.xml"], extensions: ["xmp"],
      mime: ["application/rdf+xml"]),
    Declaration(
      "com.apple.photos.apple-adjustment-envelope", "Apple Photos adjustments",
      is: ["public.data"], extensions: ["aae"]),
    Declaration(
      "com.adobe.pdf", "PDF document", is: ["public.data", "public.content"], extensions: ["pdf"],
      mime: ["application/pdf"]),
  ]

  private static func picture(
    _ identifier: String, _ description: String, _ extensions: [String], _ mimeTypes: [String]
  ) -> Declaration {
    Declaration(
      identifier, description, is: ["public.image"], extensions: extensions, mime: mimeTypes)
  }

  private static func movie(
    _ identifier: String, _ description: String, _ extensions: [String], _ mimeTypes: [String]
  ) -> Declaration {
    Declaration(
      identifier, description, is: ["public.movie"], extensions: extensions, mime: mimeTypes)
  }
}
