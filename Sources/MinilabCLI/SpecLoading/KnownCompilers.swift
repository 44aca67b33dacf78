import JobSpec

/// The compilers that were used before, the last one first: what their version is need not be asked
/// again while the file is the same.
struct KnownCompilers {
  private let file: CacheFile
  private var entries: [Entry]
  private static let most = 8

  private struct Entry: JSONConvertible {
    let identity: SwiftCompiler.Identity
    let version: String

    init(identity: SwiftCompiler.Identity, version: String) {
      self.identity = identity
      self.version = version
    }

    init(json: JSON, at place: String) throws(Problem) {
      var fields = try JSONFields(json, at: place)
      self.init(identity: try fields.value("identity"), version: try fields.value("version"))
      try fields.end()
    }

    var json: JSON { ["identity": identity.json, "version": .string(version)] }
  }

  init(_ file: CacheFile) {
    self.file = file
    entries = file.read().flatMap { try? [Entry](json: $0) } ?? []
  }

  /// A compiler's version as it was last told; without a compiler, that of the last one used.
  func version(of compiler: SwiftCompiler?) -> String? {
    guard let compiler else { return entries.first?.version }
    return entries.first { $0.identity == compiler.identity }?.version
  }

  /// Remembers a version.
  mutating func record(_ version: String, of compiler: SwiftCompiler) {
    let entry = Entry(identity: compiler.identity, version: version)
    if let first = entries.first, first.identity == entry.identity, first.version == version {
      return
    }
    entries.removeAll { $0.identity == entry.identity }
    entries.insert(entry, at: 0)
    entries = Array(entries.prefix(Self.most))
    file.write(entries.json)
  }
}
