import AssetFacts
import Inspection
import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  /// A file whose header is to be read.
  struct Uninspected: Sendable {
    var id: Int
    var path: FilePath
    /// As the folder had it.
    var identity: FileIdentity
  }

  /// Up to `count` files after the one with this id.
  func uninspected(after id: Int, count: Int) throws(EngineError) -> [Uninspected] {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT id, path, device, inode, size, mtime, ctime FROM files
        WHERE id > ? AND NOT sidecar AND same IS NULL AND code IS NULL ORDER BY id LIMIT ?
        """)
      try query.bind(id, count)
      var files: [Uninspected] = []
      while try query.step() {
        files.append(
          Uninspected(
            id: query[0], path: FilePath(bytes: query[1] as [UInt8]),
            identity: FileIdentity(query, from: 2)))
      }
      return files
    }
  }

  /// Records what the header told, and which file it was read from.
  func record(
    _ facts: AssetFacts, of identity: FileIdentity, for file: Uninspected
  ) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        UPDATE files SET facts = ?, captured = ?, pairing = ?, burst = ?, device = ?, inode = ?, size = ?, mtime = ?,
          ctime = ? WHERE id = ?
        """, facts.json.text(), facts.sortableTime, facts.livePhotoIdentifier,
        file.burst(facts),
        Int(truncatingIfNeeded: identity.device),
        Int(truncatingIfNeeded: identity.inode), identity.size, identity.mtime, identity.ctime,
        file.id)
    }
  }

  func record(_ error: AssetError, for id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute(
        "UPDATE files SET code = ?, message = ? WHERE id = ?", error.code.rawValue, error.message,
        id)
    }
  }

  func record(_ reason: SkipReason, for id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute("UPDATE files SET skip = ? WHERE id = ?", reason.text, id)
    }
  }
}

extension PlanStore.Uninspected {
  /// What the frames of a burst in this folder have in common.
  fileprivate func burst(_ facts: AssetFacts) -> String? {
    BurstKey.of(facts, named: path.lastComponent.nameForGrouping).map { "\($0)/\(path.parent)" }
  }
}

extension AssetFacts {
  /// The capture time as text that sorts as the photos' own clocks do; offsets only break a tie.
  fileprivate var sortableTime: String? {
    guard var clock = captured else { return nil }
    let offset = clock.offset
    clock.offset = nil
    let fraction = String(1_000_000 + (capturedFraction ?? 0)).dropFirst()
    return "\(clock.text).\(fraction) \(1000 + (offset ?? -1000))"
  }
}
