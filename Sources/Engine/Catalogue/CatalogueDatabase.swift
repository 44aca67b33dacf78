import Hashing
import SQLite
import System

/// The catalogue's file: `catalogue.sqlite`, readable by its owner only.
///
/// Write-ahead logging lets runs read while another writes, and a commit waits for no disk.
final class CatalogueDatabase {
  /// Changed with the schema; a file of another version is made anew.
  private static let version = 1

  private let database: Database
  private let path: FilePath
  private let find: Statement
  private let add: Statement
  private let trim: Statement
  private let limit: Int
  /// Which program read the facts: another build reads them again.
  private let reader: Int

  static func open(in folder: FilePath, limit: Int) throws -> CatalogueDatabase {
    try Files.makeDirectories(folder, mode: 0o700)
    let path = folder.appending("catalogue.sqlite")
    do {
      return try CatalogueDatabase(path, limit: limit)
    } catch let error as SQLiteError where error.code == .corrupt {
      remove(path)
      return try CatalogueDatabase(path, limit: limit)
    }
  }

  private init(_ path: FilePath, limit: Int) throws {
    // The log beside it takes its permissions over.
    _ = try OpenFile.open(path, .createOrOpen(mode: 0o600), followLinks: false)
    let database = try Database(.file(path.bytes), cacheKiB: 256, busyMilliseconds: 2000)
    try database.execute(
      "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = OFF;")
    try database.transaction { () throws(SQLiteError) in
      let found = try database.prepare("PRAGMA user_version")
      let version: Int = try found.step() ? found[0] : 0
      found.reset()
      if version == Self.version { return }
      try database.execute(Self.schema)
      try database.execute("INSERT INTO secret(id, key) VALUES(1, ?)", Self.newKey)
    }
    find = try database.prepare(
      """
      SELECT finding FROM facts WHERE path = ? AND device = ? AND inode = ? AND size = ?
        AND mtime = ? AND ctime = ? AND reader = ?
      """)
    add = try database.prepare("INSERT OR REPLACE INTO facts VALUES(NULL, ?, ?, ?, ?, ?, ?, ?, ?)")
    trim = try database.prepare(
      "DELETE FROM facts WHERE id <= (SELECT MAX(id) FROM facts) - ?")
    reader = try Self.ownBuild()
    self.database = database
    self.path = path
    self.limit = limit
  }

  private static let schema = """
    DROP TABLE IF EXISTS facts;
    DROP TABLE IF EXISTS secret;
    CREATE TABLE facts(
      id INTEGER PRIMARY KEY,      -- grows with time
      path BLOB NOT NULL UNIQUE,
      device INTEGER NOT NULL,
      inode INTEGER NOT NULL,
      size INTEGER NOT NULL,
      mtime INTEGER NOT NULL,
      ctime INTEGER NOT NULL,
      reader INTEGER NOT NULL,
      finding TEXT NOT NULL);
    CREATE TABLE secret(id INTEGER PRIMARY KEY, key BLOB NOT NULL);
    PRAGMA user_version = \(version);
    """

  /// The key under which identifiers are digested.
  func secret() throws(SQLiteError) -> [UInt8] {
    let query = try database.prepare("SELECT key FROM secret WHERE id = 1")
    guard try query.step() else { return Self.newKey }
    return query[0]
  }

  func text(of path: FilePath, _ file: FileIdentity) throws(SQLiteError) -> String? {
    try find.bind(
      path.bytes, Int(truncatingIfNeeded: file.device), Int(truncatingIfNeeded: file.inode),
      file.size, file.mtime, file.ctime, reader)
    defer { find.reset() }
    return try find.step() ? find[0] : nil
  }

  func insert(_ entries: [Catalogue.Entry]) throws(SQLiteError) {
    try database.transaction { () throws(SQLiteError) in
      for entry in entries {
        let file = entry.identity
        try add.run(
          entry.path.bytes, Int(truncatingIfNeeded: file.device),
          Int(truncatingIfNeeded: file.inode), file.size, file.mtime, file.ctime, reader,
          entry.text)
      }
      try trim.run(limit)
    }
  }

  /// Takes the file away; who has it open keeps what is open.
  func discard() { Self.remove(path) }

  private static func remove(_ path: FilePath) {
    for suffix in ["", "-wal", "-shm"] { try? Files.unlink(path.addingSuffix(suffix)) }
  }

  private static var newKey: [UInt8] {
    var random = SystemRandomNumberGenerator()
    return (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) }
  }

  /// Tells builds apart without a number that somebody must remember to raise.
  private static func ownBuild() throws(SystemError) -> Int {
    let own = try FileStatus.of("/proc/self/exe")
    let text = "\(own.device)/\(own.inode)/\(own.size)/\(own.mtime)"
    return SHA256.digest(of: Array(text.utf8)).bytes.prefix(8).reduce(0) { $0 << 8 | Int($1) }
  }
}
