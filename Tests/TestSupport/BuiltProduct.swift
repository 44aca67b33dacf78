import Foundation

/// An executable of this package, as built beside the tests that run.
package enum BuiltProduct {
  package static let minilab = Program(path: folder + "/minilab")
  package static let worker = Program(path: folder + "/minilab-worker")

  /// The folder of the test bundle: `.build/…/debug`, or the scratch path of a sanitizer's build.
  package static let folder: String = {
    let arguments = CommandLine.arguments
    let bundle =
      arguments.drop { $0 != "--test-bundle-path" }.dropFirst().first
      ?? arguments.first { $0.hasSuffix(".xctest") }
    guard let bundle else { return PackageRoot.path(".build/debug") }
    // The bundle is a file here and a folder elsewhere; either way the products are its siblings.
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    return folder.path
  }()
}
