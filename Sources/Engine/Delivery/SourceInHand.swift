import AssetFacts
import JobSpec
import MediaFile
import System

/// One open file of an asset that is developed, and what was found when it was inspected.
struct SourceInHand {
  let path: FilePath
  let identity: FileIdentity
  /// `nil` for sidecars.
  let facts: AssetFacts?
  let file: OpenFile
  let window: FileWindow

  init(_ path: FilePath, _ identity: FileIdentity, _ facts: AssetFacts?) throws {
    self.path = path
    self.identity = identity
    self.facts = facts
    do {
      file = try OpenFile.open(path, .source)
      window = try FileWindow(file)
    } catch {
      throw AssetError(error, at: path)
    }
    try checkIsUnchanged()
  }

  /// What is read must be what was inspected, from the first byte to the last.
  func checkIsUnchanged() throws {
    guard FileIdentity(try file.status) == identity else {
      throw AssetError(
        code: .changed,
        message: "“\(path)” changed while it was read. Run again when it is complete.")
    }
  }
}
