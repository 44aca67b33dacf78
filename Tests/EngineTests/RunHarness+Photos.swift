import Fixtures
import Foundation
import TestSupport

extension RunHarness {
  /// Puts copies of a camera's picture into the input folder, each with bytes of its own.
  func addPhotos(_ count: Int) throws {
    let photo = [UInt8](
      try Data(contentsOf: URL(fileURLWithPath: Fixture.folder + "/orientation/turned-6.jpg")))
    for number in 1...count {
      // A comment segment before the rest tells the copies apart.
      let mark = Array("photo \(number)".utf8)
      let comment: [UInt8] = [0xFF, 0xFE, 0, UInt8(mark.count + 2)] + mark
      try folder.write(photo.prefix(2) + comment + photo.dropFirst(2), to: "in/photo-\(number).jpg")
    }
  }

  /// Unfinished files below the output folder.
  func strays() throws -> [String] {
    try folder.files(under: "out").filter { $0.contains(".minilab-") }
  }
}
