import AssetFacts
import Inspection
import JobSpec
import MediaFile
import System

/// Where facts come from: the catalogue, or else the file.
struct FactReader: Sendable {
  let catalogue: Catalogue?
  /// Whether identifiers are wanted as they are. The catalogue does not have them, so files that have
  /// one are read each time; otherwise all are sealed, so that those of both sources compare.
  var wantsIdentifiers = false

  /// The facts of one file, and which file exactly they were read from; `known` is what the folder
  /// said of it.
  func read(
    _ path: FilePath, known: FileIdentity?
  ) throws(AssetError) -> (AssetFacts, FileIdentity) {
    if let known, let finding = catalogue?.finding(at: path, known) {
      switch finding {
      case .error(let error): throw error
      case .facts(let facts) where !(wantsIdentifiers && facts.hasIdentifier):
        return (facts, known)
      case .facts: break
      }
    }
    return try readFile(path)
  }

  private func readFile(_ path: FilePath) throws(AssetError) -> (AssetFacts, FileIdentity) {
    let file: OpenFile
    let identity: FileIdentity
    let time = SystemClock.now
    do {
      file = try OpenFile.open(path, .source)
      identity = FileIdentity(try file.status)
    } catch {
      throw AssetError(error, at: path)
    }
    do {
      let facts = try Inspector.inspect(
        FileWindow(file), name: path.lastComponent.string,
        folder: path.parent.lastComponent.string)
      catalogue?.remember(.facts(facts), at: path, identity, read: time)
      return (wantsIdentifiers ? facts : catalogue?.seal.sealed(facts) ?? facts, identity)
    } catch {
      let error = AssetError(error, at: path)
      // What the disk or the permissions had to say may be otherwise the next time.
      if error.code != .unreadable {
        catalogue?.remember(.error(error), at: path, identity, read: time)
      }
      throw error
    }
  }
}
