/// Tells the formats written as ISO base media files from each other: by every brand, and by the
/// boxes that are really there.
enum BoxFlavor {
  static func format(
    of source: any ByteSource, head: [UInt8]
  ) throws(MediaFileError) -> MediaFormat? {
    guard let first = FirstBox(head) else { return nil }
    if first.type == "ftyp" {
      let brands = try FileType(source, size: first.size)
      return format(major: brands.major, all: brands.all, hasMovie: hasMovie(source))
    }
    // QuickTime before 1999 had no `ftyp`.
    let oldTypes: Set<FourCC> = ["moov", "mdat", "wide", "free", "skip", "pnot"]
    guard oldTypes.contains(first.type), first.isPlausible(in: source.count) else { return nil }
    let found = topLevelTypes(source)
    return found.contains("moov") || found.contains("mdat") ? .quickTime : nil
  }

  /// Brands decide in the order of what they promise; the major brand alone lies too often.
  static func format(major: FourCC, all: Set<FourCC>, hasMovie: Bool) -> MediaFormat? {
    if all.contains("crx ") { return .cr3 }
    if major == "qt  " { return .quickTime }
    if let format = moving(major) { return format }
    if !all.isDisjoint(with: avif) {
      return major == "avis" || (hasMovie && all.contains("avis")) ? .avifSequence : .avif
    }
    if !all.isDisjoint(with: heif) {
      let isSequence = hasMovie && !all.isDisjoint(with: sequences)
      if !all.isDisjoint(with: hevc) { return isSequence ? .heicSequence : .heic }
      if !all.isDisjoint(with: avc) { return .avci }
      return isSequence ? .heifSequence : .heif
    }
    for brand in all.sorted(by: { $0.rawValue < $1.rawValue }) {
      if let format = moving(brand) { return format }
    }
    if all.contains("qt  ") { return .quickTime }
    return hasMovie ? .mpeg4 : nil
  }

  private static let avif: Set<FourCC> = ["avif", "avis", "avio"]
  private static let hevc: Set<FourCC> = [
    "heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs",
  ]
  private static let avc: Set<FourCC> = ["avci", "avcs"]
  private static let sequences: Set<FourCC> = ["msf1", "hevc", "hevx", "hevm", "hevs", "avcs"]
  private static let heif = hevc.union(avc).union([
    "mif1", "mif2", "mif3", "msf1", "miaf", "MiHB", "MiHE", "MiHA", "MiPr", "tmap", "jpeg", "jpgs",
    "j2ki", "vvic", "evbi", "unif",
  ])

  private static func moving(_ brand: FourCC) -> MediaFormat? {
    let name = brand.description
    if name.hasPrefix("3g2") { return .threeGPP2 }
    if name.hasPrefix("3g") { return .threeGPP }
    if name.hasPrefix("M4V") { return .m4v }
    if ["M4A ", "M4B ", "M4P "].contains(name) { return .mpeg4Audio }
    if name.hasPrefix("iso") || name.hasPrefix("mp4") { return .mpeg4 }
    let others: Set<FourCC> = ["avc1", "MSNV", "mmp4", "dash", "XAVC", "f4v ", "NDSC", "hvc1"]
    return others.contains(brand) ? .mpeg4 : nil
  }
}

extension BoxFlavor {
  /// The header that the file begins with, where it is one.
  private struct FirstBox {
    var size: Int
    var type: FourCC

    init?(_ head: [UInt8]) {
      guard head.count >= 8 else { return nil }
      let words = [0, 4].map { head[$0..<$0 + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) } }
      size = Int(words[0])
      type = FourCC(rawValue: words[1])
    }

    /// 0 means up to the end, 1 that a longer size follows.
    func isPlausible(in count: Int) -> Bool { size <= 1 || size >= 8 && size <= count }
  }

  private static func hasMovie(_ source: any ByteSource) -> Bool {
    topLevelTypes(source).contains("moov")
  }

  /// The types of the boxes at the top, as far as they can be read.
  private static func topLevelTypes(_ source: any ByteSource) -> Set<FourCC> {
    var reader = BoxReader(source)
    var types: Set<FourCC> = []
    for _ in 0..<64 {
      guard let start = typeAhead(source, at: reader.offset) else { break }
      types.insert(start)
      guard (try? reader.next()) != nil else { break }
    }
    return types
  }

  /// The type of the box at a position, also where the file ends before the box does.
  private static func typeAhead(_ source: any ByteSource, at offset: Int) -> FourCC? {
    var cursor = ByteCursor(source, fetch: 8)
    guard (try? cursor.seek(to: offset)) != nil, (try? cursor.skip(4)) != nil else { return nil }
    return try? cursor.code()
  }
}
