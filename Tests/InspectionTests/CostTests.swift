import Fixtures
import Inspection
import System
import Testing

/// Facts come from headers: most of a file is never read.
@Suite struct CostTests {
  @Test(arguments: [Fixture.lake, .video])
  func `at most two windows are read`(_ fixture: Fixture) throws {
    let window = try FileWindow(
      try OpenFile.open(FilePath(fixture.path), .read), capacity: 4096)
    _ = try Inspector.inspect(window, name: fixture.fileName)
    #expect(window.bytesRead <= 96 << 10, "\(window.bytesRead) of \(window.count)")
  }
}
