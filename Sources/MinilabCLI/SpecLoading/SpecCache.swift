import Hashing
import JobSpec
import System

/// Jobs that were compiled before.
///
/// A file of the cache stands for a spec's contents, the compiler's version and our own sources; in
/// it, one entry for each environment that the spec was seen with, of which only the variables that
/// it read count.
struct SpecCache {
  let folder: FilePath
  private static let mostEntries = 16

  /// The names under which a spec's jobs are kept.
  struct Key: Hashable {
    let digest: Digest

    init(contents: [UInt8], compilerVersion: String, sources: SpecSources) {
      var hash = SHA256()
      hash.update(Array("minilab spec \(Job.schema)\n".utf8) + sources.digest.bytes)
      hash.update(Array("\(compilerVersion.utf8.count)\n\(compilerVersion)".utf8))
      hash.update(contents)
      digest = hash.finalize()
    }
  }

  /// The job that a spec gave in this environment; `nil` where that is not known, or damaged.
  func job(for key: Key, in environment: Environment) -> Job? {
    for entry in file(for: key).read()?.array ?? [] {
      guard let answer = try? SpecAnswer(json: entry), answer.holds(in: environment) else {
        continue
      }
      return answer.job
    }
    return nil
  }

  /// Keeps what a spec gave.
  func store(_ answer: SpecAnswer, for key: Key) {
    let file = file(for: key)
    let others = (file.read()?.array ?? []).filter {
      $0["environment"] != answer.json["environment"]
    }
    file.write(.array([answer.json] + others.prefix(Self.mostEntries - 1)))
  }

  private func file(for key: Key) -> CacheFile {
    CacheFile(path: folder.appending(FilePath("\(key.digest.hex).json")))
  }
}
