import AssetFacts
import Inspection
import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  /// A file beside others whose names are like its own.
  struct Neighbour: Sendable {
    var path: FilePath
    /// Without facts for what cannot be read, and for sidecars.
    var file: GroupingFile
    var sidecar: SidecarFile?
    var core: String { file.name.core }
  }

  /// The next folder and base that more than one file has.
  func nextNeighbourhood(after key: [UInt8]) throws(EngineError) -> [UInt8]? {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT neighbours FROM files WHERE neighbours > ? AND same IS NULL
        GROUP BY neighbours HAVING COUNT(*) > 1 OR MAX(apart) ORDER BY neighbours LIMIT 1
        """)
      try query.bind(key)
      return try query.step() ? query[0] : nil
    }
  }

  func neighbours(
    _ key: [UInt8], after path: [UInt8], limit: Int
  ) throws(EngineError) -> [Neighbour] {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT id, path, sidecar, facts FROM files
        WHERE neighbours = ? AND path > ? AND same IS NULL ORDER BY path LIMIT ?
        """)
      try query.bind(key, path, limit)
      var neighbours: [Neighbour] = []
      while try query.step() {
        let path = FilePath(bytes: query[1] as [UInt8])
        let name = path.lastComponent.nameForGrouping
        let isSidecar: Bool = query[2]
        neighbours.append(
          Neighbour(
            path: path,
            file: GroupingFile(
              id: query[0], name: name, facts: isSidecar ? nil : Self.facts(query[3])),
            sidecar: isSidecar ? SidecarFile(id: query[0], name: name) : nil))
      }
      return neighbours
    }
  }

  /// The next content identifier that more than one file has.
  func nextSharedIdentifier(after identifier: String) throws(EngineError) -> String? {
    try next("pairing", after: identifier)
  }

  /// Files with one content identifier; more than `limit` of them are copies that nobody needs.
  func files(
    withIdentifier identifier: String, limit: Int
  ) throws(EngineError) -> [GroupingFile] {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT id, path, facts FROM files WHERE pairing = ? AND same IS NULL ORDER BY path LIMIT ?
        """)
      try query.bind(identifier, limit)
      var folders: [FilePath: Int] = [:]
      var files: [GroupingFile] = []
      while try query.step() {
        let path = FilePath(bytes: query[1] as [UInt8])
        let folder = folders[path.parent] ?? folders.count
        folders[path.parent] = folder
        files.append(
          GroupingFile(
            id: query[0], folder: folder, name: path.lastComponent.nameForGrouping,
            facts: Self.facts(query[2])))
      }
      return files
    }
  }

  /// Notes which stills clips go with, and which stills have theirs among other names.
  func record(_ pairs: [LivePhotoPair]) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      for pair in pairs {
        try database.execute("UPDATE files SET still = ? WHERE id = ?", pair.still, pair.clip)
        try database.execute(
          """
          UPDATE files SET apart = 1 WHERE id = ?
            AND neighbours <> (SELECT neighbours FROM files WHERE id = ?)
          """, pair.still, pair.clip)
      }
    }
  }

  /// The pair that a file is a half of, if any.
  func pairs(of file: Int) throws(EngineError) -> [LivePhotoPair] {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        "SELECT still, id FROM files WHERE still = ? UNION SELECT still, id FROM files "
          + "WHERE id = ? AND still IS NOT NULL")
      try query.bind(file, file)
      var pairs: [LivePhotoPair] = []
      while try query.step() {
        pairs.append(LivePhotoPair(still: query[0], clip: query[1], .certain))
      }
      return pairs
    }
  }

  func record(_ outcome: GroupOutcome) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      for (id, part) in outcome.parts {
        try database.execute(
          "UPDATE files SET owner = ?, role = ?, leftOut = ? WHERE id = ?", part.owner,
          part.role.rawValue, part.leftOut, id)
      }
      for id in outcome.twins {
        try database.execute("UPDATE files SET twin = 1 WHERE id = ?", id)
      }
      for (id, facts) in outcome.facts {
        try database.execute("UPDATE files SET facts = ? WHERE id = ?", facts.json.text(), id)
      }
    }
  }

  /// The next value of an indexed column that more than one file has.
  func next(_ column: String, after value: String) throws(EngineError) -> String? {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT \(column) FROM files WHERE \(column) > ? AND same IS NULL AND owner IS NULL
        GROUP BY \(column) HAVING COUNT(*) > 1 ORDER BY \(column) LIMIT 1
        """)
      try query.bind(value)
      return try query.step() ? query[0] : nil
    }
  }

  static func facts(_ text: String?) -> AssetFacts? {
    text.flatMap { try? AssetFacts(json: JSON(parsing: $0)) }
  }
}

extension FilePath {
  /// A name as text. Bytes that are no UTF-8 each become a character, so that different names stay
  /// different.
  var nameForGrouping: String {
    isUTF8 ? string : String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }

  /// Equal for files of one folder whose names may belong together.
  var neighbourhood: [UInt8] {
    parent.bytes + [UInt8(ascii: "/")] + GroupingName(lastComponent.nameForGrouping).base.utf8
  }
}
