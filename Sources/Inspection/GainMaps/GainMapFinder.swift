package import JobSpec
package import MediaFile

/// A picture's gain map: where it is, and what its samples mean.
package struct FoundGainMap: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// A JPEG of its own inside the file.
    case picture(Range<Int>)
    /// An item of a HEIF file.
    case item(UInt32)
  }

  package enum Scale: Hashable, Sendable {
    case described(GainMapMetadata)
    /// Linear in gain up to so many times white, as Apple's cameras write it.
    case apple(headroom: Double)
  }

  package var place: Place
  package var scale: Scale
}

extension FoundGainMap {
  /// Looks for a gain map that can be applied: in JPEGs ISO's, Adobe's or Apple's, in HEIF files ISO's or
  /// Apple's, in this order.
  ///
  /// - Returns: `nil` where there is none, or none whose values and samples are both there.
  package init?(in source: any ByteSource, format: FileFormat) {
    switch format {
    case .jpeg:
      guard let jpeg = try? JPEGFile(source) else { return nil }
      self.init(behind: jpeg)
    case .heic, .heif, .avif:
      guard let graph = try? HEIFFile(source).graph else { return nil }
      self.init(in: graph)
    default: return nil
    }
  }
}

/// What an Apple map is scaled by.
enum AppleHeadroom {
  /// By the map's own packet, or else by the maker note of its picture; `nil` where neither says it.
  static func value(map: XMPPacket?, picture: ExifBlock?) -> Double? {
    if let text = map?.text("HDRGainMapHeadroom", in: .appleGainMap), let value = Double(text),
      value > 1, value.isFinite
    {
      return value
    }
    guard let note = picture.flatMap({ AppleMakerNote($0) }), let headroom = note.hdrHeadroom else {
      return nil
    }
    let stops = stops(headroom: headroom, gain: note.hdrGain ?? 0)
    return stops > 0 ? Exponential.ofTwo(stops) : nil
  }

  /// Apple, “Applying Apple HDR effect to your photos”.
  static func stops(headroom: Double, gain: Double) -> Double {
    switch (headroom < 1, gain <= 0.01) {
    case (true, true): 1.8 - 20 * gain
    case (true, false): 1.601 - 0.101 * gain
    case (false, true): 3.0 - 70 * gain
    case (false, false): 2.303 - 0.303 * gain
    }
  }
}
