extension Corpus {
  /// One row of the catalogue: what a file really is, checked by tools and never by its name.
  package struct File: Sendable, CustomStringConvertible {
    /// Relative to the corpus.
    package let name: String
    /// Absolute.
    package let path: String
    package let bytes: Int
    /// As in `JPEG`, `HEIC`, `QuickTime MOV`; `not recognised` where nothing could tell.
    package let format: String
    /// As stored, before any orientation; `nil` where nothing could tell.
    package let size: (width: Int, height: Int)?
    /// A sentence for people.
    package let special: String
    /// Tags such as `gps-exif-jpeg` and `orient-exif-jpeg-6`.
    package let capabilities: Set<String>

    package var description: String { name }

    package func has(_ capability: String) -> Bool { capabilities.contains(capability) }

    /// Whether some tag says that the file is damaged.
    package var isDamaged: Bool { capabilities.contains { $0.hasPrefix("corrupt") } }

    init?(row: Substring, in folder: String) {
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count >= 6, let bytes = Int(fields[1]) else { return nil }
      name = fields[0]
      path = folder + "/" + fields[0]
      self.bytes = bytes
      format = fields[2]
      let sides = fields[3].split(separator: "x").compactMap { Int($0) }
      size = sides.count == 2 ? (sides[0], sides[1]) : nil
      special = fields[4]
      capabilities = Set(fields[5].split(separator: ",").map(String.init))
    }
  }
}
