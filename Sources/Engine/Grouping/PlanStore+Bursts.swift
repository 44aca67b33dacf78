import AssetFacts
import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  /// The next burst of which more than one frame is there.
  func nextBurst(after key: String) throws(EngineError) -> String? { try next("burst", after: key) }

  /// Makes frames know their burst. With `keepsBestOnly`, all but the best are skipped. However many
  /// frames there are, one at a time is in memory.
  func settleBurst(_ key: String, keepsBestOnly: Bool) throws(EngineError) {
    var best: (frame: BurstFrame, path: FilePath)?
    var last = 0
    while let frame = try nextFrame(of: key, after: last) {
      last = frame.id
      var facts = frame.facts
      facts.join(burst: key)
      try update(facts, of: frame.id)
      let candidate = BurstFrame(
        file: frame.id, isPick: facts.isBurstPick, rating: facts.rating, captured: frame.captured,
        path: frame.path.bytes)
      if best.map({ candidate.isBetter(than: $0.frame) }) ?? true { best = (candidate, frame.path) }
    }
    guard keepsBestOnly, let best else { return }
    let reason = SkipReason.burst(best: best.path.lastComponent.description)
    try access { (database) throws(SQLiteError) in
      try database.execute(
        """
        UPDATE files SET skip = ?
        WHERE burst = ? AND id <> ? AND owner IS NULL AND same IS NULL AND skip IS NULL
        """, reason.text, key, best.frame.file)
    }
  }

  private struct Frame: Sendable {
    var id: Int
    var path: FilePath
    var captured: String
    var facts: AssetFacts
  }

  private func nextFrame(of key: String, after id: Int) throws(EngineError) -> Frame? {
    try access { (database) throws(SQLiteError) in
      let query = try database.prepare(
        """
        SELECT id, path, COALESCE(captured, ''), facts FROM files
        WHERE burst = ? AND id > ? AND owner IS NULL AND same IS NULL ORDER BY id LIMIT 1
        """)
      try query.bind(key, id)
      guard try query.step(), let facts = Self.facts(query[3]) else { return nil }
      return Frame(
        id: query[0], path: FilePath(bytes: query[1] as [UInt8]), captured: query[2], facts: facts)
    }
  }

  private func update(_ facts: AssetFacts, of id: Int) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      try database.execute("UPDATE files SET facts = ? WHERE id = ?", facts.json.text(), id)
    }
  }
}
