import MediaFile

/// A colour profile that came with a picture, as far as it must be read to be trusted.
///
/// libvips takes sRGB in place of a profile that does not work and says so in its log only; so what
/// can be seen from the outside is looked at here.
struct EmbeddedProfile: Hashable, Sendable {
  enum Space: String, Hashable, Sendable {
    case rgb = "RGB "
    case gray = "GRAY"
    case cmyk = "CMYK"
  }
  /// Of the pictures that it is for; `nil` where it is for none that are made here.
  var space: Space?
  /// Whether its tables lie inside it, and those that its space needs are there.
  var isSound: Bool

  init(_ profile: [UInt8]) {
    let order = ByteOrder.bigEndian
    guard profile.count >= 132, let size = order.uint32(profile, at: 0), size <= profile.count,
      profile[36..<40].elementsEqual("acsp".utf8),
      let count = order.uint32(profile, at: 128), count <= (profile.count - 132) / 12
    else {
      isSound = false
      return
    }
    space = Space(rawValue: Self.name(profile, at: 16))
    var tags: Set<String> = []
    isSound = true
    for entry in stride(from: 132, to: 132 + 12 * count, by: 12) {
      let start = order.uint32(profile, at: entry + 4) ?? 0
      let length = order.uint32(profile, at: entry + 8) ?? 0
      if start + length > size { isSound = false }
      tags.insert(Self.name(profile, at: entry))
    }
    if !tags.contains("A2B0"), !tags.isSuperset(of: space?.matrixTags ?? []) { isSound = false }
  }

  private static func name(_ profile: [UInt8], at offset: Int) -> String {
    String(decoding: profile[offset..<offset + 4], as: UTF8.self)
  }
}

extension EmbeddedProfile.Space {
  /// What a profile needs that has no lookup table.
  fileprivate var matrixTags: Set<String> {
    switch self {
    case .rgb: ["rXYZ", "gXYZ", "bXYZ", "rTRC", "gTRC", "bTRC"]
    case .gray: ["kTRC"]
    case .cmyk: ["A2B0"]
    }
  }
}
