/// A source's gain map, as the engine found it.
package struct GainMapOrder: Hashable, Sendable {
  package enum Place: Hashable, Sendable {
    /// A JPEG of its own inside the source.
    case picture(Range<Int>)
    /// An item of a HEIF file.
    case item(UInt32)
  }

  package enum Scale: Hashable, Sendable {
    /// A block of ISO 21496-1, without a version byte before it.
    case block([UInt8])
    /// Linear in gain up to so many times white, as Apple's cameras write it; above 1.
    case apple(headroom: Double)
  }

  package var place: Place
  package var scale: Scale

  package init(place: Place, scale: Scale) {
    self.place = place
    self.scale = scale
  }
}
