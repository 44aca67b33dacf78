import AssetFacts
import Foundation
import JobSpec
import SQLite
import Synchronization
import System
import TestSupport
import Testing

@testable import Engine

/// What is remembered of files, when that holds, and what never gets onto its disk.
struct CatalogueTests {
  private let folder: TemporaryFolder
  private let warnings = Collected<String>()
  private var cache: FilePath { FilePath(folder.path("cache/minilab")) }
  private var file: FilePath { cache.appending("catalogue.sqlite") }
  private let identity = FileIdentity(
    device: 1, inode: .max, size: 3, mtime: 1_000_000_000, ctime: 2_000_000_000)
  private let late = 10_000_000_000

  init() throws { folder = try TemporaryFolder() }

  private func open(limit: Int = 100) -> Catalogue? {
    let warnings = warnings
    return Catalogue(in: cache, limit: limit) { warnings.add($0) }
  }

  private var facts: AssetFacts {
    var facts = AssetFacts(format: .jpeg, bytes: 3)
    facts.width = 4
    facts.keywords = ["a \u{0} b"]
    return facts
  }

  @Test
  func `facts and errors come back as they were`() throws {
    let error = AssetError(code: .corrupt, message: "“/b” cannot be read")
    do {
      let catalogue = try #require(open())
      catalogue.remember(.facts(facts), at: "/a", identity, read: late)
      catalogue.remember(.error(error), at: "/b", identity, read: late)
      catalogue.save()
    }
    let catalogue = try #require(open())
    #expect(catalogue.finding(at: "/a", identity) == .facts(facts))
    #expect(catalogue.finding(at: "/b", identity) == .error(error))
    #expect(catalogue.finding(at: "/c", identity) == nil)
    #expect(warnings.all.isEmpty)
    #expect(try FileStatus.of(file).mode == 0o600)
    #expect(try FileStatus.of(cache).mode == 0o700)
  }

  @Test
  func `any change makes it another file`() throws {
    let catalogue = try #require(open())
    catalogue.remember(.facts(facts), at: "/a", identity, read: late)
    catalogue.save()
    var changed = Array(repeating: identity, count: 5)
    changed[0].device += 1
    changed[1].inode -= 1
    changed[2].size += 1
    changed[3].mtime += 1
    changed[4].ctime += 1
    #expect(changed.allSatisfy { catalogue.finding(at: "/a", $0) == nil })
    #expect(catalogue.finding(at: "/a", identity) != nil)
  }

  @Test(arguments: [
    // mtime and ctime, seconds before the file was read, and whether both are old enough
    (5.0, 5.0, true), (5.0, 1.9, false), (1.9, 5.0, false), (-60.0, 5.0, true), (5.0, -60.0, false),
    (2.0, 2.0, true),
  ])
  func `what was written just now is not trusted`(_ mtime: Double, _ ctime: Double, settled: Bool) {
    let time = 100_000_000_000
    let identity = FileIdentity(
      device: 1, inode: 1, size: 1, mtime: time - Int(mtime * 1e9), ctime: time - Int(ctime * 1e9))
    #expect(identity.isSettled(at: time) == settled)
  }

  @Test
  func `identifiers are sealed, and equal ones stay equal`() throws {
    let secret = "0A7E1C55-6D2E-4B7C-9E0F-7C9D6B1F0A11"
    var first = facts
    first.livePhotoIdentifier = secret
    first.burstIdentifier = secret
    do {
      let catalogue = try #require(open())
      for path in ["/a", "/b"] as [FilePath] {
        catalogue.remember(.facts(first), at: path, identity, read: late)
      }
      catalogue.save()
      let sealed = catalogue.seal.sealed(first)
      #expect(catalogue.finding(at: "/a", identity) == .facts(sealed))
      #expect(catalogue.finding(at: "/b", identity) == .facts(sealed))
      #expect(sealed.livePhotoIdentifier != secret && catalogue.seal.sealed(sealed) == sealed)
      var other = first
      other.livePhotoIdentifier = secret + "2"
      #expect(catalogue.seal.sealed(other).livePhotoIdentifier != sealed.livePhotoIdentifier)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: cache.string) {
      let bytes = try Data(contentsOf: URL(filePath: cache.appending(FilePath(name)).string))
      #expect(bytes.range(of: Data(secret.utf8)) == nil, "\(name)")
    }
  }

  @Test
  func `the oldest entries go`() throws {
    let catalogue = try #require(open(limit: 3))
    for number in 1...5 {
      catalogue.remember(.facts(facts), at: FilePath("/\(number)"), identity, read: late)
    }
    catalogue.save()
    let kept = (1...5).filter { catalogue.finding(at: FilePath("/\($0)"), identity) != nil }
    #expect(kept == [3, 4, 5])
  }

  @Test
  func `a damaged file is made anew`() throws {
    try folder.write(
      String(repeating: "no database ", count: 500), to: "cache/minilab/catalogue.sqlite")
    let catalogue = try #require(open())
    catalogue.remember(.facts(facts), at: "/a", identity, read: late)
    catalogue.save()
    #expect(catalogue.finding(at: "/a", identity) == .facts(facts))
    #expect(warnings.all.isEmpty)
  }

  @Test
  func `a file of another version is made anew`() throws {
    _ = try #require(open())
    try Database(.file(file.bytes)).execute("PRAGMA user_version = 99; DROP TABLE facts")
    let catalogue = try #require(open())
    catalogue.remember(.facts(facts), at: "/a", identity, read: late)
    catalogue.save()
    #expect(catalogue.finding(at: "/a", identity) == .facts(facts))
  }

  @Test
  func `facts that another build read are read again`() throws {
    let catalogue = try #require(open())
    catalogue.remember(.facts(facts), at: "/a", identity, read: late)
    catalogue.save()
    try Database(.file(file.bytes)).execute("UPDATE facts SET reader = reader + 1")
    #expect(catalogue.finding(at: "/a", identity) == nil)
  }

  @Test
  func `where there can be no catalogue there is none, silently`() throws {
    try folder.write("a file", to: "cache")
    #expect(open() == nil && warnings.all.isEmpty)
  }

  @Test
  func `what fails later is one warning, and nothing is asked any more`() throws {
    let catalogue = try #require(open())
    try Database(.file(file.bytes)).execute("DROP TABLE facts")
    for _ in 0..<3 { #expect(catalogue.finding(at: "/a", identity) == nil) }
    catalogue.remember(.facts(facts), at: "/a", identity, read: late)
    catalogue.save()
    #expect(warnings.all.count == 1)
  }

  @Test
  func `runs at the same time do not disturb each other`() async throws {
    let catalogues = try (0..<4).map { _ in try #require(open(limit: 10_000)) }
    await withTaskGroup { group in
      for (number, catalogue) in catalogues.enumerated() {
        group.addTask { [facts, identity, late] in
          for entry in 0..<600 {
            let path = FilePath("/\(number)/\(entry)")
            catalogue.remember(.facts(facts), at: path, identity, read: late)
            _ = catalogue.finding(at: path, identity)
          }
          catalogue.save()
        }
      }
    }
    #expect(warnings.all.isEmpty)
    for number in 0..<4 {
      for entry in [0, 255, 256, 599] {
        #expect(catalogues[0].finding(at: FilePath("/\(number)/\(entry)"), identity) != nil)
      }
    }
  }
}
