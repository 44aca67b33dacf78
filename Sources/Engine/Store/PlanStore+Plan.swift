import AssetFacts
import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  /// One asset in its place in the plan.
  struct Entry: Sendable {
    var seq: Int
    /// Which input it was reached from.
    var input: Int
    /// Absolute.
    var path: FilePath
    var parts: [Part]
    var identity: FileIdentity
    var facts: AssetFacts?
    /// In the selection, from 1; `nil` until it is selected.
    var place: Int?
    var skip: String?
    var error: AssetError?
    /// The file that this is another name of.
    var sameAs: FilePath?
    /// A RAW file that is developed beside a picture of its name.
    var isRawTwin = false
    /// A sidecar without a picture.
    var isSidecar = false

    /// What was decided without developing it; `nil` where it is to be developed.
    func settled(relativeTo root: FilePath) -> Settled? {
      if let error { return .failed(error) }
      if let skip { return .skipped(skip) }
      if let sameAs {
        return .skipped(SkipReason.sameFile((sameAs.relative(to: root) ?? sameAs).description).text)
      }
      return isSidecar ? .skipped(SkipReason.sidecarAlone.text) : nil
    }
  }

  /// A file that travels with an asset's primary one, or stays behind it.
  struct Part: Sendable {
    /// Absolute.
    var path: FilePath
    var role: AssetPart.Role
    /// The job's word that keeps it from being developed.
    var leftOut: String?
    var identity: FileIdentity
    var facts: AssetFacts?
  }

  /// A fate that needs no work.
  enum Settled: Sendable {
    case skipped(String)
    case failed(AssetError)
  }

  /// Puts the assets in the job's order, and says how many there are.
  func arrange(by order: AssetOrder) throws(EngineError) -> Int {
    let columns =
      switch order {
      case .path: "path"
      case .captureDate: "captured IS NULL, captured, path"
      case .input: "input, path"
      }
    return try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        INSERT INTO plan(file) SELECT id FROM files
        WHERE owner IS NULL ORDER BY \(columns)
        """)
      return database.changes
    }
  }

  func entry(_ seq: Int) throws(EngineError) -> Entry? {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT files.path, device, inode, size, mtime, ctime, facts, place,
          COALESCE(plan.skip, files.skip), COALESCE(plan.code, files.code),
          COALESCE(plan.message, files.message), files.id, sidecar,
          (SELECT first.path FROM files AS first WHERE first.id = files.same), input, twin
        FROM plan JOIN files ON files.id = plan.file WHERE seq = ?
        """)
      try query.bind(seq)
      guard try query.step() else { return nil }
      var entry = Entry(
        seq: seq, input: query[14], path: FilePath(bytes: query[0] as [UInt8]), parts: [],
        identity: FileIdentity(query, from: 1), place: query[7], skip: query[8])
      if let text: String = query[6] {
        entry.facts = Self.facts(text)
        entry.facts?.settleGrouping()
      }
      if let code: String = query[9], let message: String = query[10] {
        entry.error = AssetError(code: FailureCode(rawValue: code), message: message)
      }
      entry.isSidecar = query[12]
      entry.isRawTwin = query[15]
      entry.sameAs = (query[13] as [UInt8]?).map { FilePath(bytes: $0) }
      let id: Int = query[11]
      entry.parts = try Self.parts(of: id, in: database)
      return entry
    }
  }

  private static func parts(of id: Int, in database: Database) throws(SQLiteError) -> [Part] {
    let query = try database.prepare(
      """
      SELECT path, role, leftOut, device, inode, size, mtime, ctime, facts FROM files
      WHERE owner = ? ORDER BY path
      """)
    try query.bind(id)
    var parts: [Part] = []
    while try query.step() {
      parts.append(
        Part(
          path: FilePath(bytes: query[0] as [UInt8]),
          role: AssetPart.Role(rawValue: query[1]) ?? .companion, leftOut: query[2],
          identity: FileIdentity(
            device: UInt64(bitPattern: Int64(query[3] as Int)),
            inode: UInt64(bitPattern: Int64(query[4] as Int)), size: query[5], mtime: query[6],
            ctime: query[7]),
          facts: facts(query[8])))
    }
    return parts
  }

  func select(_ seq: Int, place: Int, outputs: [OutputPlan]) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute("UPDATE plan SET place = ? WHERE seq = ?", place, seq)
      let insert = try database.prepare(
        "INSERT INTO outputs(seq, rendition, path, key) VALUES(?, ?, ?, ?)")
      for output in outputs {
        try insert.run(
          seq, output.rendition, output.path.bytes, CollisionKey(output.path).hashValue)
      }
    }
  }

  func skip(_ seq: Int, _ reason: SkipReason) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute("UPDATE plan SET skip = ? WHERE seq = ?", reason.text, seq)
    }
  }

  func fail(_ seq: Int, _ error: AssetError) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        "UPDATE plan SET code = ?, message = ? WHERE seq = ?", error.code.rawValue, error.message,
        seq)
    }
  }

  /// Outputs of assets that are to be made.
  var outputCount: Int {
    get throws(EngineError) {
      try access { (database) throws(SQLiteError) in
        let query = try database.prepare(
          "SELECT COUNT(*) FROM outputs JOIN plan USING(seq) WHERE code IS NULL AND skip IS NULL")
        return try query.step() ? query[0] : 0
      }
    }
  }
}

extension PlanStore.Entry {
  /// The parts as plans look at them.
  func parts(relativeTo root: FilePath) -> [AssetPart] {
    parts.map {
      AssetPart(path: $0.path.relative(to: root) ?? $0.path, role: $0.role, facts: $0.facts)
    }
  }

  /// The parts that a job's words keep from being developed.
  func leftOut(relativeTo root: FilePath) -> [LeftOutFile] {
    parts.compactMap { part in
      part.leftOut.map { LeftOutFile(path: part.path.relative(to: root) ?? part.path, reason: $0) }
    }
  }
}
