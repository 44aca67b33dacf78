import JobSpec
import Planning
import SQLite
import System

extension PlanStore {
  private struct Claim {
    var seq: Int
    var source: FilePath
    var path: FilePath
  }

  /// Fails every asset that has a name in common with another, or with itself.
  ///
  /// Keys are hashes: rows with equal ones are compared as names before anybody is accused.
  func failCollisions(relativeTo root: FilePath) throws(EngineError) {
    try access { (database) throws(SQLiteError) in
      let keys = try database.prepare("SELECT key FROM outputs GROUP BY key HAVING COUNT(*) > 1")
      while try keys.step() { try Self.failRivals(for: keys[0], root, in: database) }
    }
  }

  /// However many rivals there are, only the first of each name is held.
  private static func failRivals(
    for key: Int, _ root: FilePath, in database: Database
  ) throws(SQLiteError) {
    let query = try database.prepare(
      """
      SELECT seq, files.path, outputs.path
      FROM outputs JOIN plan USING(seq) JOIN files ON files.id = plan.file
      WHERE key = ? ORDER BY seq, rendition
      """)
    try query.bind(key)
    var firsts: [CollisionKey: Claim] = [:]
    var accused: Set<CollisionKey> = []
    while try query.step() {
      let claim = Claim(
        seq: query[0], source: FilePath(bytes: query[1] as [UInt8]),
        path: FilePath(bytes: query[2] as [UInt8]))
      let name = CollisionKey(claim.path)
      guard let first = firsts[name] else {
        firsts[name] = claim
        continue
      }
      try fail(claim, first, root, in: database)
      if accused.insert(name).inserted { try fail(first, claim, root, in: database) }
    }
  }

  private static func fail(
    _ claim: Claim, _ rival: Claim, _ root: FilePath, in database: Database
  ) throws(SQLiteError) {
    let source = claim.source.relative(to: root) ?? claim.source
    let whose =
      rival.seq == claim.seq
      ? "two of its renditions would have this name"
      : "“\(rival.source.relative(to: root) ?? rival.source)” would have the same name"
    let difference =
      rival.path == claim.path ? "" : " where case or Unicode normalisation do not count"
    try database.execute(
      "UPDATE plan SET code = ?, message = ? WHERE seq = ?",
      FailureCode.nameCollision.rawValue,
      "“\(source)” cannot be delivered as “\(claim.path)”: \(whose)\(difference). "
        + "Put something into `naming` that tells them apart.", claim.seq)
  }
}
