import AV
import Heif
import JobSpec
import Vips
package import WorkOrder

/// The libraries that pixels go through.
package enum RenderingLibraries {
  /// Loads what would otherwise be loaded at the first picture: a caged worker no longer can.
  ///
  /// Starts no thread. Later calls cost nothing.
  package static func start() throws(WorkFailure) {
    do { try VipsLibrary.start() } catch { throw .libraryMissing("libvips", log: error.log) }
    HeifLibrary.start()
  }

  /// Forgets what earlier pictures left in the libraries' logs; for a process that does one picture at
  /// a time.
  package static func forgetMessages() {
    VipsError.forgetLog()
    _ = VipsMessages.take()
  }

  /// Gives back what the libraries keep for the calling thread, before it ends.
  package static func endThread() {
    VipsLibrary.endThread()
  }

  /// Versions, and what can be read and written here.
  package static var capabilities: Capabilities {
    let libraries = [
      Capabilities.Library(name: "libavcodec", version: AVLibrary.version),
      Capabilities.Library(name: "libheif", version: HeifLibrary.version),
      Capabilities.Library(name: "libvips", version: VipsLibrary.version),
    ]
    return Capabilities(libraries: libraries, decodes: decodes, encodes: encodes)
  }

  private static var decodes: [FileFormat] {
    let candidates: [FileFormat] = [.jpeg, .png, .webP, .gif, .tiff, .heic, .avif, .jpegXL]
    return candidates.filter { format in
      guard let loader = VipsLoader(format), VipsLibrary.has(operation: loader.operation) else {
        return false
      }
      return format.heifCodec.map(HeifLibrary.decodes) ?? true
    }.sorted()
  }

  private static var encodes: [FileFormat] {
    let savers: [(FileFormat, VipsSaver)] = [
      (.jpeg, .jpeg(quality: 80, progressive: false)),
      (.png, .png(compression: 6, palette: false)), (.webP, .webP(quality: 80, lossless: false)),
      (.tiff, .tiff(.deflate)), (.heic, .heic(quality: 60)),
      (.avif, .avif(quality: 60, lossless: false, effort: 4)),
    ]
    return savers.filter { format, saver in
      VipsLibrary.has(operation: saver.operation)
        && (format.heifCodec.map(HeifLibrary.encodes) ?? true)
    }.map(\.0).sorted()
  }
}

extension FileFormat {
  /// What libheif must have for it; libvips' operation alone says nothing.
  fileprivate var heifCodec: HeifLibrary.Codec? {
    switch self {
    case .heic, .heif: .hevc
    case .avif: .av1
    default: nil
    }
  }
}
