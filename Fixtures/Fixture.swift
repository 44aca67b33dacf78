/// A picture of `Fixtures/Images`, and what a reader must find in it.
///
/// The pictures are made by `Fixtures/make/make.sh` and belong to the project. Names that no
/// repository should hold (newlines, bytes that are not UTF-8) are made by the tests themselves.
package struct Fixture: Hashable, Sendable {
  /// Relative to `Fixtures/Images`.
  package var name: String
  /// Why the fixture exists, in a few words.
  package var purpose: String
  /// A uniform type identifier; `nil` where the bytes are of no known format.
  package var format: String?
  /// Upright, in pixels.
  package var width: Int
  package var height: Int
  /// As stored, 1…8.
  package var orientation = 1
  package var hasLocation = false
  /// On the photo's own wall clock, ISO 8601.
  package var captured: String?
  package var hasAlpha = false
  package var frames = 1
  package var bitDepth = 8
  /// Why it cannot be developed, as a failure code; `nil` where it can.
  package var failure: String?

  package init(
    _ name: String, _ purpose: String, format: String?, width: Int = 0, height: Int = 0
  ) {
    self.name = name
    self.purpose = purpose
    self.format = format
    self.width = width
    self.height = height
  }
}

extension Fixture: CustomStringConvertible {
  package var description: String { name }

  /// The file's own name, without folders.
  package var fileName: String { name.split(separator: "/").last.map(String.init) ?? name }

  /// Absolute.
  package var path: String { Self.folder + "/" + name }

  /// The folder of files that are one asset together, absolute.
  package static let assetFolder = folder.dropLast("Images".count) + "Assets"

  /// The folder of files that cameras tell apart, absolute.
  package static let kindFolder = String(folder.dropLast("Images".count)) + "Kinds"

  /// The folder of all pictures, absolute; found from where this file was compiled.
  package static let folder: String = {
    let parts = #filePath.split(separator: "/").dropLast()
    return "/" + parts.joined(separator: "/") + "/Images"
  }()
}

extension Fixture {
  /// Where and when every picture with a place was taken.
  package static let place = (latitude: 46.5763, longitude: 7.9904)

  func with(_ change: (inout Fixture) -> Void) -> Fixture {
    var copy = self
    change(&copy)
    return copy
  }

  /// As a camera wrote it: with a place, a moment, serial numbers and a thumbnail.
  var fromCamera: Fixture {
    with {
      $0.hasLocation = true
      $0.captured = "2026-05-03T14:02:11"
    }
  }
}
