package import AssetFacts
import JobSpec
package import MediaFile

/// Reads what is known of a file without decoding a pixel.
package enum Inspector {
  /// Reads the headers of one file.
  ///
  /// - Parameters:
  ///   - source: The file's bytes; only headers and metadata are asked for.
  ///   - name: The file's name, for hints and for the warning that its extension is wrong.
  ///   - folder: The name of the folder it lies in, for hints.
  /// - Returns: Facts of the primary picture or movie. Damage that leaves the headers readable is a
  ///   warning among them.
  /// - Throws: ``MediaFileError`` with `unsupportedFormat` for bytes of no known format, `truncated`
  ///   or `corrupt` where the headers cannot be read, `limitExceeded` where they are absurdly large.
  package static func inspect(
    _ source: any ByteSource, name: String, folder: String = ""
  ) throws(MediaFileError) -> AssetFacts {
    guard source.count > 0 else { throw MediaFileError(.unsupportedFormat, "an empty file") }
    guard let format = try Sniffer.format(of: source) else {
      throw MediaFileError(.unsupportedFormat, "bytes of no known format", at: 0)
    }
    guard format.family != .other else {
      throw MediaFileError(
        .unsupportedFormat, "neither a picture nor a movie (\(format.uniformTypeIdentifier))")
    }
    var evidence = Evidence(
      format: format, bytes: source.count, name: FileName(name, folder: folder))
    try evidence.gather(from: source)
    evidence.facts.lens = evidence.facts.lens ?? evidence.makerLens
    evidence.warnAboutName()
    evidence.describeBurst()
    KindRules.judge(&evidence)
    evidence.facts.sensitive = Array(Set(evidence.facts.sensitive)).sorted()
    return evidence.facts
  }
}

extension Evidence {
  /// Lets the reader of the container tell what it finds.
  fileprivate mutating func gather(from source: any ByteSource) throws(MediaFileError) {
    switch format {
    case .jpeg: try gather(JPEGFile(source))
    case .png: try gather(PNGFile(source))
    case .webP: try gather(WebPFile(source))
    case .gif: try gather(GIFFile(source))
    case _ where format.isHEIF: try gather(heif: source)
    case _ where format.container == .tiff: try gather(tiff: ExifBlock(source))
    case .quickTime, .mpeg4, .m4v, .threeGPP, .threeGPP2: try gather(movie: source)
    case .jpegXL: try gather(JPEGXLFile(source))
    case .jpeg2000: try gather(JPEG2000File(source))
    case .photoshop: try gather(PhotoshopFile(source))
    case .bmp: gather(try BMPFile(source))
    case .openEXR: gather(try OpenEXRFile(source))
    case .radiance: gather(try RadianceFile(source))
    case .raf: gather(try RAFFile(source))
    case .x3f: gather(try X3FFile(source))
    case .cr3: gather(try CR3File(source))
    case .matroska, .webM: try gather(MatroskaFile(source))
    case .avi: try gather(AVIFile(source))
    default: facts.warnings.append("no more than the format is read of this file")
    }
  }
}
