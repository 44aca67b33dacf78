import Foundation

/// The folder that holds Package.swift, found from where this file was compiled.
package enum PackageRoot {
  package static let path: String = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()  // TestSupport
    .deletingLastPathComponent()  // Tests
    .deletingLastPathComponent().path

  package static func path(_ name: String) -> String { path + "/" + name }
}
