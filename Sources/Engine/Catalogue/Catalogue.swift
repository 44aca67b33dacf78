import AssetFacts
import JobSpec
import SQLite
import Synchronization
import System

/// Facts that were read earlier, so that a second look at an unchanged folder reads no file.
///
/// It is disposable: whatever is wrong with it, a run goes on without it. What cannot be made or
/// written is none, silently; what fails later is one warning. Values of private groups never reach
/// its disk (``FactSeal``). Every call blocks for a moment: call it from the engine's own threads.
final class Catalogue: Sendable {
  /// What reading a file came to, where that depends on its bytes and its name alone.
  enum Finding: Hashable, Sendable {
    case facts(AssetFacts)
    case error(AssetError)
  }

  struct Entry: Sendable {
    var path: FilePath
    var identity: FileIdentity
    var text: String
  }

  /// Entries in one transaction.
  private static let batch = 256
  /// Bytes of one entry's facts; what is longer is read again each time.
  private static let longest = 16 << 10

  let seal: FactSeal
  private let state: Mutex<CatalogueState>
  private let warn: @Sendable (String) -> Void

  /// Opens the catalogue, and makes a new one where there is none that can be used.
  ///
  /// - Parameters:
  ///   - folder: Where it is kept; made where it is missing.
  ///   - limit: Entries that are kept; the oldest go.
  ///   - warn: Called once at most.
  init?(in folder: FilePath, limit: Int = 500_000, warn: @escaping @Sendable (String) -> Void) {
    do {
      let database = try CatalogueDatabase.open(in: folder, limit: limit)
      seal = FactSeal(key: try database.secret())
      state = Mutex(CatalogueState(database: database))
      self.warn = warn
    } catch let error as SQLiteError where ![.cannotOpen, .readOnly].contains(error.code) {
      warn(Self.warning(error))
      return nil
    } catch {
      return nil
    }
  }

  /// What was found in exactly this file; `nil` where it must be read.
  func finding(at path: FilePath, _ identity: FileIdentity) -> Finding? {
    let answer = state.withLock { $0.text(of: path, identity) }
    guard let text = told(answer), let json = try? JSON(parsing: text) else { return nil }
    return try? Finding(json: json, at: "")
  }

  /// Remembers what was read, unless the file was written to so lately that another change would not
  /// show in its times.
  func remember(_ finding: Finding, at path: FilePath, _ identity: FileIdentity, read time: Int) {
    guard identity.isSettled(at: time) else { return }
    let text = seal.sealed(finding).json.text()
    guard text.utf8.count <= Self.longest else { return }
    let entry = Entry(path: path, identity: identity, text: text)
    let answer = state.withLock { state in
      state.pending.append(entry)
      return state.pending.count < Self.batch ? .success(nil) : state.save()
    }
    _ = told(answer)
  }

  /// Writes what is still to be written.
  func save() { _ = told(state.withLock { $0.save() }) }

  private func told(_ answer: Result<String?, SQLiteError>) -> String? {
    switch answer {
    case .success(let text): return text
    case .failure(let error):
      warn(Self.warning(error))
      return nil
    }
  }

  private static func warning(_ error: SQLiteError) -> String {
    "The catalogue of facts read earlier cannot be used, and files are read again. "
      + error.description
  }
}

/// The open file, and what is to be written into it.
private struct CatalogueState: ~Copyable {
  /// `nil` after an error: nothing is asked any more in this run.
  var database: CatalogueDatabase?
  var pending: [Catalogue.Entry] = []

  mutating func text(
    of path: FilePath, _ identity: FileIdentity
  ) -> Result<String?, SQLiteError> {
    guard let database else { return .success(nil) }
    do throws(SQLiteError) {
      return .success(try database.text(of: path, identity))
    } catch {
      return giveUp(error)
    }
  }

  mutating func save() -> Result<String?, SQLiteError> {
    let entries = pending
    pending = []
    guard let database, !entries.isEmpty else { return .success(nil) }
    do throws(SQLiteError) {
      try database.insert(entries)
      return .success(nil)
    } catch {
      return giveUp(error)
    }
  }

  /// A damaged file goes, and the next run makes a new one.
  private mutating func giveUp(_ error: SQLiteError) -> Result<String?, SQLiteError> {
    if error.code == .corrupt { database?.discard() }
    database = nil
    return .failure(error)
  }
}

extension FileIdentity {
  /// Two seconds: the coarsest clock of a file system (FAT), as git has it.
  private static let doubt = 2_000_000_000

  /// Whether a change after `time` is sure to change the identity.
  func isSettled(at time: Int) -> Bool {
    let (early, late) = (time - Self.doubt, time + Self.doubt)
    return ctime <= early && (mtime <= early || mtime >= late)
  }
}
