import CoreTransferable
import Foundation
import TestSupport
import Testing
import UniformTypeIdentifiers

/// A picture by its file, and a note by its bytes.
struct Picture: Transferable, Equatable {
  var url: URL
  var isOriginal = true

  static var transferRepresentation: some TransferRepresentation {
    FileRepresentation(contentType: .image) { picture in
      SentTransferredFile(picture.url, allowAccessingOriginalFile: picture.isOriginal)
    } importing: { received in
      Picture(url: received.file, isOriginal: received.isOriginalFile)
    }
  }
}

struct Note: Transferable, Equatable {
  var text: String
  var isSecret = false

  static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .plainText) { note in
      Data(note.text.utf8)
    } importing: { data in
      Note(text: String(decoding: data, as: UTF8.self))
    }
    .exportingCondition { !$0.isSecret }
    .suggestedFileName { "\($0.text.prefix(5)).txt" }
    DataRepresentation(exportedContentType: .json) { note in Data("\"\(note.text)\"".utf8) }
  }
}

/// A note with a date, that passes as its note.
struct Dated: Transferable {
  var note: Note

  static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation { (dated: Dated) in
      dated.note
    } importing: {
      Dated(note: $0)
    }
  }
}

@Suite struct TransferableTests {
  @Test func `types are named once, the best first`() {
    #expect(Note.exportedContentTypes() == [.plainText, .json])
    #expect(Note.importedContentTypes() == [.plainText])
    #expect(Note(text: "hello", isSecret: true).exportedContentTypes() == [.json])
    #expect(Dated.importedContentTypes() == [.plainText])
  }

  @Test func `a file passes by its URL and is not copied`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "a picture.jpg")
    try Data("pixels".utf8).write(to: url)
    let picture = try await Picture(importing: url)
    #expect(picture == Picture(url: url))
    for isOriginal in [true, false] {
      let sent = try await Picture(url: url, isOriginal: isOriginal).withExportedFile { $0 }
      #expect(sent == ReceivedTransferredFile(file: url, isOriginalFile: isOriginal))
    }
  }

  @Test func `bytes become a file while it is used`() async throws {
    let note = Note(text: "hello, file")
    let url = try await note.withExportedFile { received in
      let bytes = try Data(contentsOf: received.file)
      #expect(bytes == Data("hello, file".utf8))
      #expect(!received.isOriginalFile)
      #expect(received.file.lastPathComponent == "hello.txt")
      return received.file
    }
    #expect(!FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path))
  }

  @Test func `a file becomes bytes where a type wants them`() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "note.txt")
    try Data("from a file".utf8).write(to: url)
    #expect(try await Note(importing: url) == Note(text: "from a file"))
    #expect(try await Dated(importing: url).note == Note(text: "from a file"))
    let written = try await Dated(note: Note(text: "proxy")).exported(as: .plainText)
    #expect(written == Data("proxy".utf8))
  }

  @Test func `a name suggests no path`() async throws {
    let folder = try await Note(text: "/../x").withExportedFile { $0.file.lastPathComponent }
    #expect(folder == "x.txt")
  }

  @Test func `the wrong type is refused`() async throws {
    let cannotImport = { (error: any Error) in (error as? TransferError)?.code == .cannotImport }
    await #expect(
      performing: { _ = try await Note(importing: Data(), contentType: .jpeg) },
      throws: cannotImport)
    await #expect(
      performing: { _ = try await Note(importing: URL(fileURLWithPath: "/nowhere/x.unheard")) },
      throws: cannotImport)
    let nothing = { (error: any Error) in (error as? TransferError)?.code == .nothingToExport }
    await #expect(
      performing: { _ = try await Note(text: "a").exported(as: .jpeg) }, throws: nothing)
    await #expect(
      performing: { _ = try await Note(text: "a", isSecret: true).exported(as: .plainText) },
      throws: nothing)
  }

  @Test func `what an importing closure throws arrives, and leaves no file`() async throws {
    struct Refused: Error {}
    struct Picky: Transferable {
      static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(importedContentType: .image) { _ in throw Refused() }
      }
    }
    await #expect(throws: Refused.self) {
      try await Picky(importing: Data("x".utf8), contentType: .png)
    }
  }
}
