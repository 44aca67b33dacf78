import TestSupport
import Testing

struct TemporaryFolderTests {
  @Test func `what was written is found, read, and gone with the folder`() async throws {
    var folder: TemporaryFolder? = try TemporaryFolder()
    let path = try #require(folder?.path)
    try folder?.write("x", to: "a/b/c.txt")
    try folder?.write([1], toBytes: [0x66, 0xFF])
    #expect(try folder?.read("a/b/c.txt") == [0x78])
    #expect(try folder?.files().contains("a/b/c.txt") == true)
    folder = nil
    #expect(try await Program(path: "/bin/ls").run([path]).status != 0)
  }
}
