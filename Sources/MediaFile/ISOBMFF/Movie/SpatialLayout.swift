/// How the pictures of a track surround the eyes.
package struct SpatialLayout: Hashable, Sendable {
  /// One picture for each eye.
  package private(set) var isStereo = false
  /// All of a sphere around the camera; false for half of one, as in VR180.
  package private(set) var isWholeSphere = false

  package init() {}

  /// - Parameters:
  ///   - extensions: The boxes of the sample description.
  ///   - track: The boxes of `trak`, where Google's first description of spheres stands.
  ///   - source: The file.
  /// - Throws: ``MediaFileError`` where a box leaves the one that holds it.
  init(
    extensions: [Box], track: [Box], _ source: any ByteSource
  ) throws(MediaFileError) {
    // MV-HEVC: the second eye is a layer with a configuration of its own.
    isStereo = extensions.first("hvcC") != nil && extensions.first("lhvC") != nil
    if let box = extensions.first("vexu") { try readApple(box, source) }
    if let box = extensions.first("st3d"), box.content.count >= 5 {
      isStereo = try source.byte(at: box.content.lowerBound + 4) != 0 || isStereo
    }
    if let box = extensions.first("sv3d"),
      let projection = try box.children(source).first("proj")
    {
      isWholeSphere = try Self.isWhole(projection, source) || isWholeSphere
    }
    for box in track where box.userType == Self.spherical { try readGoogle(box, source) }
  }

  /// Apple's video extended usage: which eyes, and the projection.
  private mutating func readApple(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    let children = try box.children(source)
    if let eyes = try children.first("eyes")?.children(source).first("stri"),
      eyes.content.count >= 5
    {
      // Left and right.
      isStereo = try source.byte(at: eyes.content.lowerBound + 4) & 3 == 3 || isStereo
    }
    if let kind = try children.first("proj")?.children(source).first("prji"),
      kind.content.count >= 8
    {
      var cursor = kind.cursor(source, fetch: 8)
      try cursor.skip(4)
      isWholeSphere = try cursor.code() == "equi" || isWholeSphere
    }
  }

  /// Google's projection: an equirectangular one has its bounds, a cube map is always whole.
  private static func isWhole(
    _ projection: Box, _ source: any ByteSource
  ) throws(MediaFileError) -> Bool {
    let children = try projection.children(source)
    if children.first("cbmp") != nil { return true }
    guard let box = children.first("equi"), box.content.count >= 20 else { return false }
    var cursor = box.cursor(source, fetch: 20)
    try cursor.skip(4)
    return try cursor.bytes(16).allSatisfy { $0 == 0 }
  }

  private static let spherical: [UInt8] = [
    0xFF, 0xCC, 0x82, 0x63, 0xF8, 0x55, 0x4A, 0x93, 0x88, 0x14, 0x58, 0x7A, 0x02, 0x52, 0x1F, 0xDD,
  ]

  /// Google's first description: a short text in XML, whose elements have no attributes.
  private mutating func readGoogle(_ box: Box, _ source: any ByteSource) throws(MediaFileError) {
    let end = min(box.content.upperBound, box.content.lowerBound + 4096)
    let text = String(decoding: try source.bytes(box.content.lowerBound..<end), as: UTF8.self)
    let value = { (name: String) -> Substring? in
      guard let range = text.firstRange(of: "<GSpherical:\(name)>") else { return nil }
      return text[range.upperBound...].prefix { $0 != "<" }
    }
    // The box alone says that there is a sphere; its text can take that back.
    guard value("Spherical")?.lowercased() != "false" else { return }
    let isCropped = [
      ("CroppedAreaImageWidthPixels", "FullPanoWidthPixels"),
      ("CroppedAreaImageHeightPixels", "FullPanoHeightPixels"),
    ].contains { value($0.0) != value($0.1) }
    isWholeSphere = !isCropped || isWholeSphere
    if let mode = value("StereoMode") { isStereo = mode != "mono" || isStereo }
  }
}
