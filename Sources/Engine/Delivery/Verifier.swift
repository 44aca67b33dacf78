import AssetFacts
import Inspection
import JobSpec
import MediaFile
import Planning
import Privacy
import System

/// Reads a result again, with the engine's own readers, before it gets its name.
enum Verifier {
  /// What a result must be.
  struct Expectation {
    var format: FileFormat
    /// As stored; `nil` where nobody knows.
    var size: PixelSize?
    var policy: PrivacyPolicy
    var pairing: LivePhotoPairing
    /// How it was made of its source, where it is an original.
    var original: OriginalMaker.Original?
    /// What the source told, to be searched for.
    var values: PrivateValues
  }

  /// - Returns: The result's own facts.
  static func check(
    _ file: OpenFile, _ name: FilePath, _ expected: Expectation
  ) throws(AssetError) -> AssetFacts {
    let window: any ByteSource
    let facts: AssetFacts
    do {
      let result = try FileWindow(file)
      window =
        expected.original.map { CopiedScans(result, $0.splice, scans: $0.scans) } ?? result
      facts = try Inspector.inspect(window, name: name.string)
    } catch {
      throw AssetError(
        code: .encodingFailed, message: "“\(name)” cannot be read back: \(error)")
    }
    guard facts.format == expected.format else {
      throw AssetError(
        code: .encodingFailed,
        message: "“\(name)” should be \(expected.format.rawValue), but is \(facts.format.rawValue)."
      )
    }
    if let size = expected.size, facts.storedSize != size {
      throw AssetError(
        code: .encodingFailed,
        message: "“\(name)” should have \(size.width) × \(size.height) pixels, but has "
          + "\(facts.storedSize.map { "\($0.width) × \($0.height)" } ?? "none").")
    }
    if !expected.policy.removesNothing { try prove(window, name, facts, expected) }
    return facts
  }

  /// A sidecar: what is expected is there, and says nothing of what the policy removes.
  static func check(
    sidecar file: OpenFile, _ name: FilePath, format: FileFormat, policy: PrivacyPolicy,
    pairing: LivePhotoPairing, _ original: OriginalMaker.Original
  ) throws {
    guard try file.size == original.splice.count else {
      throw AssetError(
        code: .encodingFailed,
        message: "“\(name)” is not as long as it should be; nothing was written.")
    }
    guard !policy.removesNothing else { return }
    do {
      try Proof.check(
        output: try FileWindow(file), format: format, policy: policy, pairing: pairing,
        values: original.values)
    } catch { throw AssetError(error, at: name) }
  }

  private static func prove(
    _ window: any ByteSource, _ name: FilePath, _ facts: AssetFacts, _ expected: Expectation
  ) throws(AssetError) {
    let told = facts.sensitive.filter {
      expected.policy.remove.contains($0.group)
        && !($0.isPairing && expected.pairing != .split)
    }
    guard told.isEmpty else {
      let carriers = told.map(\.carrier).joined(separator: ", ")
      throw AssetError(
        code: .privacyUnproved, message: "“\(name)” still has \(carriers); nothing was written.")
    }
    do {
      try Proof.check(
        output: window, format: expected.format, policy: expected.policy,
        pairing: expected.pairing, values: expected.values)
    } catch {
      throw AssetError(error, at: name)
    }
  }
}

extension AssetFacts {
  /// Width and height before the orientation is applied.
  var storedSize: PixelSize? {
    guard let width, let height else { return nil }
    return orientation > 4 ? PixelSize(height, width) : PixelSize(width, height)
  }
}
